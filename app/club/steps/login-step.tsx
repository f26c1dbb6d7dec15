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
  const { userEmail, isEntering } = useClubState();
  if (isEntering) return <StepFrame title={club.welcomeNew} intro={club.loading} />;
  return <PasswordForm email={userEmail} />;
}

function PasswordForm({ email }: { readonly email: string }) {
  const page = usePage();
  const { club } = page.texts;
  const { problem } = useSuggestedPasskeys();
  return (
    <StepFrame title={club.loginTitle} intro={club.loginAs({ email })}>
      <PasskeyTrouble problem={problem} />
      <ClubForm
        form={loginForm}
        username={email}
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
