/** Whether the guest is logged in, by the cookie that the server writes for display. */
export function isMember(): boolean {
  return /(?:^|; )user=/.test(document.cookie);
}

/** Shows the words for members or those for guests, and has other tabs do so; they are told only where it has changed. */
function showMember(): void {
  document.documentElement.toggleAttribute('data-member', isMember());
  // Storage may be forbidden; the other tabs then show it on their next page.
  try {
    if (isMember()) localStorage.setItem('member', '1');
    else localStorage.removeItem('member');
  } catch {}
}

/** Follows log-ins and log-outs: in another tab, and from before a page that the browser has kept is shown again. */
export function watchMember(): void {
  showMember();
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, showMember);
}
