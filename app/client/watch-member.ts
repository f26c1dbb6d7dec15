import { attempt } from './attempt.ts';
import { isMember } from './member-cookie.ts';

/** Shows the texts for members or for guests. A changed value in storage notifies the other tabs. */
function showMember(): void {
  document.documentElement.toggleAttribute('data-member', isMember());
  // If storage is blocked, the other tabs show it on their next page.
  attempt(() => (isMember() ? localStorage.setItem('member', '1') : localStorage.removeItem('member')));
}

/** Follows log-ins and log-outs in other tabs, and those before a page is shown again from the back/forward cache. */
export function watchMember(): void {
  showMember();
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, showMember);
}
