import { useEffect, useState } from 'react';
import { codeForm, validateCode } from '../../../generated/forms/code.ts';
import { goTo, type Step, useClubState } from '../club-state.ts';
import { ErrorText } from '../fields/field-frame.tsx';
import { preloadControls } from '../fields/late-control.tsx';
import { startAgain } from '../flow/choose-step.ts';
import { confirmCode } from '../flow/join.ts';
import type { Outcome } from '../flow/outcome.ts';
import { confirmResetCode, emailToReset } from '../flow/reset-password.ts';
import { type CodeRequest, sendNewCode } from '../flow/send-code.ts';
import { ClubForm } from '../form/club-form.tsx';
import { type PageContext, usePage } from '../page-context.tsx';
import { describeTrouble, Trouble } from '../trouble.ts';
import { StepFrame, StepLink } from './step-frame.tsx';

interface CodeStepProps {
  readonly request: CodeRequest;
  confirm(page: PageContext, code: string): Promise<Outcome>;
  readonly backTo: Step;
}

/** The code of the registration's mail. */
export function RegisterCode() {
  const { userEmail } = useClubState();
  // What the next step needs is there when its code has been found and typed.
  useEffect(preloadControls, []);
  const request = { email: userEmail, purpose: 'registration' } as const;
  return <CodeStep request={request} confirm={confirmCode} backTo="registerEmail" />;
}

/** The code of the reset's mail. */
export function ResetCode() {
  const request = { email: emailToReset(), purpose: 'reset' } as const;
  return <CodeStep request={request} confirm={confirmResetCode} backTo="resetPasswordEmail" />;
}

function CodeStep({ request, confirm, backTo }: CodeStepProps) {
  const page = usePage();
  const { club } = page.texts;
  return (
    <StepFrame title={club.codeTitle} intro={club.codeSentTo({ email: request.email })}>
      <ClubForm
        form={codeForm}
        fields={['code']}
        validate={validateCode}
        submit={({ code }) => confirm(page, code)}
      />
      <div className="ways-on">
        <p>{club.codeMissing}</p>
        <NewCode request={request} />
        <StepLink onClick={() => goTo(backTo)}>{club.otherEmail}</StepLink>
      </div>
    </StepFrame>
  );
}

/** Asks for another code; says what came of it. */
function NewCode({ request }: Pick<CodeStepProps, 'request'>) {
  const page = usePage();
  const { club } = page.texts;
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Trouble | Outcome>();
  const sendOnce = async () => {
    if (isSending) return;
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
      <StepLink onClick={() => void sendOnce()}>{isSending ? club.sending : club.newCode}</StepLink>
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
