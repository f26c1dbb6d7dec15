import { resetEmailForm, validateResetEmail } from '../../../generated/forms/reset-email.ts';
import { goTo, useClubState } from '../club-state.ts';
import { requestResetCode } from '../flow/reset-password.ts';
import { ClubForm } from '../form/club-form.tsx';
import { usePage } from '../page-context.tsx';
import { StepFrame, StepLink } from './step-frame.tsx';

/** The e-mail whose password was forgotten. */
export function ResetPasswordEmail() {
  const page = usePage();
  const { club } = page.texts;
  const { isLoggedIn, userEmail } = useClubState();
  return (
    <StepFrame title={club.resetTitle}>
      <ClubForm
        form={resetEmailForm}
        initialValues={{ email_address: userEmail }}
        validate={validateResetEmail}
        submit={({ email_address }) => requestResetCode(page, email_address)}
      />
      {isLoggedIn ? (
        <StepLink onClick={() => goTo('memberDetails')}>{club.detailsTitle}</StepLink>
      ) : (
        <StepLink onClick={() => goTo('registerEmail')}>{club.otherEmail}</StepLink>
      )}
    </StepFrame>
  );
}
