import { changeState, goTo, readState } from '../club-state.ts';
import type { PageContext } from '../page-context.tsx';
import { readSession, writeSession } from '../session-values.ts';
import { ask } from '../trouble.ts';
import type { Outcome } from './outcome.ts';
import { sendCode } from './send-code.ts';

type Page = Pick<PageContext, 'api' | 'locale'>;

/** The key that a link has brought; else it is asked for when the new password is there. */
let resetKey: string | undefined;

export function keepResetKey(key: string): void {
  resetKey = key;
}

/** resetPasswordEmail: a code to an e-mail that has an account and a contact. */
export async function askForResetCode({ api, locale }: Page, email: string): Promise<Outcome> {
  const known = await ask(api.emailExists({ body: { email, locale } }));
  if (!known.success) return { field: 'email_address', error: 'InvalidEmail' };
  const refused = await sendCode({ api, locale }, { email, purpose: 'reset' });
  if (refused !== undefined) return refused;
  writeSession('emailToReset', email);
  changeState({ userEmail: email });
  goTo('resetPassswordCode');
  return undefined;
}

/** resetPassswordCode. */
export async function confirmResetCode({ api, locale }: Page, code: string): Promise<Outcome> {
  const body = { email: emailToReset(), code, purpose: 'reset', locale } as const;
  const answer = await ask(api.verifyCode({ body }));
  if (!answer.success) return { field: 'code', error: answer.code ?? 'InvalidCode' };
  resetKey = undefined;
  goTo('resetPassword');
  return undefined;
}

/** resetPassword. A refused password leaves the key good. */
export async function setNewPassword({ api, locale }: Page, newPassword: string): Promise<Outcome> {
  const email = emailToReset();
  if (resetKey === undefined) {
    const key = await ask(api.requestPasswordReset({ body: { email, locale } }));
    if (!key.success) return { error: 'ErrorResettingPassword' };
    resetKey = key.secret_key;
  }
  const body = { email, locale, newPassword, secretKey: resetKey };
  const answer = await ask(api.resetPassword({ body }));
  if (answer.success) {
    // A new password ends every session; the cookie that shows a member goes with it.
    await api.refreshCookie().catch(() => undefined);
    return undefined;
  }
  if (answer.code !== undefined && answer.code !== 'ErrorResettingPassword') {
    return { field: 'password', error: answer.code };
  }
  resetKey = undefined;
  return { error: 'ErrorResettingPassword' };
}

/** The e-mail whose password is set anew. */
export function emailToReset(): string {
  return readSession('emailToReset') ?? readState().userEmail;
}
