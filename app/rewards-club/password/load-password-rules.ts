import type { RuleContext } from '../../../generated/forms/rules.ts';

/** Whether a password is easy to guess, by the list of common ones. */
export type PasswordRules = Pick<RuleContext, 'isEasyPassword'>;

let loaded: PasswordRules | undefined;
let loading: Promise<PasswordRules> | undefined;

/** Downloads the rules with their list once; a failed download is tried again. */
export function loadPasswordRules(): Promise<PasswordRules> {
  loading ??= import('../../../generated/forms/common-passwords.ts').then(
    (passwordRules) => {
      loaded = passwordRules;
      return passwordRules;
    },
    (fault: unknown) => {
      loading = undefined;
      throw fault;
    },
  );
  return loading;
}

/** The rules, if they have been downloaded. */
export function loadedPasswordRules(): PasswordRules | undefined {
  return loaded;
}
