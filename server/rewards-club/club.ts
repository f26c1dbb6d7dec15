import type { ErrorKey } from '../../generated/forms/error-keys.ts';
import type { PasswordHasher } from '../security/password-hasher.ts';
import type { Secrets } from '../security/secrets.ts';
import type { Limits } from './limits.ts';
import type { Clock } from './ports/clock.ts';
import type { Crm } from './ports/crm.ts';
import type { Store } from './ports/store.ts';

/** What the calls of the club work with. */
export interface Club {
  readonly store: Store;
  readonly crm: Crm;
  readonly passwords: PasswordHasher;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly clock: Clock;
  /** Public origin, without a closing slash. */
  readonly siteUrl: string;
}

/** A refusal of business: the request was understood, and the guest is told what to do next. */
export interface Refusal {
  readonly success: false;
  /** The key of a text in every language; absent where there is nothing to tell. */
  readonly code?: ErrorKey;
}

/** Refuses, with the key of what is told to the guest. */
export function refuse(code?: ErrorKey): Refusal {
  return code === undefined ? { success: false } : { success: false, code };
}
