import { useEffect, useState } from 'react';
import type { Schemas } from '../../../generated/api/operations.ts';
import { usePage } from '../dialog/page-context.tsx';
import { request } from '../dialog/request.ts';
import { type Calls, useCalls } from './calls.tsx';

/** The member's account as the server knows it. */
export interface LoadedAccount {
  /** Undefined until it has loaded. */
  readonly account: Schemas['Account'] | undefined;
  /** Loads it again, after a change. */
  readonly load: () => void;
  readonly calls: Calls;
}

export function useAccount(): LoadedAccount {
  const { api } = usePage();
  const [account, setAccount] = useState<Schemas['Account']>();
  const calls = useCalls();
  const load = () => calls.run(async () => setAccount(await request(api.findAccount())));
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once; a change loads it again.
  useEffect(load, []);
  return { account, load, calls };
}
