import { randomUUID } from 'node:crypto';
import { emailKeyOf } from '../core/email-address.ts';
import { IdentityUnproven, type ProvenIdentity } from '../core/ports/identity.ts';
import { type Member, MemberExists } from '../core/ports/member-stores.ts';
import type { Store } from '../core/ports/store.ts';
import { askCrm, type Club, findVerifiedFlow, type GuestSession } from './club.ts';
import { signInMember } from './log-in.ts';
import { enqueue } from './outbox-entries.ts';

/** The account of an identity. */
interface Linked {
  readonly member: Member;
  /** Absent if they were linked before. */
  readonly change?: 'added' | 'linked' | undefined;
}

/**
 * Signs in with a verified identity: finds the account by subject, then by e-mail, or creates one. An account with an
 * unverified e-mail may belong to an attacker, so the first link removes its password, passkeys and sessions and all other
 * proofs.
 * @throws {IdentityUnproven} if nobody has proven to this session that the e-mail is the guest's
 */
export async function signInWithIdentity(
  club: Club,
  session: GuestSession,
  identity: ProvenIdentity,
  locale: string,
): Promise<Linked> {
  const findLinked = ({ members }: Store) => members.findByIdentity(identity.issuer, identity.subject);
  const known = await findLinked(club.store);
  if (known === undefined) return linkAndSignIn(club, session, identity, locale, findLinked);
  return { member: orUnproven(await signInMember(club, session, known.emailKey, true, findLinked)) };
}

async function linkAndSignIn(
  club: Club,
  session: GuestSession,
  identity: ProvenIdentity,
  locale: string,
  findLinked: (within: Store) => Promise<Member | undefined>,
): Promise<Linked> {
  const { crm, clock } = club;
  if (!(await isOwner(club, session, identity))) throw new IdentityUnproven();
  const { vid } = await askCrm(crm, (port) => port.createContact(identity.email));
  let change: Linked['change'];
  try {
    const member = await signInMember(club, session, emailKeyOf(identity.email), true, async (within) => {
      change = undefined;
      // Two tabs may return at once.
      const known = await findLinked(within);
      if (known !== undefined) return known;
      if (!(await isOwner({ store: within, clock }, session, identity))) return undefined;
      const linked = await linkOrAdd(within, clock.now(), identity, vid, locale);
      change = linked.change;
      return linked.member;
    });
    return { member: orUnproven(member), change };
  } catch (error) {
    // Another sign-in has linked the identity to another account meanwhile.
    throw error instanceof MemberExists ? new IdentityUnproven() : error;
  }
}

function orUnproven(member: Member | undefined): Member {
  if (member === undefined) throw new IdentityUnproven();
  return member;
}

/** The provider is trusted for e-mails of its own domains. Any other e-mail needs our own code or a log-in. */
async function isOwner(
  club: Pick<Club, 'store' | 'clock'>,
  session: GuestSession,
  { email, isAuthoritative }: ProvenIdentity,
): Promise<boolean> {
  const emailKey = emailKeyOf(email);
  if (isAuthoritative) return true;
  if (session.member?.emailKey === emailKey) {
    const open = await club.store.sessions.find(session.sessionHash, club.clock.now());
    if (open?.memberId === session.member.id) return true;
  }
  const flows = await Promise.all(
    (['registration', 'reset'] as const).map((purpose) => findVerifiedFlow(club, session, emailKey, purpose)),
  );
  return flows.some((flow) => flow !== undefined);
}

async function linkOrAdd(
  store: Store,
  now: number,
  { issuer, subject, email }: ProvenIdentity,
  vid: string,
  locale: string,
): Promise<Linked> {
  const emailKey = emailKeyOf(email);
  const existing = await store.members.findByEmail(emailKey);
  if (existing === undefined) {
    const member: Member = {
      id: randomUUID(),
      email,
      emailKey,
      // No password works until the owner sets one with a reset.
      passwordHash: null,
      recordId: vid,
      emailVerifiedAt: now,
      termsAcceptedAt: null,
      locale,
      createdAt: now,
    };
    await store.members.add(member);
    await store.members.addIdentity(member.id, issuer, subject, now);
    return { member, change: 'added' };
  }
  if (existing.emailVerifiedAt === null) {
    await store.members.setPassword(existing.id, null);
    await store.passkeys.removeOfMember(existing.id);
    await store.sessions.removeOfMember(existing.id);
    await store.resetKeys.removeOfMember(existing.id);
    await store.flows.endByEmail(emailKey);
    await store.members.setEmailVerified(existing.id, now);
  }
  if (existing.recordId === null) await store.members.setRecordId(existing.id, vid);
  await store.members.addIdentity(existing.id, issuer, subject, now);
  const notice = { emailKey, to: existing.email, kind: 'accountLinked', locale } as const;
  await enqueue(store.outbox, 'notice', notice, now);
  return { member: { ...existing, recordId: existing.recordId ?? vid }, change: 'linked' };
}
