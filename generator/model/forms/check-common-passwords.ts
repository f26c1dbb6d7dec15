import type { Report } from '../../diagnostics/diagnostic.ts';
import { type EasyPasswords, fold } from '../../runtime/easy-password.ts';
import type { CommonPasswordsFile } from '../../spec/schema/forms/common-passwords.ts';

/** The passwords as the rule hardToGuess compares them; those that no password would equal are reported. */
export function checkCommonPasswords(
  { words, rows, passwords }: CommonPasswordsFile,
  report: Report,
): EasyPasswords {
  const common = new Set(passwords.match(/\S+/g));
  for (const password of common) {
    const folded = fold(password);
    if (password === folded) continue;
    report({
      code: 'VALUE_INVALID',
      message: `The common password “${password}” is in capitals or in another width, and is never found.`,
      help: `Write it as “${folded}”.`,
      at: [{ file: 'data/common-passwords.yaml', path: ['passwords'] }],
    });
  }
  return { common, names: words, rows };
}
