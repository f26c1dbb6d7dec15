import type { MemberDetails } from '../forms/form-site.ts';
import type { Club } from '../rewards-club/club.ts';
import { limitsOf } from '../rewards-club/limit-table.ts';
import type { Crm } from '../rewards-club/ports/crm.ts';
import type { Member } from '../rewards-club/ports/member-store.ts';

/** Reads a member's details. Rejects with `CrmUnavailable`, and with `ApiError` 429 where that member has asked too often. */
export type ReadDetails = (member: Member) => Promise<MemberDetails>;

/** Number of members whose details are remembered. */
const most = 1000;

/**
 * Creates a reader that asks the CRM once in some minutes for each member. What it remembers is good as long as the
 * window in which the member's look-ups are counted; `updateContact` ends that for all processes.
 */
export function rememberDetails(
  { limits, clock }: Pick<Club, 'limits' | 'clock'>,
  crm: Pick<Crm, 'findContact'>,
): ReadDetails {
  const known = new Map<string, { readonly details: MemberDetails; readonly end: number }>();
  const asking = new Map<string, Promise<MemberDetails>>();

  function remember(id: string, details: MemberDetails, end: number): void {
    known.delete(id);
    known.set(id, { details, end });
    for (const [oldest, kept] of known) {
      if (known.size <= most && kept.end > clock.now()) break;
      known.delete(oldest);
    }
  }

  async function read({ id, email, emailKey }: Member): Promise<MemberDetails> {
    const counted = limitsOf('form-details', {}, emailKey);
    const kept = known.get(id);
    if (kept !== undefined && kept.end === (await limits.findEnd(counted))) return kept.details;
    await limits.consume(counted);
    const end = await limits.findEnd(counted);
    const contact = await crm.findContact(email);
    const { firstname = '', lastname = '', phone = '' } = contact?.properties ?? {};
    const details = { email, name: `${firstname} ${lastname}`.trim(), phone };
    if (end !== undefined) remember(id, details, end);
    return details;
  }

  return (member) => {
    const running = asking.get(member.id) ?? read(member).finally(() => asking.delete(member.id));
    asking.set(member.id, running);
    return running;
  };
}
