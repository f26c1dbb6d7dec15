import type { Schemas } from '../../../generated/api/operations.ts';
import type { loginSent } from '../../../generated/forms/login.ts';
import { reloadAfterLogOut } from '../../browser/member/member-session.ts';
import { leaveMessage } from '../../browser/member/message.ts';
import {
  changeState,
  explainReload,
  goTo,
  type Notice,
  type Outcome,
  readState,
  readUser,
} from '../dialog/club-state.ts';
import type { PageContext } from '../dialog/page-context.tsx';
import { request } from '../dialog/request.ts';
import { removeSession } from '../dialog/session-values.ts';
import { hasMagicLink } from './magic-link.ts';
import type { SentTo } from './sent-to.ts';

type Page = Pick<PageContext, 'api' | 'locale' | 'homePath' | 'texts'>;

/**
 * loginStep. Reloads the page, so that all of it shows the member.
 * @param message shown by the new page
 */
export async function logIn(
  page: Page,
  password: string,
  message = page.texts.club.loggedIn,
): Promise<Outcome> {
  const { api, locale } = page;
  const { userEmail: email } = readState();
  const body = { email, password, locale } satisfies SentTo<typeof loginSent.loginLoyaltyUser>;
  const answer = await request(api.loginLoyaltyUser({ body }));
  if (!answer.success) return { error: 'LoginUnsuccessful' };
  await enter(page, email, answer, message);
  return undefined;
}

/** Logs in with a passkey. @returns false if it belongs to no account */
export async function logInWithPasskey(page: Page, body: Schemas['PasskeyLogIn']): Promise<boolean> {
  const answer = await request(page.api.logInWithPasskey({ body }));
  if (!answer.success) return false;
  await enter(page, answer.email, answer, page.texts.club.loggedIn);
  return true;
}

async function enter(
  { api, locale, homePath }: Page,
  email: string,
  answer: Pick<Schemas['SignedInUser'], 'record_id' | 'user_id'>,
  message: string,
): Promise<void> {
  changeState({ isLoggedIn: true, userId: answer.user_id });
  await Promise.allSettled([
    api.refreshCookie(),
    api.setPromoCookie(),
    api.updateLoyaltyUser({
      body: { email, password: '', attributeName: 'record_id', attributeValue: answer.record_id, locale },
    }),
  ]);
  removeSession('confirmationEmail', 'draft');
  leaveMessage(message);
  finish(homePath);
}

/** Ends the session, clears the member's data in the browser and reloads the page. */
export async function logOut({ api, homePath }: Pick<PageContext, 'api' | 'homePath'>): Promise<void> {
  await request(api.logout());
  reloadAfterLogOut();
  finish(homePath);
}

/**
 * Clears the member's data in the browser and reloads the page, after the session has expired or the account is removed.
 * @param notice shown in the dialog, which opens at its first step
 * @param end clears the cookie `user`; the page may reload before it returns
 */
export async function leave(notice: Notice, end: () => Promise<unknown>): Promise<void> {
  explainReload(notice);
  try {
    await end();
  } finally {
    if (!reloadAfterLogOut()) explainReload(undefined);
  }
  changeState({ isLoggedIn: false, userEmail: '', userId: '' });
  goTo('registerEmail', notice);
}

/** Updates the state from the cookie `user`, after a log-in in another tab; does nothing while the dialog is open. */
export function refreshMember(): void {
  const user = readUser();
  if (user.isLoggedIn && !readState().isOpen) changeState(user);
}

/** Closes the dialog, resets it to its first step and reloads the page; after a magic link, loads the home page. */
export function finish(homePath?: string): void {
  explainReload(undefined);
  goTo('registerEmail');
  changeState({ isOpen: false });
  if (homePath !== undefined && hasMagicLink()) location.assign(homePath);
  else location.reload();
}
