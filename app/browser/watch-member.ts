import { isMember } from './member-cookie.ts';
import { readMark } from './page-mark.ts';

/** Shows the texts for members or for guests. */
function showMember(): void {
  document.documentElement.toggleAttribute('data-member', isMember());
  // Most guests never log in. If it does not load, the next event or page tries again.
  if (isMember() || readMark())
    import('./follow-member.ts').then(
      ({ followMember }) => followMember(),
      () => undefined,
    );
}

/** Follows log-ins and log-outs in other tabs, and those before a page is shown again from the back/forward cache. */
export function watchMember(): void {
  showMember();
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, showMember);
}
