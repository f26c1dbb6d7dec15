/** Detects that a member has been logged out. Loaded only if somebody has ever logged in on this browser. */

import { attempt } from '../load/attempt.ts';
import { memberCookie } from './member-cookie.ts';
import { markOfPage, readMark } from './page-mark.ts';

/** `<id of the last log-out>:<id of the current member>`; each id is '' if there is none. */
type Mark = string | undefined;

export interface Marks {
  /** Id of the current member; '' for a guest. */
  readonly member: string;
  /** In local storage. */
  readonly shared: Mark;
  /** In session storage. */
  readonly ofTab: Mark;
  /** When the page was loaded, or at the last comparison. */
  readonly ofPage: Mark;
  /** Id for a new log-out. */
  readonly logOutId: string;
}

interface Comparison {
  /** The new mark. */
  readonly mark: string;
  /** Whether a member has been logged out and no other page has recorded it. */
  readonly isLoggedOut: boolean;
  /** Whether the page or the tab is from before the last log-out. */
  readonly isOld: boolean;
}

/** A log-out may be explicit, an expired session, or another member's log-in. */
export function compareMarks({ member, shared, ofTab, ofPage, logOutId }: Marks): Comparison {
  const [last, former] = (shared ?? ofTab ?? ofPage ?? ':').split(':');
  const isLoggedOut = Boolean(former) && former !== member;
  const start = `${isLoggedOut ? logOutId : last}:`;
  const isOld = [ofPage ?? ':', ofTab ?? start].some((seen) => !seen.startsWith(start));
  return { mark: start + member, isLoggedOut, isOld };
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
let isListening = false;
let isReloading = false;

/**
 * After a log-out, clears the storages, hides the page and reloads it. Call it before storing or sending typed values.
 * @returns whether the page is reloading
 */
export function reloadAfterLogOut(): boolean {
  if (isReloading) return true;
  if (!isListening) start();
  isListening = true;
  const shared = readMark();
  const ofTab = attempt<string>(() => sessionStorage.member);
  const member = readMember()?.userId ?? '';
  const { mark, isLoggedOut, isOld } = compareMarks({
    member,
    shared,
    ofTab,
    ofPage,
    logOutId: String(Math.random()),
  });
  if (isLoggedOut) attempt(() => localStorage.clear());
  if (isOld) attempt(() => sessionStorage.clear());
  // Nothing is stored before the first log-in.
  if (mark !== (shared ?? ':')) attempt(() => localStorage.setItem('member', mark));
  if (mark !== (ofTab ?? ':')) attempt(() => sessionStorage.setItem('member', mark));
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
  // A session may expire while the page is in the background.
  for (const event of ['storage', 'pageshow', 'visibilitychange'])
    window.addEventListener(event, reloadAfterLogOut);
  // After back navigation, the browser restores typed values, which may be a member's.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward' && ofPage && !ofPage.startsWith(':')) resetForms();
}

/** Clears typed values and prevents the browser from restoring them, also after a reload. */
function resetForms(): void {
  for (const form of document.forms) {
    form.reset();
    form.autocomplete = 'off';
  }
}
