import { changeState, goTo } from '../club-state.ts';
import type { PageContext } from '../page-context.tsx';
import { writeContact, writeSession } from '../session-values.ts';
import { ask } from '../trouble.ts';
import { keepResetKey } from './reset-password.ts';

const parameter = 'magic';

/** Whether the page was opened by the link of a mail. */
export function hasMagicLink(): boolean {
  return new URLSearchParams(location.search).has(parameter);
}

/**
 * Takes the link of the page's address: to the details of a new member, or to the new password of one. What the link
 * was made for, the server knows: it gives a key only where it was a reset.
 */
export async function takeMagicLink({ api, locale }: Pick<PageContext, 'api' | 'locale'>): Promise<void> {
  const token = new URLSearchParams(location.search).get(parameter) ?? '';
  const link = await ask(api.verifyLink({ body: { token } }));
  if (!link.success) {
    goTo('registerEmail', 'linkExpired');
    return;
  }
  const { email, recordId } = link;
  writeContact(recordId, email);
  writeSession('confirmationEmail', email);
  const known = await ask(api.emailExists({ body: { email, locale } }));
  changeState({ userEmail: email, hasAccount: known.success });
  if (!known.success) {
    goTo('registerMember');
    return;
  }
  const key = await ask(api.requestPasswordReset({ body: { email, locale } }));
  if (!key.success) {
    goTo('loginStep');
    return;
  }
  writeSession('emailToReset', email);
  keepResetKey(key.secret_key);
  goTo('resetPassword');
}
