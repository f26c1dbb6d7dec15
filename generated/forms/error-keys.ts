// Generated from generator/runtime/error-keys.ts by “npm run generate”. Do not edit.

/**
 * What can be said about a value or a step of the rewards club. Each key has a text in every language, the message
 * `errors.<key>`. Keys stand in markup and in answers of the API, so they are never renamed.
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

/** A key of an error text; `PasswordChanged` is the one that tells of a success. */
export type ErrorKey = (typeof errorKeys)[number];
