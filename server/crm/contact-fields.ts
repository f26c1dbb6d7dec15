import { type ContactProperty, contactProperties, controlOf } from '../rewards-club/contact-properties.ts';
import type { ContactProperties } from '../rewards-club/ports/crm.ts';
import { CrmRefused } from '../rewards-club/ports/crm-refused.ts';
import { requireText } from './required-texts.ts';

const epochPattern = /^-?\d{1,14}$/;

/**
 * Validates the properties to set; '' clears one.
 * @throws {CrmRefused} for an unknown property or an invalid value
 */
export function requireProperties(properties: ContactProperties): [ContactProperty, string][] {
  return Object.entries(properties).flatMap(([name, value]): [ContactProperty, string][] => {
    const property = contactProperties.find((known) => known === name);
    if (property === undefined) throw new CrmRefused('The club may not set one of the properties.');
    if (value === undefined) return [];
    return [[property, controlOf(property) === 'date' ? requireDate(name, value) : requireText(name, value)]];
  });
}

/**
 * Validates a date: midnight Europe/Paris in milliseconds since 1970, or '' for none.
 * @throws {CrmRefused} if it is not a whole number of milliseconds in a year with four digits
 */
export function requireDate(name: string, value: string): string {
  const isTime = epochPattern.test(value) && Math.abs(Number(value)) < 8e13;
  if (value !== '' && !(isTime && Number(value) > Date.UTC(1000, 0, 1))) {
    throw new CrmRefused(`The field ${name} is not a time in milliseconds since 1970.`);
  }
  return value;
}
