// Generated from spec/api/openapi.yaml by “npm run generate”. Do not edit.

import createClient from 'openapi-fetch';
import type { Input, OperationId, Output, Schemas } from './operations.ts';
import type { paths } from './types.ts';

/** Options of a client. */
export interface ApiClientOptions {
  /** The origin; empty in a page of the site. */
  readonly baseUrl: string;
  /** Default: the global one. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** An answer: the output of the operation, including rejections of the business, or an error. */
export type Result<K extends OperationId> = { readonly data: Output<K>; readonly error?: never; readonly response: Response } | { readonly data?: never; readonly error: Schemas['Problem']; readonly response: Response };
/** Operations that a script calls; pages navigate to the others. */
export type CallableId = Exclude<OperationId, 'startGoogleSignIn' | 'finishGoogleSignIn'>;
/** A function for each operation. It rejects only if no answer came. */
export type ApiClient = { readonly [K in CallableId]: Record<never, never> extends Input<K> ? (input?: Input<K>) => Promise<Result<K>> : (input: Input<K>) => Promise<Result<K>> };

/** Creates a client of the API. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createClient<paths>(options);
  return {
    emailExists: ({ body }: Input<'emailExists'>) => client.POST('/api/loyalty/email-exists', { body }),
    findContact: ({ path }: Input<'findContact'>) => client.GET('/api/crm/{email}', { params: { path } }),
    createContact: ({ path, body }: Input<'createContact'>) => client.POST('/api/crm/create/{email}', { params: { path }, body: body ?? {} }),
    updateContact: ({ path, body }: Input<'updateContact'>) => client.POST('/api/crm/update/{contact}', { params: { path }, body }),
    sendActivationCode: ({ body }: Input<'sendActivationCode'>) => client.POST('/api/forms/activation-code', { body }),
    verifyCode: ({ body }: Input<'verifyCode'>) => client.POST('/api/loyalty/verify-code', { body }),
    findLink: ({ body }: Input<'findLink'>) => client.POST('/api/loyalty/find-link', { body }),
    verifyLink: ({ body }: Input<'verifyLink'>) => client.POST('/api/loyalty/verify-link', { body }),
    registerLoyaltyUser: ({ body }: Input<'registerLoyaltyUser'>) => client.POST('/api/loyalty/register-loyalty-user', { body }),
    submitRegistration: ({ body }: Input<'submitRegistration'>) => client.POST('/api/forms/registration', { body }),
    loginLoyaltyUser: ({ body }: Input<'loginLoyaltyUser'>) => client.POST('/api/loyalty/login-loyalty-user', { body }),
    updateLoyaltyUser: ({ body }: Input<'updateLoyaltyUser'>) => client.POST('/api/loyalty/update-loyalty-user', { body }),
    findMember: () => client.GET('/api/loyalty/member'),
    findAccount: () => client.GET('/api/loyalty/account'),
    endSession: ({ body }: Input<'endSession'>) => client.POST('/api/loyalty/end-session', { body }),
    endOtherSessions: ({ body }: Input<'endOtherSessions'> = {}) => client.POST('/api/loyalty/end-other-sessions', { body: body ?? {} }),
    changePassword: ({ body }: Input<'changePassword'>) => client.POST('/api/loyalty/change-password', { body }),
    unlinkIdentities: ({ body }: Input<'unlinkIdentities'>) => client.POST('/api/loyalty/unlink', { body }),
    beginPasskey: ({ body }: Input<'beginPasskey'> = {}) => client.POST('/api/loyalty/begin-passkey', { body: body ?? {} }),
    addPasskey: ({ body }: Input<'addPasskey'>) => client.POST('/api/loyalty/add-passkey', { body }),
    removePasskey: ({ body }: Input<'removePasskey'>) => client.POST('/api/loyalty/remove-passkey', { body }),
    beginPasskeyLogIn: ({ body }: Input<'beginPasskeyLogIn'> = {}) => client.POST('/api/loyalty/begin-passkey-log-in', { body: body ?? {} }),
    logInWithPasskey: ({ body }: Input<'logInWithPasskey'>) => client.POST('/api/loyalty/log-in-with-passkey', { body }),
    exportMemberData: () => client.GET('/api/loyalty/member-data'),
    removeAccount: ({ body }: Input<'removeAccount'> = {}) => client.POST('/api/loyalty/remove-account', { body: body ?? {} }),
    requestPasswordReset: ({ body }: Input<'requestPasswordReset'>) => client.POST('/api/loyalty/loyalty-password-reset-request', { body }),
    resetPassword: ({ body }: Input<'resetPassword'>) => client.POST('/api/loyalty/loyalty-password-reset', { body }),
    refreshCookie: () => client.GET('/api/cookie'),
    setPromoCookie: () => client.GET('/api/promo-cookie'),
    logout: ({ body }: Input<'logout'> = {}) => client.POST('/api/logout', { body: body ?? {} }),
  };
}
