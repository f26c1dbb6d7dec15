import { useEffect } from 'react';
import { codeForm, validateCode } from '../../../generated/forms/code.ts';
import { goTo, type Outcome, type Step, useClubState } from '../dialog/club-state.ts';
import { type PageContext, usePage } from '../dialog/page-context.tsx';
import { ClubForm } from '../fields/club-form.tsx';
import { preloadControls } from '../fields/form-input.tsx';
import { verifyCode } from '../flow/join.ts';
import { emailToReset, verifyResetCode } from '../flow/reset-password.ts';
import type { CodeRequest } from '../flow/send-code.ts';
import { InboxLink } from './mail-provider.tsx';
import { NewCode } from './new-code.tsx';
import { StepFrame, StepLink } from './step-frame.tsx';

interface CodeStepProps {
  readonly request: CodeRequest;
  confirm(page: PageContext, code: string): Promise<Outcome>;
  readonly backTo: Step;
}

/** The code from the registration mail. */
export function RegisterCode() {
  const { userEmail } = useClubState();
  // The next step's controls load while the guest looks up the code.
  useEffect(preloadControls, []);
  const request = { email: userEmail, purpose: 'registration' } as const;
  return <CodeStep request={request} confirm={verifyCode} backTo="registerEmail" />;
}

/** The code from the reset mail. */
export function ResetCode() {
  const request = { email: emailToReset(), purpose: 'reset' } as const;
  return <CodeStep request={request} confirm={verifyResetCode} backTo="resetPasswordEmail" />;
}

function CodeStep({ request, confirm, backTo }: CodeStepProps) {
  const page = usePage();
  const { club } = page.texts;
  return (
    <StepFrame title={club.codeTitle} intro={club.codeSentTo({ email: request.email })}>
      <InboxLink email={request.email} />
      <ClubForm form={codeForm} validate={validateCode} submit={({ code }) => confirm(page, code)} />
      <div className="ways-on">
        <p>{club.codeMissing}</p>
        <NewCode request={request} />
        <StepLink onClick={() => goTo(backTo)}>{club.otherEmail}</StepLink>
      </div>
    </StepFrame>
  );
}
