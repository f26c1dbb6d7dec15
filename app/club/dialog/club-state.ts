import { useSyncExternalStore } from 'react';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import { readMember } from '../../browser/member/member-session.ts';
import { readSession, removeSession, writeSession } from './session-values.ts';

/** An error returned by the API, of a field or of the whole step. */
type Refused = { readonly field: string; readonly error: ErrorKey } | { readonly error: ErrorKey };

/** Undefined on success. Failed requests throw a `RequestError` instead. */
export type Outcome = Refused | undefined;

/** The steps of the dialog, spelled as in the markup. */
const steps = [
  'registerEmail',
  'registerCode',
  'registerMember',
  'loginStep',
  'useLink',
  'resetPasswordEmail',
  'resetPassswordCode',
  'resetPassword',
  'memberDetails',
] as const;

export type Step = (typeof steps)[number];

/** A message above the content of a step. */
export type Notice =
  | 'joined'
  | 'newCodeSent'
  | 'linkExpired'
  | 'googleFailed'
  | 'googleUnproven'
  | 'startAgain'
  | 'deleted'
  | 'PasswordChanged'
  | 'connectionFailed'
  | 'unavailable';

/** The state that the steps share. */
export interface ClubState {
  readonly isOpen: boolean;
  readonly isLoggedIn: boolean;
  readonly registerStep: Step;
  /** The e-mail that the guest has entered. */
  readonly userEmail: string;
  readonly userId: string;
  /** Whether the e-mail already has an account, so that only the contact is created. */
  readonly hasAccount: boolean;
  /** Whether a new member is being logged in with the password of the registration. */
  readonly isEntering: boolean;
  readonly notice: Notice | undefined;
}

/** Steps that survive a reload of the page. */
const resumable: readonly Step[] = ['registerCode', 'registerMember', 'resetPassswordCode', 'resetPassword'];

/** The initial state, also of the markup in documents. */
const firstStep: ClubState = {
  isOpen: true,
  registerStep: 'registerEmail',
  notice: undefined,
  isLoggedIn: false,
  userEmail: '',
  userId: '',
  hasAccount: false,
  isEntering: false,
};

let state: ClubState | undefined;
const listeners = new Set<() => void>();

export function readState(): ClubState {
  state ??= {
    isOpen: false,
    ...readUser(),
    registerStep: steps.find((step) => step === readSession('registerStep')) ?? 'loginStep',
    hasAccount: readSession('hasAccount') === 'true',
    isEntering: false,
    notice: undefined,
  };
  return state;
}

/** Changes the state and stores the parts that survive a reload in session storage. */
export function changeState(change: Partial<ClubState>): void {
  state = { ...readState(), ...change };
  if (change.registerStep !== undefined) {
    if (resumable.includes(change.registerStep)) writeSession('registerStep', change.registerStep);
    else removeSession('registerStep');
  }
  if (change.hasAccount !== undefined) writeSession('hasAccount', String(change.hasAccount));
  for (const listener of listeners) listener();
}

/** Goes to a step and replaces the notice. */
export function goTo(registerStep: Step, notice?: Notice): void {
  changeState({ registerStep, notice });
}

export function useClubState(): ClubState {
  return useSyncExternalStore(subscribe, readState, () => state ?? firstStep);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The logged-in member, or the e-mail that a guest has entered. */
export function readUser(): Pick<ClubState, 'isLoggedIn' | 'userEmail' | 'userId'> {
  const member = readMember();
  const userEmail = member?.email ?? readSession('confirmationEmail') ?? '';
  return { isLoggedIn: member !== undefined, userEmail, userId: member?.userId ?? '' };
}

/**
 * Opens the dialog with a notice after the next reload; undefined cancels that. The notice is stored in the history
 * entry, because logging out clears the storages.
 */
export function explainReload(notice: Notice | undefined): void {
  history.replaceState({ ...history.state, notice }, '');
}

/** Returns and removes the notice for which the page was reloaded. */
export function takeNotice(): Notice | undefined {
  const notice: Notice | undefined = history.state?.notice;
  if (notice !== undefined) explainReload(undefined);
  return notice;
}
