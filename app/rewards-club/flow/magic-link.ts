import { changeState, goTo } from '../club-state.ts';
import { writeContact } from '../contact-value.ts';
import { dropDraft } from '../form/draft.ts';
import type { PageContext } from '../page-context.tsx';
import { readSession, writeSession } from '../session-values.ts';
import { ask } from '../trouble.ts';
import { keepResetKey } from './reset-password.ts';

const parameter = 'magic';

/** Whose mail was read, by whoever presents the link; a link proves it once. */
let proven: { readonly token: string; readonly email: string; readonly recordId: string } | undefined;

/** Whether the page was opened by the link of a mail. */
export function hasMagicLink(): boolean {
  return readToken() !== null;
}

/** Whether the link of the page's address has led nowhere yet; a reload goes on where it had led. */
export function isMagicLinkNew(): boolean {
  return hasMagicLink() && readSession('takenLink') !== readToken();
}

/**
 * Takes the link of the page's address: to the details of a new member, or to the new password of one. What the link
 * was made for, the server knows: it gives a key only where it was a reset.
 */
export async function takeMagicLink({ api, locale }: Pick<PageContext, 'api' | 'locale'>): Promise<void> {
  const token = readToken() ?? '';
  if (proven?.token !== token) {
    const link = await ask(api.verifyLink({ body: { token } }));
    if (!link.success) {
      writeSession('takenLink', token);
      goTo('registerEmail', 'linkExpired');
      return;
    }
    proven = { token, email: link.email, recordId: link.recordId };
  }
  const { email, recordId } = proven;
  const known = await ask(api.emailExists({ body: { email, locale } }));
  const key = known.success ? await ask(api.requestPasswordReset({ body: { email, locale } })) : undefined;
  writeSession('takenLink', token);
  writeContact(recordId, email);
  writeSession('confirmationEmail', email);
  dropDraft(email);
  changeState({ userEmail: email, hasAccount: known.success });
  if (key === undefined) return goTo('registerMember');
  if (!key.success) return goTo('loginStep');
  writeSession('emailToReset', email);
  keepResetKey(key.secret_key);
  goTo('resetPassword');
}

function readToken(): string | null {
  return new URLSearchParams(location.search).get(parameter);
}
