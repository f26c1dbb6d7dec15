import type { RuleContext } from '../../../generated/forms/rules.ts';
import { createDownload } from '../dialog/create-download.ts';

type PasswordRules = Pick<RuleContext, 'isEasyPassword'>;

const unknown: PasswordRules = { isEasyPassword: () => false };

const useDownloadedRules = createDownload<PasswordRules>(
  () => import('../../../generated/forms/common-passwords.ts'),
);

/** The rules for a new password. Until they have loaded, only the server checks it. */
export function usePasswordRules(): PasswordRules {
  return useDownloadedRules() ?? unknown;
}
