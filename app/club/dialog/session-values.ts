import { attempt } from '../../browser/load/attempt.ts';

/**
 * Names in session storage: three documented ones, and five that preserve the dialog across a reload.
 * `club/show-first-step.ts` reads two of them.
 */
type Name =
  | 'confirmationEmail'
  | 'emailToReset'
  | 'crmContact'
  | 'registerStep'
  | 'hasAccount'
  | 'takenLink'
  | 'draft'
  | 'lastCode';

/** Replaces session storage where the browser blocks it. */
const memory = new Map<Name, string>();

export function readSession(name: Name): string | undefined {
  return attempt(() => sessionStorage.getItem(name)) ?? memory.get(name);
}

/** The properties of a JSON object; undefined if it is missing or invalid. */
export function readSessionJson(name: Name): Readonly<Record<string, unknown>> | undefined {
  return attempt(() => JSON.parse(readSession(name) ?? ''));
}

export function writeSession(name: Name, value: string): void {
  memory.set(name, value);
  attempt(() => sessionStorage.setItem(name, value));
}

export function removeSession(...names: readonly Name[]): void {
  for (const name of names) {
    memory.delete(name);
    attempt(() => sessionStorage.removeItem(name));
  }
}
