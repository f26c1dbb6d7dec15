import { type PropsWithChildren, useState } from 'react';
import { usePage } from '../dialog/page-context.tsx';
import { describeRequestError, RequestError } from '../dialog/request.ts';
import { startAgain } from '../flow/choose-step.ts';

/** Requests of a part of the dialog that is no form. */
export interface Calls {
  /** Runs requests; ignored while others run. A failure is shown until the next call. */
  run(work: () => Promise<void>): void;
  readonly isRunning: boolean;
  readonly failure: RequestError | undefined;
}

/** A session that has ended sends the guest back to the first step. */
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

/** Why the last call has failed, or what the server has refused. */
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
