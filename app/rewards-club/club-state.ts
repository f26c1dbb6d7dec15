import { useSyncExternalStore } from 'react';
import { readSession, removeSession, writeSession } from './session-values.ts';

/** The steps of the dialog, spelt as the markup spells them. */
const steps = [
  ...(['registerEmail', 'registerCode', 'registerMember', 'loginStep'] as const),
  ...(['resetPasswordEmail', 'resetPassswordCode', 'resetPassword', 'memberDetails'] as const),
] as const;

export type Step = (typeof steps)[number];

/** Something that a step says above its content. */
export type Notice =
  | ('joined' | 'newCodeSent' | 'linkExpired' | 'googleFailed' | 'startAgain')
  | ('connectionFailed' | 'unavailable');

/** What the steps share. */
export interface ClubState {
  readonly isOpen: boolean;
  readonly isLoggedIn: boolean;
  readonly registerStep: Step;
  /** The e-mail that the guest has named; never asked for twice. */
  readonly userEmail: string;
  readonly userId: string;
  /** Whether the account of the e-mail exists and only its contact is made anew. */
  readonly hasAccount: boolean;
  readonly notice: Notice | undefined;
}

/** Steps in which a guest may reload the page and go on. */
const resumable: readonly Step[] = ['registerCode', 'registerMember', 'resetPassswordCode', 'resetPassword'];

/** As documents carry the dialog: open at its first step. */
const firstStep: ClubState = {
  ...{ isOpen: true, registerStep: 'registerEmail', notice: undefined },
  ...{ isLoggedIn: false, userEmail: '', userId: '', hasAccount: false },
};

let state: ClubState | undefined;
const listeners = new Set<() => void>();

/** The state at this moment. */
export function readState(): ClubState {
  state ??= {
    isOpen: false,
    ...readUser(),
    registerStep: steps.find((step) => step === readSession('registerStep')) ?? 'loginStep',
    hasAccount: readSession('hasAccount') === 'true',
    notice: undefined,
  };
  return state;
}

/** Changes the state; what a reload is to find again is kept in the session storage. */
export function changeState(change: Partial<ClubState>): void {
  state = { ...readState(), ...change };
  if (change.registerStep !== undefined) {
    if (resumable.includes(change.registerStep)) writeSession('registerStep', change.registerStep);
    else removeSession('registerStep');
  }
  if (change.hasAccount !== undefined) writeSession('hasAccount', String(change.hasAccount));
  for (const listener of listeners) listener();
}

/** Goes to a step, without the notice of the last one. */
export function goTo(registerStep: Step, notice?: Notice): void {
  changeState({ registerStep, notice });
}

/** The state for a component, which is rendered anew when it changes. */
export function useClubState(): ClubState {
  return useSyncExternalStore(subscribe, readState, () => state ?? firstStep);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the cookie `user` shows; the server decides what it is worth. */
export function readUser(): Pick<ClubState, 'isLoggedIn' | 'userEmail' | 'userId'> {
  const text = /(?:^|; )user=([^;]+)/.exec(document.cookie)?.[1];
  const remembered = readSession('confirmationEmail') ?? '';
  if (text === undefined) return { isLoggedIn: false, userEmail: remembered, userId: '' };
  try {
    const { email = '', userId = '' } = JSON.parse(decodeURIComponent(text));
    return { isLoggedIn: true, userEmail: String(email), userId: String(userId) };
  } catch {
    return { isLoggedIn: false, userEmail: remembered, userId: '' };
  }
}
