import { usePage } from '../page-context.tsx';
import { describeRequestError } from '../request.ts';
import type { PasskeyProblem } from './use-suggested-passkeys.ts';

/** Why the passkey that the guest has taken did not open an account. */
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
