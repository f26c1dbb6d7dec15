import type { components } from '../../generated/api/types.ts';
import type { RegistrationField } from '../../generated/forms/registration.ts';
import { sentFields } from '../../generated/forms/sent-fields.ts';

/** The name of a contact property in the CRM. */
export type ContactProperty = components['schemas']['ContactProperty']['property'];

/** A site without a club has none. */
const { updateContact: sent = {} } = sentFields;

/** The contact properties that the club reads and writes, by the CRM's names, in the order of the form. */
export const contactProperties = Object.keys(sent) as readonly ContactProperty[];

/** The field of the registration form behind each contact property. */
export const fieldOfProperty = Object.fromEntries(
  Object.entries(sent).map(([property, { field }]) => [property, field]),
) as Readonly<Record<ContactProperty, RegistrationField>>;

/** The control of the field behind a property, which decides the format of its value; undefined for other names. */
export function controlOf(property: string) {
  return Object.hasOwn(sent, property) ? sent[property]?.control : undefined;
}
