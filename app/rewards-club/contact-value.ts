import { readSession, writeSession } from './session-values.ts';

/** The stored contact of the e-mail, if any. */
export function readContact(email: string): string | undefined {
  try {
    const contact = JSON.parse(readSession('crmContact') ?? '{}');
    return contact.email === email && typeof contact.vid === 'string' ? contact.vid : undefined;
  } catch {
    return undefined;
  }
}

export function writeContact(vid: string, email: string): void {
  writeSession('crmContact', JSON.stringify({ vid, email }));
}
