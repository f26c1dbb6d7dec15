import { readSessionJson, writeSession } from './session-values.ts';

/** The stored contact of the e-mail, if any. */
export function readContact(email: string): string | undefined {
  const contact = readSessionJson('crmContact');
  return contact?.email === email && typeof contact.vid === 'string' ? contact.vid : undefined;
}

export function writeContact(vid: string, email: string): void {
  writeSession('crmContact', JSON.stringify({ vid, email }));
}
