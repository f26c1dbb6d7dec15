import { isMember } from './member-cookie.ts';
import { readMessage } from './message.ts';
import { readMark } from './page-mark.ts';

/** Shows the texts for members or for guests. */
function showMember(): void {
  document.documentElement.toggleAttribute('data-member', isMember());
  // Most guests never log in. After a failed download, the next event or page retries.
  if (isMember() || readMark())
    import('./member-session.ts').then(
      ({ reloadAfterLogOut }) => reloadAfterLogOut(),
      () => undefined,
    );
}

/** Updates the page after log-ins and log-outs in other tabs, and when it is restored from the back/forward cache. */
export function watchMember(): void {
  showMember();
  if (readMessage())
    import('./show-message.ts').then(
      ({ showMessage }) => showMessage(),
      () => undefined,
    );
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, showMember);
}
