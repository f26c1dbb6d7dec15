import type { Schemas } from '../../generated/api/operations.ts';
import type { ErrorKey } from '../../generated/forms/error-keys.ts';
import type { Secrets } from '../security/secrets.ts';
import type { Limits } from './limits.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Clock } from './ports/clock.ts';
import type { Crm } from './ports/crm.ts';
import type { Store } from './ports/store.ts';

/** The dependencies of the use cases. */
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

/** The API's `Refusal`: a valid request that the club declines. Answered with 200. */
export type Refusal = Schemas['Refusal'];

/** @param code key of the message for the guest */
export function refuse(code?: ErrorKey): Refusal {
  return code === undefined ? { success: false } : { success: false, code };
}
