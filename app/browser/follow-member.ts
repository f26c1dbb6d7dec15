/**
 * Removes what is left of a member who has left: who has logged out, here or in another tab, or has no session or account
 * any more. It is loaded where somebody has logged in before.
 */

import { attempt } from './attempt.ts';
import { memberCookie } from './member-cookie.ts';
import { markOfPage, readMark } from './page-mark.ts';

/**
 * `<leaving>:<member>`: what identifies the last time that a member left, and the id of the one who is here. Both are ''
 * where there is none.
 */
type Mark = string | undefined;

/** The member who is logged in, and the marks that the browser, the tab and the page carry. */
export interface Sighting {
  /** The id of the member who is logged in. */
  readonly member: string;
  /** The mark that all pages share. */
  readonly shared: Mark;
  /** The mark when the tab was last used. */
  readonly ofTab: Mark;
  /** The mark when this page was loaded, or last looked. */
  readonly ofPage: Mark;
  /** Identifies a leaving that nobody has seen yet. */
  readonly leaving: string;
}

/** The consequences of a sighting. */
interface Verdict {
  /** The mark from then on. */
  readonly mark: string;
  /** Whether this page is the first to see that a member has left. */
  readonly hasLeft: boolean;
  /** Whether a member has left since the page was loaded, or since the tab was last used. */
  readonly isOld: boolean;
}

/** Whether a member has left: logged out, or without a session any more, or because another has logged in. */
export function judge({ member, shared, ofTab, ofPage, leaving }: Sighting): Verdict {
  const [last, former] = (shared ?? ofTab ?? ofPage ?? ':').split(':');
  const hasLeft = Boolean(former) && former !== member;
  const start = `${hasLeft ? leaving : last}:`;
  const isOld = [ofPage ?? ':', ofTab ?? start].some((seen) => !seen.startsWith(start));
  return { mark: start + member, hasLeft, isOld };
}

/** The member in the cookie `user`, for display only: the server does not trust it. Undefined for a guest. */
export function readMember(): { readonly email: string; readonly userId: string } | undefined {
  const text = new RegExp(`${memberCookie}([^;]+)`).exec(document.cookie)?.[2] ?? '';
  return attempt(() => {
    const { email = '', userId = '' } = JSON.parse(decodeURIComponent(text));
    return { email: String(email), userId: String(userId) };
  });
}

let ofPage = markOfPage;
let [isFollowing, isReloading] = [false, false];

/**
 * If a member has left, clears what pages have stored, hides this page and reloads it. Must run before what was typed is
 * stored or sent.
 * @returns whether the page is reloaded
 */
export function followMember(): boolean {
  if (isReloading) return true;
  if (!isFollowing) start();
  isFollowing = true;
  const shared = readMark();
  const ofTab = attempt<string>(() => sessionStorage.member);
  const member = readMember()?.userId ?? '';
  const { mark, hasLeft, isOld } = judge({ member, shared, ofTab, ofPage, leaving: String(Math.random()) });
  if (hasLeft) attempt(() => localStorage.clear());
  if (isOld) attempt(() => sessionStorage.clear());
  // Nothing is stored of guests before the first log-in.
  if (mark !== (shared ?? ':')) attempt(() => (localStorage.member = mark));
  if (mark !== (ofTab ?? ':')) attempt(() => (sessionStorage.member = mark));
  ofPage = mark;
  isReloading = isOld;
  if (isOld) {
    resetForms();
    document.documentElement.hidden = true;
    location.reload();
  }
  return isOld;
}

function start(): void {
  // Storage may be cleared, and a session may expire while the page is in the background.
  for (const event of ['storage', 'pageshow', 'visibilitychange'])
    window.addEventListener(event, followMember);
  // On the way back, the browser fills in what was typed before, perhaps by a member.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward' && ofPage && !ofPage.startsWith(':')) resetForms();
}

/** Takes out what was typed, and keeps the browser from filling it in again: now, later, and after a reload. */
function resetForms(): void {
  for (const form of document.forms) {
    form.reset();
    form.autocomplete = 'off';
  }
}
