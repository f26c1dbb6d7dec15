import { ApiError } from './api-error.ts';
import type { Crm } from './ports/crm.ts';
import { CrmUnavailable } from './ports/crm-unavailable.ts';

/**
 * Calls the CRM.
 * @throws {ApiError} 503 `CrmUnavailable` if the CRM is down; an outage never looks like a missing contact
 */
export async function askCrm<T>(crm: Crm, ask: (crm: Crm) => Promise<T>): Promise<T> {
  try {
    return await ask(crm);
  } catch (error) {
    if (error instanceof CrmUnavailable) throw new ApiError('CrmUnavailable', 30, { cause: error });
    throw error;
  }
}
