// Generated from spec/messages and spec/forms by “npm run generate”. Do not edit.

/** The key of an error text, the message `errors.<key>`; `PasswordChanged` alone reports a success. */
export type ErrorKey = 'CannotBeEmpty' | 'RequiredEmailAddress' | 'RequiredTitle' | 'RequiredFirstName' | 'RequiredLastName' | 'RequiredPassword' | 'RequiredConfirmPassword' | 'RequiredDateOfBirth' | 'RequiredTerms' | 'InvalidEmail' | 'InvalidPassword' | 'PasswordLength' | 'CharacterLengthNotValid' | 'EmptyOrSpaces' | 'invalidPhone' | 'InvalidDate' | 'InvalidAge' | 'CodeIsRequired' | 'InvalidCode' | 'ErrorMessage' | 'ErrorWithRegistering' | 'LoginUnsuccessful' | 'ErrorResettingPassword' | 'PasswordChanged';
