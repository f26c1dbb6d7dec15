import type { codeSent } from '../../../generated/forms/code.ts';
import type { newPasswordSent } from '../../../generated/forms/new-password.ts';
import { changeState, explainReload, goTo, type Outcome, readState } from '../dialog/club-state.ts';
import type { PageContext } from '../dialog/page-context.tsx';
import { request } from '../dialog/request.ts';
import { readSession, writeSession } from '../dialog/session-values.ts';
import { sendActivationCode } from './send-code.ts';
import type { SentTo } from './sent-to.ts';

type Page = Pick<PageContext, 'api' | 'locale'>;

/** The key from a magic link; without one, it is requested together with the new password. */
let resetKey: string | undefined;

export function keepResetKey(key: string): void {
  resetKey = key;
}

/** resetPasswordEmail: sends a code if the e-mail has an account and a contact. */
export async function requestResetCode({ api, locale }: Page, email: string): Promise<Outcome> {
  const known = await request(api.emailExists({ body: { email, locale } }));
  if (!known.success) return { field: 'email_address', error: 'InvalidEmail' };
  const refused = await sendActivationCode({ api, locale }, { email, purpose: 'reset' });
  if (refused !== undefined) return refused;
  writeSession('emailToReset', email);
  changeState({ userEmail: email });
  goTo('resetPassswordCode');
  return undefined;
}

/** resetPassswordCode. */
export async function verifyResetCode({ api, locale }: Page, code: string): Promise<Outcome> {
  const body = { email: emailToReset(), code, purpose: 'reset', locale } as const satisfies SentTo<
    typeof codeSent.verifyCode
  >;
  const answer = await request(api.verifyCode({ body }));
  if (!answer.success) return { field: 'code', error: answer.code ?? 'InvalidCode' };
  resetKey = undefined;
  goTo('resetPassword');
  return undefined;
}

/** resetPassword. If the password is refused, the key stays valid. */
export async function resetPassword({ api, locale }: Page, newPassword: string): Promise<Outcome> {
  const email = emailToReset();
  if (resetKey === undefined) {
    const key = await request(api.requestPasswordReset({ body: { email, locale } }));
    if (!key.success) return { error: 'ErrorResettingPassword' };
    resetKey = key.secret_key;
  }
  const body = { email, locale, newPassword, secretKey: resetKey } satisfies SentTo<
    typeof newPasswordSent.resetPassword
  >;
  const answer = await request(api.resetPassword({ body }));
  if (answer.success) {
    // A new password ends all sessions. Clearing the cookie `user` may reload the page of a logged-in member.
    explainReload('PasswordChanged');
    await api.refreshCookie().catch(() => undefined);
    return undefined;
  }
  if (answer.code !== undefined && answer.code !== 'ErrorResettingPassword') {
    return { field: 'password', error: answer.code };
  }
  resetKey = undefined;
  return { error: 'ErrorResettingPassword' };
}

export function emailToReset(): string {
  return readSession('emailToReset') ?? readState().userEmail;
}
