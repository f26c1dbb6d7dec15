// Generated from generator/runtime/error-keys.ts by “npm run generate”. Do not edit.

/**
 * Keys of errors about a value or a step of the rewards club. Each has a text in every language, the message
 * `errors.<key>`. Markup and the API contain keys, so they are never renamed.
 */
export const errorKeys = [
  'CannotBeEmpty',
  'RequiredEmailAddress',
  'RequiredTitle',
  'RequiredFirstName',
  'RequiredLastName',
  'RequiredPassword',
  'RequiredConfirmPassword',
  'RequiredDateOfBirth',
  'RequiredTerms',
  'InvalidEmail',
  'InvalidPassword',
  'PasswordLength',
  'CharacterLengthNotValid',
  'EmptyOrSpaces',
  'invalidPhone',
  'InvalidDate',
  'InvalidAge',
  'CodeIsRequired',
  'InvalidCode',
  'ErrorMessage',
  'ErrorWithRegistering',
  'LoginUnsuccessful',
  'ErrorResettingPassword',
  'PasswordChanged',
] as const;

/** A key of an error text; `PasswordChanged` alone reports a success. */
export type ErrorKey = (typeof errorKeys)[number];
