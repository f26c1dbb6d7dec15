const memberAttribute = 'data-member';

/**
 * A page that the browser kept and shows again, as after going back, may be from before the guest has logged in or
 * out: it is loaded anew where it shows the wrong words.
 */
export function watchReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const isMember = /(?:^|; )user=/.test(document.cookie);
    if (persisted && isMember !== document.documentElement.hasAttribute(memberAttribute)) location.reload();
  });
}
