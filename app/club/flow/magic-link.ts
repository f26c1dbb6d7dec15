import { changeState, goTo } from '../dialog/club-state.ts';
import type { PageContext } from '../dialog/page-context.tsx';
import { request } from '../dialog/request.ts';
import { readSession, writeSession } from '../dialog/session-values.ts';
import { writeContact } from './contact-properties.ts';
import { dropDraft } from './draft.ts';
import { keepResetKey } from './reset-password.ts';

const parameter = 'magic';

let sentTo = '';
/** The result of the verification; a link can be verified only once. */
let proven: { readonly token: string; readonly email: string; readonly recordId: string } | undefined;

export function hasMagicLink(): boolean {
  return readToken() !== null;
}

/** Whether the link in the page's address has not been used yet. If it has, a reload resumes at the stored step. */
export function isMagicLinkNew(): boolean {
  return hasMagicLink() && readSession('takenLink') !== readToken();
}

/** The masked e-mail that the link in the page's address is for. */
export function linkSentTo(): string {
  return sentTo;
}

/** Shows the recipient of the link in the page's address. Does not verify the link: mail scanners load pages, too. */
export async function openMagicLink({ api }: Pick<PageContext, 'api'>): Promise<void> {
  const token = readToken() ?? '';
  if (proven?.token !== token) {
    const link = await request(api.findLink({ body: { token } }));
    if (!link.success) return refuse(token);
    sentTo = link.maskedEmail;
  }
  goTo('useLink');
}

/**
 * Verifies the link in the page's address and goes to the registration or to the new password. Only the server knows the
 * link's purpose: it returns a key only for a reset.
 */
export async function verifyMagicLink({ api, locale }: Pick<PageContext, 'api' | 'locale'>): Promise<void> {
  const token = readToken() ?? '';
  if (proven?.token !== token) {
    const link = await request(api.verifyLink({ body: { token } }));
    if (!link.success) return refuse(token);
    proven = { token, email: link.email, recordId: link.recordId };
  }
  const { email, recordId } = proven;
  const known = await request(api.emailExists({ body: { email, locale } }));
  const key = known.success
    ? await request(api.requestPasswordReset({ body: { email, locale } }))
    : undefined;
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

function refuse(token: string): void {
  writeSession('takenLink', token);
  goTo('registerEmail', 'linkExpired');
}

function readToken(): string | null {
  return new URLSearchParams(location.search).get(parameter);
}
