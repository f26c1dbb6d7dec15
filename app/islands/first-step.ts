import { googleStart } from '../rewards-club/google-start.ts';
import { lockScroll } from '../rewards-club/lock-scroll.ts';
import { onOutsideClick } from '../rewards-club/outside-click.ts';
import { readSession } from '../rewards-club/session-values.ts';
import { readSettings } from './settings.ts';

/** The first step of the club’s dialog as the document carries it, shown while the dialog’s own script is under way. */
export interface FirstStep {
  /** Whether the guest has closed it. */
  readonly isClosed: boolean;
  close(): void;
  /** Does for the dialog’s own script, once it has taken over, what the guest did before: leaving the field, sending it. */
  replay(): void;
}

/** Keeps what was typed when it is closed. */
const root = document.createElement('div');
let listening = new AbortController();

/**
 * Shows it; undefined where the dialog opens at another step.
 * @param onClose is called when the guest has closed it
 */
export function showFirstStep(onClose: () => void): FirstStep | undefined {
  const dialog = findDialog();
  if (dialog === null || !isDue()) return undefined;
  let [wasClosed, isLeft, isSent] = [false, false, false];
  listening = new AbortController();
  const { signal } = listening;
  document.body.append(root);
  const unlock = lockScroll();
  dialog.showModal();
  root.querySelector('h2')?.focus();
  root.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('[data-close]') && dialog.close(),
    { signal },
  );
  onOutsideClick(dialog, () => dialog.close(), { signal });
  const input = root.querySelector('input');
  input?.addEventListener('blur', () => (isLeft = true), { signal });
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      isSent = true;
    },
    { signal },
  );
  dialog.addEventListener(
    'close',
    () => {
      wasClosed = true;
      root.remove();
      unlock();
      onClose();
    },
    { signal },
  );
  return {
    get isClosed() {
      // The event comes a moment later.
      return wasClosed || !dialog.open;
    },
    close: () => dialog.close(),
    replay() {
      if (isLeft && document.activeElement !== input) {
        input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }
      if (isSent) input?.form?.requestSubmit();
    },
  };
}

/** Hands over what is around it to the dialog’s own script; undefined where it is not shown. */
export function handOverFirstStep(): Element | undefined {
  if (root.querySelector('dialog[open]') === null) return undefined;
  listening.abort();
  return root;
}

function findDialog(): HTMLDialogElement | null {
  if (!root.hasChildNodes()) {
    const template = document.querySelector<HTMLTemplateElement>('[data-first-step]');
    if (template !== null) root.append(template.content);
    const google = root.querySelector<HTMLAnchorElement>('[data-google]');
    if (google !== null) {
      google.href = googleStart();
      google.parentElement?.toggleAttribute('hidden', !readSettings().google);
    }
  }
  return root.querySelector('dialog');
}

/** Members, and who is on the way, see another step; so does who comes by a link that says more. */
function isDue(): boolean {
  const isOnTheWay = readSession('registerStep') ?? readSession('confirmationEmail');
  return !isOnTheWay && !/[?&](magic|google)=/.test(location.search) && !/(^|; )user=/.test(document.cookie);
}
