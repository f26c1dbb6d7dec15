// Generated from spec/api/openapi.yaml by “npm run generate”. Do not edit.

import type { components, operations as Shapes } from './types.ts';
/** The schemas by name. */
export type Schemas = components['schemas'];

/** The output of an operation that answers with a redirect. */
export interface Redirect {
  /** The target of the redirect. */
  readonly location: string;
}

/** Input and successful output of each operation. */
export interface Operations {
  /** Asks whether an e-mail has an account. */
  readonly emailExists: { readonly input: { readonly body: Schemas['EmailRequest'] }; readonly output: Schemas['Outcome'] };
  /** Finds the contact of an e-mail. */
  readonly findContact: { readonly input: { readonly path: NonNullable<Shapes['findContact']['parameters']['path']> }; readonly output: Schemas['ContactAnswer'] };
  /** Creates a contact. */
  readonly createContact: { readonly input: { readonly path: NonNullable<Shapes['createContact']['parameters']['path']>; readonly body?: Schemas['Nothing'] }; readonly output: Schemas['CreateContactAnswer'] };
  /** Sets properties of a contact. */
  readonly updateContact: { readonly input: { readonly path: NonNullable<Shapes['updateContact']['parameters']['path']>; readonly body: Schemas['ContactProperties'] }; readonly output: Schemas['Outcome'] };
  /** Sends a code and a magic link by e-mail. */
  readonly sendActivationCode: { readonly input: { readonly body: Schemas['ActivationCodeRequest'] }; readonly output: Schemas['Outcome'] };
  /** Checks a code. */
  readonly verifyCode: { readonly input: { readonly body: Schemas['CodeRequest'] }; readonly output: Schemas['Outcome'] };
  /** Shows whom a magic link is for. */
  readonly findLink: { readonly input: { readonly body: Schemas['LinkRequest'] }; readonly output: Schemas['FoundLinkAnswer'] };
  /** Takes a magic link. */
  readonly verifyLink: { readonly input: { readonly body: Schemas['LinkRequest'] }; readonly output: Schemas['LinkAnswer'] };
  /** Opens an account. */
  readonly registerLoyaltyUser: { readonly input: { readonly body: Schemas['RegisterRequest'] }; readonly output: Schemas['RegisterAnswer'] };
  /** Hands the registration over to the CRM. */
  readonly submitRegistration: { readonly input: { readonly body: Schemas['RegistrationFormRequest'] }; readonly output: Schemas['Done'] };
  /** Signs a member in. */
  readonly loginLoyaltyUser: { readonly input: { readonly body: Schemas['LoginRequest'] }; readonly output: Schemas['LoginAnswer'] };
  /** Confirms the record of a member's account. */
  readonly updateLoyaltyUser: { readonly input: { readonly body: Schemas['UpdateLoyaltyUserRequest'] }; readonly output: Schemas['Outcome'] };
  /** Tells a member what the club keeps of them. */
  readonly findMember: { readonly input: Readonly<Record<never, never>>; readonly output: Schemas['MemberDetails'] };
  /** Tells a member what opens the account. */
  readonly findAccount: { readonly input: Readonly<Record<never, never>>; readonly output: Schemas['Account'] };
  /** Ends one session of a member. */
  readonly endSession: { readonly input: { readonly body: Schemas['EndSessionRequest'] }; readonly output: Schemas['Done'] };
  /** Logs a member out on all other devices. */
  readonly endOtherSessions: { readonly input: { readonly body?: Schemas['Nothing'] }; readonly output: Schemas['Done'] };
  /** Replaces a member's password. */
  readonly changePassword: { readonly input: { readonly body: Schemas['ChangePasswordRequest'] }; readonly output: Schemas['Outcome'] };
  /** Ends the link to an account at Google. */
  readonly unlinkIdentities: { readonly input: { readonly body: Schemas['LocaleRequest'] }; readonly output: Schemas['Outcome'] };
  /** Begins a new passkey of a member. */
  readonly beginPasskey: { readonly input: { readonly body?: Schemas['Nothing'] }; readonly output: Schemas['PasskeyCreationAnswer'] };
  /** Stores a new passkey of a member. */
  readonly addPasskey: { readonly input: { readonly body: Schemas['AddPasskeyRequest'] }; readonly output: Schemas['Outcome'] };
  /** Removes a passkey of a member. */
  readonly removePasskey: { readonly input: { readonly body: Schemas['RemovePasskeyRequest'] }; readonly output: Schemas['Outcome'] };
  /** Begins a log-in with a passkey. */
  readonly beginPasskeyLogIn: { readonly input: { readonly body?: Schemas['Nothing'] }; readonly output: Schemas['PasskeyRequest'] };
  /** Signs a member in by a passkey. */
  readonly logInWithPasskey: { readonly input: { readonly body: Schemas['PasskeyLogIn'] }; readonly output: Schemas['PasskeyLogInAnswer'] };
  /** Gives a member all data about them. */
  readonly exportMemberData: { readonly input: Readonly<Record<never, never>>; readonly output: Schemas['MemberData'] };
  /** Deletes a member's account and all data. */
  readonly removeAccount: { readonly input: { readonly body?: Schemas['Nothing'] }; readonly output: Schemas['Done'] };
  /** Gets the key with which a password can be set. */
  readonly requestPasswordReset: { readonly input: { readonly body: Schemas['EmailRequest'] }; readonly output: Schemas['PasswordResetRequestAnswer'] };
  /** Sets a new password. */
  readonly resetPassword: { readonly input: { readonly body: Schemas['PasswordResetRequest'] }; readonly output: Schemas['Outcome'] };
  /** Sends the guest to Google. */
  readonly startGoogleSignIn: { readonly input: { readonly query: NonNullable<Shapes['startGoogleSignIn']['parameters']['query']> }; readonly output: Redirect };
  /** Takes the guest back from Google. */
  readonly finishGoogleSignIn: { readonly input: { readonly query: NonNullable<Shapes['finishGoogleSignIn']['parameters']['query']> }; readonly output: Redirect };
  /** Writes the cookie `user` again. */
  readonly refreshCookie: { readonly input: Readonly<Record<never, never>>; readonly output: Schemas['Done'] };
  /** Sets the members' promotion cookie. */
  readonly setPromoCookie: { readonly input: Readonly<Record<never, never>>; readonly output: Schemas['Outcome'] };
  /** Signs a member out. */
  readonly logout: { readonly input: { readonly body?: Schemas['Nothing'] }; readonly output: Schemas['Outcome'] };
}

/** The name of an operation. */
export type OperationId = keyof Operations;
/** The input of an operation. */
export type Input<K extends OperationId> = Operations[K]['input'];
/** The output of an operation that succeeds. */
export type Output<K extends OperationId> = Operations[K]['output'];
/** A handler for each operation; errors are thrown. */
export type Handlers<Context> = { readonly [K in OperationId]: (context: Context, input: Input<K>) => Promise<Output<K>> };

/** Checks a map of handlers: one missing or one too many does not compile. */
export function defineHandlers<Context>(): <H extends Handlers<Context>>(handlers: H & Readonly<Record<Exclude<keyof H, OperationId>, never>>) => H {
  return (handlers) => handlers;
}

/** The HTTP form of an operation. */
export interface Operation {
  readonly method: 'POST' | 'GET';
  /** With {name} for a parameter. */
  readonly path: string;
  /** The schema of its body. */
  readonly body: 'Nothing' | 'EmailRequest' | 'ContactProperties' | 'ActivationCodeRequest' | 'CodeRequest' | 'LinkRequest' | 'RegisterRequest' | 'RegistrationFormRequest' | 'LoginRequest' | 'UpdateLoyaltyUserRequest' | 'PasswordResetRequest' | 'LocaleRequest' | 'EndSessionRequest' | 'AddPasskeyRequest' | 'RemovePasskeyRequest' | 'PasskeyLogIn' | 'ChangePasswordRequest' | null;
  /** The schema of its output; null for a redirect. */
  readonly answer: 'Done' | 'Outcome' | 'CreateContactAnswer' | 'ContactAnswer' | 'FoundLinkAnswer' | 'LinkAnswer' | 'RegisterAnswer' | 'MemberDetails' | 'Account' | 'PasskeyCreationAnswer' | 'PasskeyRequest' | 'PasskeyLogInAnswer' | 'MemberData' | 'LoginAnswer' | 'PasswordResetRequestAnswer' | null;
  /** The status of its success. */
  readonly status: number;
}


/** Every operation, in the order of the document. */
export const operations: Readonly<Record<OperationId, Operation>> = {
  emailExists: { method: 'POST', path: '/api/loyalty/email-exists', body: 'EmailRequest', answer: 'Outcome', status: 200 },
  findContact: { method: 'GET', path: '/api/crm/{email}', body: null, answer: 'ContactAnswer', status: 200 },
  createContact: { method: 'POST', path: '/api/crm/create/{email}', body: 'Nothing', answer: 'CreateContactAnswer', status: 200 },
  updateContact: { method: 'POST', path: '/api/crm/update/{contact}', body: 'ContactProperties', answer: 'Outcome', status: 200 },
  sendActivationCode: { method: 'POST', path: '/api/forms/activation-code', body: 'ActivationCodeRequest', answer: 'Outcome', status: 200 },
  verifyCode: { method: 'POST', path: '/api/loyalty/verify-code', body: 'CodeRequest', answer: 'Outcome', status: 200 },
  findLink: { method: 'POST', path: '/api/loyalty/find-link', body: 'LinkRequest', answer: 'FoundLinkAnswer', status: 200 },
  verifyLink: { method: 'POST', path: '/api/loyalty/verify-link', body: 'LinkRequest', answer: 'LinkAnswer', status: 200 },
  registerLoyaltyUser: { method: 'POST', path: '/api/loyalty/register-loyalty-user', body: 'RegisterRequest', answer: 'RegisterAnswer', status: 200 },
  submitRegistration: { method: 'POST', path: '/api/forms/registration', body: 'RegistrationFormRequest', answer: 'Done', status: 200 },
  loginLoyaltyUser: { method: 'POST', path: '/api/loyalty/login-loyalty-user', body: 'LoginRequest', answer: 'LoginAnswer', status: 200 },
  updateLoyaltyUser: { method: 'POST', path: '/api/loyalty/update-loyalty-user', body: 'UpdateLoyaltyUserRequest', answer: 'Outcome', status: 200 },
  findMember: { method: 'GET', path: '/api/loyalty/member', body: null, answer: 'MemberDetails', status: 200 },
  findAccount: { method: 'GET', path: '/api/loyalty/account', body: null, answer: 'Account', status: 200 },
  endSession: { method: 'POST', path: '/api/loyalty/end-session', body: 'EndSessionRequest', answer: 'Done', status: 200 },
  endOtherSessions: { method: 'POST', path: '/api/loyalty/end-other-sessions', body: 'Nothing', answer: 'Done', status: 200 },
  changePassword: { method: 'POST', path: '/api/loyalty/change-password', body: 'ChangePasswordRequest', answer: 'Outcome', status: 200 },
  unlinkIdentities: { method: 'POST', path: '/api/loyalty/unlink', body: 'LocaleRequest', answer: 'Outcome', status: 200 },
  beginPasskey: { method: 'POST', path: '/api/loyalty/begin-passkey', body: 'Nothing', answer: 'PasskeyCreationAnswer', status: 200 },
  addPasskey: { method: 'POST', path: '/api/loyalty/add-passkey', body: 'AddPasskeyRequest', answer: 'Outcome', status: 200 },
  removePasskey: { method: 'POST', path: '/api/loyalty/remove-passkey', body: 'RemovePasskeyRequest', answer: 'Outcome', status: 200 },
  beginPasskeyLogIn: { method: 'POST', path: '/api/loyalty/begin-passkey-log-in', body: 'Nothing', answer: 'PasskeyRequest', status: 200 },
  logInWithPasskey: { method: 'POST', path: '/api/loyalty/log-in-with-passkey', body: 'PasskeyLogIn', answer: 'PasskeyLogInAnswer', status: 200 },
  exportMemberData: { method: 'GET', path: '/api/loyalty/member-data', body: null, answer: 'MemberData', status: 200 },
  removeAccount: { method: 'POST', path: '/api/loyalty/remove-account', body: 'Nothing', answer: 'Done', status: 200 },
  requestPasswordReset: { method: 'POST', path: '/api/loyalty/loyalty-password-reset-request', body: 'EmailRequest', answer: 'PasswordResetRequestAnswer', status: 200 },
  resetPassword: { method: 'POST', path: '/api/loyalty/loyalty-password-reset', body: 'PasswordResetRequest', answer: 'Outcome', status: 200 },
  startGoogleSignIn: { method: 'GET', path: '/api/google/start', body: null, answer: null, status: 302 },
  finishGoogleSignIn: { method: 'GET', path: '/api/google/callback', body: null, answer: null, status: 302 },
  refreshCookie: { method: 'GET', path: '/api/cookie', body: null, answer: 'Done', status: 200 },
  setPromoCookie: { method: 'GET', path: '/api/promo-cookie', body: null, answer: 'Outcome', status: 200 },
  logout: { method: 'POST', path: '/api/logout', body: 'Nothing', answer: 'Outcome', status: 200 },
};
