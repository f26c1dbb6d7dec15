import { useEffect } from 'react';
import { codeForm, validateCode } from '../../../generated/forms/code.ts';
import { goTo, type Step, useClubState } from '../club-state.ts';
import { preloadControls } from '../fields/late-control.tsx';
import { confirmCode } from '../flow/join.ts';
import type { CodeRequest } from '../flow/last-code.ts';
import type { Outcome } from '../flow/outcome.ts';
import { confirmResetCode, emailToReset } from '../flow/reset-password.ts';
import { ClubForm } from '../form/club-form.tsx';
import { type PageContext, usePage } from '../page-context.tsx';
import { InboxLink } from './inbox-link.tsx';
import { NewCode } from './new-code.tsx';
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
      <InboxLink email={request.email} />
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
