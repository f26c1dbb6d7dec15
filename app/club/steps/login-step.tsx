import { loginForm, validateLogin } from '../../../generated/forms/login.ts';
import { goTo, useClubState } from '../dialog/club-state.ts';
import { usePage } from '../dialog/page-context.tsx';
import { ClubForm } from '../fields/club-form.tsx';
import { logIn } from '../flow/log-in.ts';
import { StepFrame, StepLink } from './step-frame.tsx';
import { PasskeyTrouble, useSuggestedPasskeys } from './suggested-passkeys.tsx';

/** The password of a member. */
export function LoginStep() {
  const page = usePage();
  const { club } = page.texts;
  const { userEmail } = useClubState();
  const { problem } = useSuggestedPasskeys();
  return (
    <StepFrame title={club.loginTitle} intro={club.loginAs({ email: userEmail })}>
      <PasskeyTrouble problem={problem} />
      <ClubForm
        form={loginForm}
        username={userEmail}
        validate={validateLogin}
        submit={({ password }) => logIn(page, password)}
      />
      <div className="ways-on">
        <StepLink onClick={() => goTo('resetPasswordEmail')}>{club.forgotPassword}</StepLink>
        <StepLink onClick={() => goTo('registerEmail')}>{club.otherEmail}</StepLink>
      </div>
    </StepFrame>
  );
}
