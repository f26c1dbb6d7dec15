/** Values of the session storage: documented names, and five that let a reload go on where it was. */
type Name =
  | ('confirmationEmail' | 'emailToReset' | 'crmContact')
  | ('registerStep' | 'hasAccount' | 'takenLink' | 'draft' | 'lastCode');

/** Takes the storage's place where the browser blocks it. */
const memory = new Map<Name, string>();

/** A value, or undefined where there is none. */
export function readSession(name: Name): string | undefined {
  return attempt(() => sessionStorage.getItem(name)) ?? memory.get(name);
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

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
