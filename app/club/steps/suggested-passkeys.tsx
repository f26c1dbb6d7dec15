import { useEffect, useRef, useState } from 'react';
import { usePage } from '../dialog/page-context.tsx';
import { describeRequestError, RequestError, request } from '../dialog/request.ts';
import { canSuggestPasskeys, suggestPasskeys, withdrawPasskeys } from '../flow/authenticator.ts';
import { logInWithPasskey } from '../flow/log-in.ts';

/** Why a log-in with a passkey failed. */
export type PasskeyProblem = 'unknown' | RequestError;

/** The passkeys that the browser suggests at a step. */
export interface SuggestedPasskeys {
  readonly problem: PasskeyProblem | undefined;
  /** Resolves when another call may begin a session, because the request for the challenge may begin one as well. */
  readonly begun: () => Promise<unknown>;
}

/** How long to wait for the challenge at most, in milliseconds. */
const longestDelay = 2000;

/** Lets the browser suggest passkeys while a step is shown. */
export function useSuggestedPasskeys(): SuggestedPasskeys {
  const page = usePage();
  const { api } = page;
  const [problem, setProblem] = useState<PasskeyProblem>();
  const beginning = useRef<Promise<unknown>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: suggested once, while the step is shown.
  useEffect(() => {
    let isShown = true;
    const suggest = async () => {
      if (!(await canSuggestPasskeys())) return;
      while (isShown) {
        const begun = request(api.beginPasskeyLogIn());
        beginning.current = begun;
        const signed = await suggestPasskeys(await begun);
        if (!isShown || signed === undefined) return;
        setProblem(undefined);
        try {
          if (await logInWithPasskey(page, signed)) return;
          setProblem('unknown');
        } catch (thrown) {
          if (!(thrown instanceof RequestError)) throw thrown;
          setProblem(thrown);
        }
      }
    };
    // The step works without suggestions.
    suggest().catch((thrown: unknown) => {
      if (!(thrown instanceof RequestError)) throw thrown;
    });
    return () => {
      isShown = false;
      withdrawPasskeys();
    };
  }, []);
  const begun = () => {
    const delay = new Promise((resolve) => setTimeout(resolve, longestDelay));
    return Promise.race([Promise.resolve(beginning.current).catch(() => undefined), delay]);
  };
  return { problem, begun };
}

export function PasskeyTrouble({ problem }: { readonly problem: PasskeyProblem | undefined }) {
  const { texts } = usePage();
  if (problem === undefined) return null;
  return (
    <p
      className="trouble"
      role="alert"
      data-trouble={problem === 'unknown' ? 'passkeyUnknown' : problem.kind}
    >
      {problem === 'unknown' ? texts.club.passkeyUnknown : describeRequestError(problem, texts)}
    </p>
  );
}
