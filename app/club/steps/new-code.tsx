import { useEffect, useReducer, useState } from 'react';
import { Trouble, useCalls } from '../account/calls.tsx';
import type { Outcome } from '../dialog/club-state.ts';
import { usePage } from '../dialog/page-context.tsx';
import { ErrorText } from '../fields/field-frame.tsx';
import { type CodeRequest, nextCodeAt, sendNewCode } from '../flow/send-code.ts';

/**
 * Counts down the seconds until a moment; 0 once it has passed.
 * @param moment in epoch milliseconds
 */
function useSecondsTo(moment: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const seconds = Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const isAhead = seconds > 0;
  useEffect(() => {
    if (!isAhead) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isAhead]);
  return seconds;
}

/**
 * Requests another code and shows the result. Until the server would send one, it shows a countdown. The countdown is
 * the description of the button, so that screen readers do not announce every second.
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
        // `disabled` would lose the focus.
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
