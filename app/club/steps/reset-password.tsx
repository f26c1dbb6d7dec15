import { useState } from 'react';
import {
  type NewPasswordField,
  newPasswordForm,
  validateNewPassword,
} from '../../../generated/forms/new-password.ts';
import { resetEmailForm, validateResetEmail } from '../../../generated/forms/reset-email.ts';
import { leaveMessage } from '../../browser/member/message.ts';
import { goTo, useClubState } from '../dialog/club-state.ts';
import { usePage } from '../dialog/page-context.tsx';
import { removeSession } from '../dialog/session-values.ts';
import { ClubForm } from '../fields/club-form.tsx';
import { usePasswordRules } from '../fields/use-password-rules.ts';
import { finish } from '../flow/log-in.ts';
import { emailToReset, requestResetCode, resetPassword } from '../flow/reset-password.ts';
import { StepFrame, StepLink } from './step-frame.tsx';

/** The e-mail of a forgotten password. */
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

/** How long the success message is shown before the dialog closes, in milliseconds. */
const shownFor = 1000;

/** The message takes the focus of the removed form. */
const focus = (element: HTMLElement | null) => element?.focus();

/** The new password. */
export function ResetPassword() {
  const page = usePage();
  const { club, errors } = page.texts;
  const [isChanged, setChanged] = useState(false);
  const email = emailToReset();
  const rules = usePasswordRules();
  const submit = async (newPassword: string) => {
    const refused = await resetPassword(page, newPassword);
    if (refused !== undefined) return refused;
    setChanged(true);
    removeSession('emailToReset');
    setTimeout(() => {
      // A hidden page is already reloading, because its member has been logged out.
      if (document.documentElement.hidden) return;
      leaveMessage(errors.PasswordChanged);
      finish(page.homePath);
    }, shownFor);
    return undefined;
  };
  return (
    <StepFrame title={club.newPasswordTitle} intro={club.newPasswordFor({ email })}>
      {isChanged ? (
        <p className="notice" role="status" tabIndex={-1} ref={focus} data-notice="PasswordChanged">
          {errors.PasswordChanged}
        </p>
      ) : (
        <ClubForm<NewPasswordField>
          form={newPasswordForm}
          fields={['password', 'confirm_password']}
          username={email}
          initialValues={{ email_address: email }}
          validate={(values) => validateNewPassword(values, rules)}
          submit={({ password }) => submit(password)}
        />
      )}
    </StepFrame>
  );
}
