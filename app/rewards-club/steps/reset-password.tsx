import { useState } from 'react';
import {
  type NewPasswordField,
  newPasswordForm,
  validateNewPassword,
} from '../../../generated/forms/new-password.ts';
import { finish } from '../flow/log-in.ts';
import { emailToReset, resetPassword } from '../flow/reset-password.ts';
import { ClubForm } from '../form/club-form.tsx';
import { usePage } from '../page-context.tsx';
import { usePasswordRules } from '../password/use-password-rules.ts';
import { removeSession } from '../session-values.ts';
import { StepFrame } from './step-frame.tsx';

/** How long the success message is shown before the dialog closes, in milliseconds. */
const shownFor = 1000;

/** The removed form has lost the focus. */
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
      // A page that is reloaded because its member has left is hidden.
      if (!document.documentElement.hidden) finish(page.homePath);
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
