import { useState } from 'react';
import { newPasswordForm, validateNewPassword } from '../../../generated/forms/new-password.ts';
import { goTo, type Outcome } from '../dialog/club-state.ts';
import { usePage } from '../dialog/page-context.tsx';
import { request } from '../dialog/request.ts';
import { ClubForm } from '../fields/club-form.tsx';
import { usePasswordRules } from '../fields/use-password-rules.ts';
import { StepLink } from '../steps/step-frame.tsx';
import { Disclosure, Status } from './disclosure.tsx';

interface PasswordChangeProps {
  readonly email: string;
  readonly hasPassword: boolean;
  /** Called after the change, which ends the other sessions. */
  onChanged(): void;
}

/** Changes the password by means of the current one; without one, by e-mail. */
export function PasswordChange({ email, hasPassword, onChanged }: PasswordChangeProps) {
  const { api, locale, texts } = usePage();
  const { club } = texts;
  const [isChanged, setChanged] = useState(false);
  const change = async (password: string, newPassword: string): Promise<Outcome> => {
    const answer = await request(api.changePassword({ body: { password, newPassword, locale } }));
    if (answer.success) {
      setChanged(true);
      onChanged();
      return undefined;
    }
    const { code: error = 'LoginUnsuccessful' } = answer;
    return { field: error === 'LoginUnsuccessful' ? 'current_password' : 'password', error };
  };
  return (
    <Disclosure title={club.changePassword} name="password">
      <Status name="passwordChanged">{isChanged && club.passwordChanged}</Status>
      {hasPassword && !isChanged && <ChangeForm email={email} change={change} />}
      {!isChanged && (
        <StepLink onClick={() => goTo('resetPasswordEmail')}>
          {hasPassword ? club.forgotPassword : club.choosePassword}
        </StepLink>
      )}
    </Disclosure>
  );
}

interface ChangeFormProps {
  readonly email: string;
  change(password: string, newPassword: string): Promise<Outcome>;
}

/** A component of its own, so that the password rules are downloaded only when it is shown. */
function ChangeForm({ email, change }: ChangeFormProps) {
  const rules = usePasswordRules();
  return (
    <ClubForm
      form={newPasswordForm}
      username={email}
      initialValues={{ email_address: email }}
      validate={(values) => validateNewPassword(values, rules)}
      submit={({ current_password, password }) => change(current_password, password)}
    />
  );
}
