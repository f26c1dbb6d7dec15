import { useState } from 'react';
import { ErrorText } from '../fields/field-frame.tsx';
import { startAgain } from '../flow/choose-step.ts';
import { type CodeRequest, nextCodeAt } from '../flow/last-code.ts';
import type { Outcome } from '../flow/outcome.ts';
import { sendNewCode } from '../flow/send-code.ts';
import { usePage } from '../page-context.tsx';
import { describeRequestError, RequestError } from '../request.ts';
import { useSecondsTo } from './use-seconds-to.ts';

/**
 * Requests another code and shows the result. While the server would refuse, it counts down the seconds, as a
 * description of the button, so that screen readers do not announce every change.
 */
export function NewCode({ request }: { readonly request: CodeRequest }) {
  const page = usePage();
  const { club } = page.texts;
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<RequestError | Outcome>();
  const seconds = useSecondsTo(nextCodeAt(request) ?? 0);
  const isEarly = seconds > 0 && !isSending;
  const sendOnce = async () => {
    if (isSending || isEarly) return;
    setSending(true);
    setProblem(undefined);
    try {
      setProblem(await sendNewCode(page, request));
    } catch (thrown) {
      if (!(thrown instanceof RequestError)) throw thrown;
      if (thrown.kind === 'startAgain') await startAgain(page);
      else setProblem(thrown);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="link"
        // Not `disabled`, which would lose the focus.
        aria-disabled={isEarly || undefined}
        aria-describedby={isEarly ? 'new-code-in' : undefined}
        onClick={() => void sendOnce()}
      >
        {isSending ? club.sending : club.newCode}
      </button>
      {isEarly && (
        <p className="field-hint" id="new-code-in">
          {club.newCodeIn({ seconds })}
        </p>
      )}
      <div role="alert" className="form-problem">
        {problem instanceof RequestError && (
          <p className="trouble" data-trouble={problem.kind}>
            {describeRequestError(problem, page.texts)}
          </p>
        )}
        {problem !== undefined && 'error' in problem && <ErrorText error={problem.error} />}
      </div>
    </>
  );
}
