import {
  type RegistrationField,
  registrationForm,
  registrationSent,
} from '../../generated/forms/registration.ts';

const propertyOf = registrationSent.updateContact;

/** The name of a contact property in the CRM. */
export type ContactProperty = (typeof propertyOf)[keyof typeof propertyOf];

/** The field of the registration form behind each contact property. */
export const fieldOfProperty = Object.fromEntries(
  Object.entries(propertyOf).map(([field, property]) => [property, field]),
) as Readonly<Record<ContactProperty, RegistrationField>>;

/** The contact properties that the club reads and writes, by the CRM's names, in the order of the form. */
export const contactProperties: readonly ContactProperty[] = Object.values(propertyOf);

/** The control of the field behind a property, which decides the format of its value; undefined for other names. */
export function controlOf(property: string) {
  if (!Object.hasOwn(fieldOfProperty, property)) return undefined;
  return registrationForm.fields[fieldOfProperty[property as ContactProperty]].control;
}
