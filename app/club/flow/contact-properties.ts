import type { components } from '../../../generated/api/types.ts';
import { birthDateToEpoch } from '../../../generated/forms/birth-date.ts';
import {
  type RegistrationValues,
  registrationForm,
  registrationSent,
} from '../../../generated/forms/registration.ts';
import { readSessionJson, writeSession } from '../dialog/session-values.ts';

/** The stored contact of the e-mail, if any. */
export function readContact(email: string): string | undefined {
  const contact = readSessionJson('crmContact');
  return contact?.email === email && typeof contact.vid === 'string' ? contact.vid : undefined;
}

export function writeContact(vid: string, email: string): void {
  writeSession('crmContact', JSON.stringify({ vid, email }));
}

type ContactProperty = components['schemas']['ContactProperty'];

const sent = Object.entries(registrationSent.updateContact) as [
  keyof typeof registrationSent.updateContact,
  ContactProperty['property'],
][];

/**
 * Converts the registration's values to contact properties: dates to midnight in Europe/Paris in epoch milliseconds,
 * checkboxes to true or false. Undefined if a date does not exist.
 */
export function toContactProperties(values: RegistrationValues): ContactProperty[] | undefined {
  const list = sent.map(([field, property]) => {
    const value: string | boolean = values[field];
    const isDate = registrationForm.fields[field].control === 'date' && value !== '';
    return { property, value: isDate ? birthDateToEpoch(String(value)) : value };
  });
  if (list.some(({ value }) => value === undefined)) return undefined;
  return list.map(({ property, value }) => ({ property, value: String(value) }));
}
