import { changeState, goTo, readState, type Step } from '../club-state.ts';
import type { PageContext } from '../page-context.tsx';
import { readSession } from '../session-values.ts';
import { Trouble } from '../trouble.ts';
import { isMagicLinkNew, takeMagicLink } from './magic-link.ts';

type Page = Pick<PageContext, 'api' | 'locale'>;

/** Steps in which a member may have reloaded the page. */
const stepsOfMembers: readonly Step[] = ['resetPassswordCode', 'resetPassword'];

/** Goes to the step that the dialog opens at: where the page's address leads, else where it was left. */
export async function chooseStep(page: Page): Promise<void> {
  if (isMagicLinkNew()) return tryMagicLink(page);
  const { isLoggedIn, registerStep } = readState();
  if (takeGoogleFailure() && !isLoggedIn) {
    goTo('registerEmail', 'googleFailed');
  } else if (isLoggedIn && !stepsOfMembers.includes(registerStep)) {
    goTo('memberDetails');
  } else if (registerStep === 'loginStep' && !isEmailKnown()) {
    goTo('registerEmail');
  }
}

/** A link that could not be asked about is still good: the next click tries again. */
async function tryMagicLink(page: Page): Promise<void> {
  try {
    await takeMagicLink(page);
  } catch (thrown) {
    if (!(thrown instanceof Trouble)) throw thrown;
    goTo('registerEmail', thrown.kind === 'connection' ? 'connectionFailed' : 'unavailable');
  }
}

/** Whether a sign-in with Google has failed; the page's address tells of it once. */
function takeGoogleFailure(): boolean {
  const address = new URL(location.href);
  if (address.searchParams.get('google') !== 'failed') return false;
  address.searchParams.delete('google');
  history.replaceState(history.state, '', address);
  return true;
}

/** Whether there is an e-mail to log in with. */
function isEmailKnown(): boolean {
  return (readSession('confirmationEmail') ?? '') !== '' && readState().userEmail !== '';
}

/** Back to the e-mail, where a code's or a member's session has ended. */
export async function startAgain({ api }: Pick<PageContext, 'api'>): Promise<void> {
  const { registerStep } = readState();
  if (registerStep === 'memberDetails') {
    // The cookie that shows a member may outlive the session, as after a new password on another device.
    await api.refreshCookie().catch(() => undefined);
    document.documentElement.removeAttribute('data-member');
    changeState({ isLoggedIn: false, userId: '' });
  }
  const isReset = stepsOfMembers.includes(registerStep) || registerStep === 'resetPasswordEmail';
  goTo(isReset ? 'resetPasswordEmail' : 'registerEmail', 'startAgain');
}
