// Generated from spec/data/common-passwords.yaml by “npm run generate”. Do not edit.

import { isEasyToGuess } from './easy-password.ts';

const common = new Set('007007 123456 null-00 o\'brien\\ password:'.split(' '));

const names: readonly string[] = ['Example Hotels', 'Example'];

const rows: readonly string[] = ['qwertyuiop'];

/** Whether a password is a common one, a repeat, in a row of keys, the guest’s e-mail address or a name of the site. The address is empty if it is not known. */
export function isEasyPassword(password: string, email: string): boolean {
  return isEasyToGuess(password, email, { common, names, rows });
}
