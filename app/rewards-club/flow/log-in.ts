import { changeState, goTo, readState, readUser } from '../club-state.ts';
import type { PageContext } from '../page-context.tsx';
import { removeSession } from '../session-values.ts';
import { ask } from '../trouble.ts';
import { hasMagicLink } from './magic-link.ts';
import type { Outcome } from './outcome.ts';

type Page = Pick<PageContext, 'api' | 'locale' | 'homePath'>;

/** loginStep. Afterwards the page is loaded anew, so that all of it knows the member. */
export async function logIn({ api, locale, homePath }: Page, password: string): Promise<Outcome> {
  const { userEmail: email } = readState();
  const answer = await ask(api.loginLoyaltyUser({ body: { email, password, locale } }));
  if (!answer.success) return { error: 'LoginUnsuccessful' };
  changeState({ isLoggedIn: true, userId: answer.user_id });
  await Promise.allSettled([
    api.refreshCookie(),
    api.setPromoCookie(),
    api.updateLoyaltyUser({
      body: { email, password: '', attributeName: 'record_id', attributeValue: answer.record_id, locale },
    }),
  ]);
  removeSession('confirmationEmail', 'draft');
  finish(homePath);
  return undefined;
}

/** Ends the session; the page is loaded anew. */
export async function logOut({ api }: Pick<PageContext, 'api'>): Promise<void> {
  await ask(api.logout());
  forgetMember();
  finish();
}

/** Follows what other tabs do; so does a page that the browser has kept, once it is shown again. */
export function followMember(): void {
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, takeMember);
}

/** Takes over who is logged in by now. A guest whose dialog is open is left alone, a member's session is over. */
export function takeMember(): void {
  const user = readUser();
  const { isOpen, isLoggedIn } = readState();
  if (isLoggedIn && !user.isLoggedIn) {
    forgetMember();
    goTo('registerEmail');
  } else if (user.isLoggedIn && !isOpen) changeState(user);
}

function forgetMember(): void {
  removeSession('confirmationEmail', 'crmContact', 'emailToReset', 'draft');
  changeState({ isLoggedIn: false, userEmail: '', userId: '' });
}

/** Closes the dialog at its first step and loads the page anew; the home page where a link led here. */
export function finish(homePath?: string): void {
  goTo('registerEmail');
  changeState({ isOpen: false });
  if (homePath !== undefined && hasMagicLink()) location.assign(homePath);
  else location.reload();
}
