import { useState } from 'react';
import { codeForm, validateCode } from '../../../generated/forms/code.ts';
import type { Step } from '../club-state.ts';
import { goTo } from '../club-state.ts';
import { ErrorText } from '../fields/field-frame.tsx';
import { confirmCode, sendNewCode } from '../flow/join.ts';
import type { Outcome } from '../flow/outcome.ts';
import { confirmResetCode, emailToReset, sendNewResetCode } from '../flow/reset-password.ts';
import { ClubForm } from '../form/club-form.tsx';
import { type PageContext, usePage } from '../page-context.tsx';
import { describeTrouble, Trouble } from '../trouble.ts';
import { StepFrame, StepLink } from './step-frame.tsx';

type Page = PageContext;

interface CodeStepProps {
  confirm(page: Page, code: string): Promise<Outcome>;
  sendAgain(page: Page): Promise<Outcome>;
  readonly backTo: Step;
}

/** The code of the registration's mail. */
export function RegisterCode() {
  return <CodeStep confirm={confirmCode} sendAgain={sendNewCode} backTo="registerEmail" />;
}

/** The code of the reset's mail. */
export function ResetCode() {
  return <CodeStep confirm={confirmResetCode} sendAgain={sendNewResetCode} backTo="resetPasswordEmail" />;
}

function CodeStep({ confirm, sendAgain, backTo }: CodeStepProps) {
  const page = usePage();
  const { club } = page.texts;
  return (
    <StepFrame title={club.codeTitle} intro={club.codeSentTo({ email: emailToReset() })}>
      <ClubForm
        form={codeForm}
        fields={['code']}
        validate={validateCode}
        submit={({ code }) => confirm(page, code)}
      />
      <p className="more">{club.codeMissing}</p>
      <NewCode send={() => sendAgain(page)} />
      <StepLink onClick={() => goTo(backTo)}>{club.otherEmail}</StepLink>
    </StepFrame>
  );
}

/** Asks for another code; says what came of it. */
function NewCode({ send }: { send(): Promise<Outcome> }) {
  const { texts } = usePage();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Trouble | Outcome>();
  const sendOnce = async () => {
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    try {
      setProblem(await send());
    } catch (thrown) {
      if (!(thrown instanceof Trouble)) throw thrown;
      setProblem(thrown);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <StepLink onClick={() => void sendOnce()}>
        {isSending ? texts.club.sending : texts.club.newCode}
      </StepLink>
      <div role="status">
        {problem instanceof Trouble && <p className="trouble">{describeTrouble(problem, texts)}</p>}
        {problem !== undefined && 'error' in problem && <ErrorText error={problem.error} />}
      </div>
    </>
  );
}
