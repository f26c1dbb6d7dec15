import { useEffect, useState } from 'react';
import type { Schemas } from '../../../generated/api/operations.ts';
import { usePage } from '../dialog/page-context.tsx';
import { request } from '../dialog/request.ts';
import { canUsePasskeys } from '../flow/authenticator.ts';
import { AccountRemoval } from './account-removal.tsx';
import { Trouble, useCalls } from './calls.tsx';
import { DataDownload } from './data-download.tsx';
import { Devices } from './devices.tsx';
import { Status } from './disclosure.tsx';
import { LinkedAccount } from './linked-account.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordChange } from './password-change.tsx';

/** The member's password, linked account, passkeys and devices; download and removal of the data. */
export function AccountParts({ email }: { readonly email: string }) {
  const { api, texts } = usePage();
  const [account, setAccount] = useState<Schemas['Account']>();
  const [unlinked, setUnlinked] = useState<string>();
  const calls = useCalls();
  const load = () => calls.run(async () => setAccount(await request(api.findAccount())));
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once; a change loads it again.
  useEffect(load, []);
  return (
    <div>
      {account !== undefined && (
        <>
          <PasswordChange email={email} hasPassword={account.hasPassword} onChanged={load} />
          {canUsePasskeys() && <Passkeys passkeys={account.passkeys} onChanged={load} />}
          {account.providers.map((provider) => (
            <LinkedAccount
              key={provider}
              provider={provider}
              onUnlinked={() => {
                setUnlinked(provider);
                load();
              }}
            />
          ))}
          <Status name="unlinked">
            {unlinked !== undefined && texts.club.unlinked({ provider: unlinked })}
          </Status>
          <Devices sessions={account.sessions} onEnded={load} />
        </>
      )}
      <Trouble calls={calls} />
      <DataDownload />
      <AccountRemoval email={email} />
    </div>
  );
}
