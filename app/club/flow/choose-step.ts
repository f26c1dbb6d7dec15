import { goTo, readState, type Step, takeNotice } from '../dialog/club-state.ts';
import type { PageContext } from '../dialog/page-context.tsx';
import { RequestError } from '../dialog/request.ts';
import { readSession } from '../dialog/session-values.ts';
import { leave } from './log-in.ts';
import { isMagicLinkNew, openMagicLink } from './magic-link.ts';

type Page = Pick<PageContext, 'api' | 'locale'>;

/** Steps that a logged-in member can be at after a reload. */
const stepsOfMembers: readonly Step[] = ['resetPassswordCode', 'resetPassword'];

/** Goes to the step in the page's address, else to the last step. */
export async function chooseStep(page: Page): Promise<void> {
  if (isMagicLinkNew()) return findMagicLink(page);
  const { isLoggedIn, registerStep } = readState();
  const notice = takeNotice() ?? takeGoogleFailure();
  if (notice !== undefined && !isLoggedIn) {
    goTo('registerEmail', notice);
  } else if (isLoggedIn && !stepsOfMembers.includes(registerStep)) {
    goTo('memberDetails');
  } else if (registerStep === 'loginStep' && !isEmailKnown()) {
    goTo('registerEmail');
  }
}

/** If the request fails, the link may still be valid: the next click retries. */
async function findMagicLink(page: Page): Promise<void> {
  try {
    await openMagicLink(page);
  } catch (thrown) {
    if (!(thrown instanceof RequestError)) throw thrown;
    goTo('registerEmail', thrown.kind === 'connection' ? 'connectionFailed' : 'unavailable');
  }
}

/** Returns why a sign-in with Google failed, and removes the reason from the page's address. */
function takeGoogleFailure(): 'googleFailed' | 'googleUnproven' | undefined {
  const address = new URL(location.href);
  const outcome = address.searchParams.get('google');
  if (outcome === null) return undefined;
  address.searchParams.delete('google');
  history.replaceState(history.state, '', address);
  return outcome === 'unproven' ? 'googleUnproven' : 'googleFailed';
}

function isEmailKnown(): boolean {
  return (readSession('confirmationEmail') ?? '') !== '' && readState().userEmail !== '';
}

/** Goes to the e-mail, after the session of a code or a member has ended. */
export async function startAgain({ api }: Pick<PageContext, 'api'>): Promise<void> {
  const { registerStep } = readState();
  if (registerStep === 'memberDetails') {
    // The cookie `user` may outlive the session, for example after a password change on another device.
    return leave('startAgain', () => api.refreshCookie().catch(() => undefined));
  }
  const isReset = stepsOfMembers.includes(registerStep) || registerStep === 'resetPasswordEmail';
  goTo(isReset ? 'resetPasswordEmail' : 'registerEmail', 'startAgain');
}
