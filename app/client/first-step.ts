/** The first step of the club’s dialog as the document carries it, shown while the dialog’s own script is awaited. */

import { findFirstFocus } from '../rewards-club/find-first-focus.ts';
import { googleStart } from '../rewards-club/google-start.ts';
import { lockScroll } from '../rewards-club/lock-scroll.ts';
import { onOutsideClick } from '../rewards-club/outside-click.ts';
import { readSession } from '../rewards-club/session-values.ts';
import { readSettings } from './settings.ts';
import { isMember } from './watch-member.ts';

/** What the dialog’s own script takes over. */
export interface ShownStep {
  /** Around the dialog. */
  readonly root: Element;
  /** Whether the guest has left the field; whether they have sent it. Both are still to be answered. */
  readonly isLeft: boolean;
  readonly isSent: boolean;
}

/** Holds what was typed while the step is closed. */
const root = document.createElement('div');
const listening = new AbortController();
let unlock: (() => void) | undefined;
let [isLeft, isSent] = [false, false];

/**
 * Shows it, unless the dialog opens at another step.
 * @param close is called when the guest wants it closed, or the browser has closed it
 */
export function showFirstStep(close: () => void): void {
  if (!isDue()) return;
  const dialog = findDialog(close);
  if (dialog === null) return;
  isLeft = isSent = false;
  document.body.append(root);
  unlock = lockScroll();
  dialog.showModal();
  findFirstFocus(dialog)?.focus();
}

/** Closes it, if it is shown. */
export function hideFirstStep(): void {
  root.querySelector('dialog')?.close();
  root.remove();
  unlock?.();
}

/** Leaves it to the dialog’s own script; undefined where it is not shown. */
export function handOverFirstStep(): ShownStep | undefined {
  listening.abort();
  return root.isConnected ? { root, isLeft, isSent } : undefined;
}

/** At the first time, takes it from the document and listens to it. */
function findDialog(close: () => void): HTMLDialogElement | null {
  const template = document.querySelector<HTMLTemplateElement>('[data-first-step]');
  if (template === null || root.hasChildNodes()) return root.querySelector('dialog');
  root.append(template.content);
  const google = root.querySelector<HTMLAnchorElement>('[data-google]');
  if (google !== null) {
    google.href = googleStart();
    google.parentElement?.toggleAttribute('hidden', !readSettings().google);
  }
  const dialog = root.querySelector('dialog');
  const options = { signal: listening.signal };
  if (dialog === null) return null;
  onOutsideClick(dialog, close, options);
  dialog.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('[data-close]') && close(),
    options,
  );
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      close();
    },
    options,
  );
  // A browser may close a dialog by itself. The event comes a moment later, when it may be open again.
  dialog.addEventListener('close', () => dialog.open || close(), options);
  dialog.addEventListener(
    'focusout',
    ({ target }) => (isLeft ||= target === root.querySelector('input')),
    options,
  );
  dialog.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      isSent = true;
    },
    options,
  );
  return dialog;
}

/** Members, and who is on the way, see another step; so does who comes by a link that says more. */
function isDue(): boolean {
  const isOnTheWay = readSession('registerStep') ?? readSession('confirmationEmail');
  return !isOnTheWay && !/[?&](magic|google)=/.test(location.search) && !isMember();
}
