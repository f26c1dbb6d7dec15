/** The first step of the club’s dialog from the document, shown while the dialog’s own script loads. */

import { attempt } from '../browser/attempt.ts';
import { lockScroll, onOutsideClick } from '../browser/dialogs.ts';
import { isMember } from '../browser/member-cookie.ts';
import { readSettings } from '../browser/settings.ts';
import { findFirstFocus } from './find-first-focus.ts';
import { googleStart } from './google-start.ts';

/** The state that the dialog’s own script takes over. */
export interface ShownStep {
  /** Contains the dialog. */
  readonly root: Element;
  /** Whether the guest has left the field or sent the form; neither has been handled yet. */
  readonly isLeft: boolean;
  readonly isSent: boolean;
}

/** Keeps the typed text while the step is closed. */
const root = document.createElement('div');
const listening = new AbortController();
let unlock: (() => void) | undefined;
let [isLeft, isSent] = [false, false];

/**
 * Shows the first step, unless the dialog opens at another one.
 * @param close is called when the guest closes it, or the browser has closed it
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

/** Closes the first step, if it is shown. */
export function hideFirstStep(): void {
  root.querySelector('dialog')?.close();
  root.remove();
  unlock?.();
}

/** Hands the first step over to the dialog’s own script; undefined if it is not shown. */
export function handOverFirstStep(): ShownStep | undefined {
  listening.abort();
  return root.isConnected ? { root, isLeft, isSent } : undefined;
}

/** The document's template of the first step, which names the script of the messages. */
export function findTemplate(): HTMLTemplateElement | null {
  return document.querySelector('[data-first-step]');
}

/** On the first call, takes the dialog from its template and adds the listeners. */
function findDialog(close: () => void): HTMLDialogElement | null {
  const template = findTemplate();
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
  // The browser may close a dialog itself. The event is asynchronous: the dialog may be open again by then.
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

/** False for members, guests in the middle of a step, and where the dialog opens by itself: they see another step. */
function isDue(): boolean {
  const isOnTheWay = attempt(
    () => sessionStorage.getItem('registerStep') ?? sessionStorage.getItem('confirmationEmail'),
  );
  return !isOnTheWay && !isSentHere() && !isMember();
}

/** Whether a mail's link or Google has opened the page, or the dialog has reloaded it and has something to say. */
export function isSentHere(): boolean {
  return history.state?.notice || /[?&](magic|google)=/.test(location.search);
}
