import { useState } from 'react';
import { ErrorText } from '../fields/field-frame.tsx';
import { startAgain } from '../flow/choose-step.ts';
import { type CodeRequest, nextCodeAt } from '../flow/last-code.ts';
import type { Outcome } from '../flow/outcome.ts';
import { sendNewCode } from '../flow/send-code.ts';
import { usePage } from '../page-context.tsx';
import { describeTrouble, Trouble } from '../trouble.ts';
import { useSecondsTo } from './use-seconds-to.ts';

/**
 * Asks for another code; says what came of it. While the server would refuse, the seconds are counted: as a description,
 * which is read with the button and not each time it changes.
 */
export function NewCode({ request }: { readonly request: CodeRequest }) {
  const page = usePage();
  const { club } = page.texts;
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Trouble | Outcome>();
  const seconds = useSecondsTo(nextCodeAt(request) ?? 0);
  const isEarly = seconds > 0 && !isSending;
  const sendOnce = async () => {
    if (isSending || isEarly) return;
    setSending(true);
    setProblem(undefined);
    try {
      setProblem(await sendNewCode(page, request));
    } catch (thrown) {
      if (!(thrown instanceof Trouble)) throw thrown;
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
        // It keeps the focus of who has pressed it.
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
        {problem instanceof Trouble && (
          <p className="trouble" data-trouble={problem.kind}>
            {describeTrouble(problem, page.texts)}
          </p>
        )}
        {problem !== undefined && 'error' in problem && <ErrorText error={problem.error} />}
      </div>
    </>
  );
}
