import { useEffect, useState } from 'react';
import { loadedPasswordRules, loadPasswordRules, type PasswordRules } from './load-password-rules.ts';

const unknown: PasswordRules = { isEasyPassword: () => false };

/** The rules for a new password. Until they have loaded, every password is taken, and only the server checks it. */
export function usePasswordRules(): PasswordRules {
  const [rules, setRules] = useState(loadedPasswordRules);
  useEffect(() => {
    let isShown = true;
    loadPasswordRules().then(
      (passwordRules) => isShown && setRules(passwordRules),
      // The form works without the rules; the server, which has them too, checks the password.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return rules ?? unknown;
}
