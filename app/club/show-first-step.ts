/** Shows the first step of the club’s dialog from a template in the document, while the dialog’s script loads. */

import { lockScroll, onOutsideClick } from '../browser/dialogs.ts';
import { attempt } from '../browser/load/attempt.ts';
import { isMember } from '../browser/member/member-cookie.ts';
import { findFirstFocus } from './find-first-focus.ts';
import { googleStart } from './google-start.ts';

/** The state passed to the dialog’s script. */
export interface ShownStep {
  /** Contains the dialog. */
  readonly root: Element;
  /** Whether the guest has left the field or sent the form; the dialog’s script has to handle both. */
  readonly isLeft: boolean;
  readonly isSent: boolean;
}

/** Contains the step, also while it is closed, so that the typed text survives. */
const root = document.createElement('div');
const listening = new AbortController();
let unlock: (() => void) | undefined;
let isLeft = false;
let isSent = false;

/**
 * Shows the first step, unless the dialog opens at another step.
 * @param close called when the guest closes the step, or after the browser has closed it
 */
export function showFirstStep(close: () => void): void {
  if (!isDue()) return;
  const dialog = findDialog(close);
  if (dialog === null) return;
  isLeft = false;
  isSent = false;
  document.body.append(root);
  unlock = lockScroll();
  dialog.showModal();
  findFirstFocus(dialog)?.focus();
}

export function hideFirstStep(): void {
  root.querySelector('dialog')?.close();
  root.remove();
  unlock?.();
}

/** Removes the listeners and returns the step for the dialog’s script; undefined if it is not shown. */
export function handOverFirstStep(): ShownStep | undefined {
  listening.abort();
  return root.isConnected ? { root, isLeft, isSent } : undefined;
}

/** The template of the first step. Its attribute has the address of the messages' script. */
export function findTemplate(): HTMLTemplateElement | null {
  return document.querySelector('[data-first-step]');
}

/** The markup of the first step, shown or not. */
export function firstStepContent(): ParentNode {
  return root.hasChildNodes() ? root : (findTemplate()?.content ?? root);
}

/** On the first call, takes the dialog from its template and adds the listeners. */
function findDialog(close: () => void): HTMLDialogElement | null {
  const template = findTemplate();
  if (template === null || root.hasChildNodes()) return root.querySelector('dialog');
  root.append(template.content);
  const google = root.querySelector<HTMLAnchorElement>('[data-google]');
  if (google !== null) google.href = googleStart();
  const dialog = root.querySelector('dialog');
  if (dialog === null) return null;
  onOutsideClick(dialog, close, { signal: listening.signal });
  const listen = (type: string, handle: (event: Event) => void) =>
    dialog.addEventListener(type, handle, { signal: listening.signal });
  listen('click', ({ target }) => {
    if ((target as Element).closest('[data-close]')) close();
  });
  listen('cancel', (event) => {
    event.preventDefault();
    close();
  });
  // Browsers may close a dialog by themselves. The event is asynchronous: the dialog may be open again by then.
  listen('close', () => {
    if (!dialog.open) close();
  });
  listen('focusout', ({ target }) => {
    if (target === root.querySelector('input')) isLeft = true;
  });
  listen('submit', (event) => {
    event.preventDefault();
    isSent = true;
  });
  return dialog;
}

/** Whether the dialog starts at its first step: not for members, in the middle of a flow, or after a link. */
function isDue(): boolean {
  const isOnTheWay = attempt(
    () => sessionStorage.getItem('registerStep') ?? sessionStorage.getItem('confirmationEmail'),
  );
  return !isOnTheWay && !opensDialog() && !isMember();
}

/** Whether the page opens the dialog at once: after a mail's link, Google's redirect, or a reload with a notice. */
export function opensDialog(): boolean {
  return history.state?.notice || /[?&](magic|google)=/.test(location.search);
}
