import { useState } from 'react';
import { Trouble, useCalls } from '../account/calls.tsx';
import { ErrorText } from '../fields/field-frame.tsx';
import { type CodeRequest, nextCodeAt } from '../flow/last-code.ts';
import type { Outcome } from '../flow/outcome.ts';
import { sendNewCode } from '../flow/send-code.ts';
import { usePage } from '../page-context.tsx';
import { useSecondsTo } from './use-seconds-to.ts';

/**
 * Requests another code and shows the result. While the server would refuse, it counts down the seconds, as a
 * description of the button, so that screen readers do not announce every change.
 */
export function NewCode({ request }: { readonly request: CodeRequest }) {
  const page = usePage();
  const { club } = page.texts;
  const calls = useCalls();
  const [outcome, setOutcome] = useState<Outcome>();
  const seconds = useSecondsTo(nextCodeAt(request) ?? 0);
  const isEarly = seconds > 0 && !calls.isRunning;
  const send = () => {
    if (isEarly || calls.isRunning) return;
    setOutcome(undefined);
    calls.run(async () => setOutcome(await sendNewCode(page, request)));
  };
  return (
    <>
      <button
        type="button"
        className="link"
        // Not `disabled`, which would lose the focus.
        aria-disabled={isEarly || undefined}
        aria-describedby={isEarly ? 'new-code-in' : undefined}
        onClick={send}
      >
        {calls.isRunning ? club.sending : club.newCode}
      </button>
      {isEarly && (
        <p className="field-hint" id="new-code-in">
          {club.newCodeIn({ seconds })}
        </p>
      )}
      <Trouble calls={calls}>
        {outcome !== undefined && 'error' in outcome && <ErrorText error={outcome.error} />}
      </Trouble>
    </>
  );
}
