import { type Club, type Refusal, refuse } from './club.ts';
import type { FormContext } from './ports/crm.ts';
import type { Flow } from './ports/flow-store.ts';
import type { Store } from './ports/store.ts';
import type { Visit } from './visit.ts';

/** Queues the form of a registration, within the transaction that marks it as sent. */
export type QueueRegistrationForm = (
  store: Store,
  flow: Flow,
  context: FormContext & { readonly marketing: boolean },
) => Promise<void>;

/**
 * Hands the registration that this session has just finished to the CRM, once, with the data that the server
 * has. Whether the CRM takes it is not the guest's concern.
 */
export async function submitRegistrationForm(
  { store, clock }: Club,
  visit: Visit,
  page: { readonly pageUri: string; readonly pageName: string },
  queue: QueueRegistrationForm,
): Promise<{ success: true } | Refusal> {
  const flow = await store.flows.findRegistered(visit.sessionHash);
  if (flow === undefined) return refuse('ErrorWithRegistering');
  await store.transaction(async (within) => {
    if (!(await within.flows.markFormSubmitted(flow.id, clock.now()))) return;
    const tracking = visit.trackingCookie === undefined ? {} : { trackingCookie: visit.trackingCookie };
    await queue(within, flow, { ...page, ...tracking, marketing: visit.marketing });
  });
  return { success: true };
}
