import { type PropsWithChildren, useState } from 'react';
import { usePage } from '../dialog/page-context.tsx';
import { describeRequestError, RequestError } from '../dialog/request.ts';
import { startAgain } from '../flow/choose-step.ts';

/** Requests of a part of the dialog that is not a form. */
export interface Calls {
  /** Does nothing while other requests run. A failure is shown until the next call. */
  run(work: () => Promise<void>): void;
  readonly isRunning: boolean;
  readonly failure: RequestError | undefined;
}

/** If the session has ended, the dialog goes to its first step. */
export function useCalls(): Calls {
  const page = usePage();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<RequestError>();
  const run = (work: () => Promise<void>) => {
    if (isRunning) return;
    setRunning(true);
    setFailure(undefined);
    work()
      .catch(async (thrown: unknown) => {
        if (!(thrown instanceof RequestError)) throw thrown;
        if (thrown.kind === 'startAgain') await startAgain(page);
        else setFailure(thrown);
      })
      .finally(() => setRunning(false));
  };
  return { run, isRunning, failure };
}

/** The error of the last call; `children` is the text of a refusal. */
export function Trouble({ calls: { failure }, children }: PropsWithChildren<{ readonly calls: Calls }>) {
  const { texts } = usePage();
  return (
    <div role="alert" className="form-problem">
      {failure !== undefined && (
        <p className="trouble" data-trouble={failure.kind}>
          {describeRequestError(failure, texts)}
        </p>
      )}
      {children}
    </div>
  );
}
