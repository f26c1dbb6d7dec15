/**
 * Removes what is left of a member who has left: who has logged out, here or in another tab, or has no session or account
 * any more. It is loaded where somebody has logged in before.
 */

import { attempt } from './attempt.ts';
import { judge } from './member-mark.ts';
import { markOfPage, readMark } from './page-mark.ts';
import { readMember } from './read-member.ts';

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
