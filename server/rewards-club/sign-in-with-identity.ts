import { randomUUID } from 'node:crypto';
import { askCrm } from './ask-crm.ts';
import type { Club } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import type { GuestSession } from './guest-session.ts';
import { enqueue } from './outbox-entries.ts';
import { IdentityUnproven, type ProvenIdentity } from './ports/identity.ts';
import { type Member, MemberExists } from './ports/member-store.ts';
import type { Store } from './ports/store.ts';
import { signInMember } from './sign-in-member.ts';
import { findVerifiedFlow } from './verified-flow.ts';

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
): Promise<Member> {
  const findLinked = ({ members }: Store) => members.findByIdentity(identity.issuer, identity.subject);
  const linked = await findLinked(club.store);
  const member =
    linked === undefined
      ? await linkAndSignIn(club, session, identity, locale, findLinked)
      : await signInMember(club, session, linked.emailKey, true, findLinked);
  if (member === undefined) throw new IdentityUnproven();
  return member;
}

async function linkAndSignIn(
  club: Club,
  session: GuestSession,
  identity: ProvenIdentity,
  locale: string,
  findLinked: (within: Store) => Promise<Member | undefined>,
): Promise<Member | undefined> {
  const { crm, clock } = club;
  if (!(await isOwner(club, session, identity))) return undefined;
  const { vid } = await askCrm(crm, (port) => port.createContact(identity.email));
  try {
    return await signInMember(club, session, emailKeyOf(identity.email), true, async (within) => {
      // Two tabs may return at once.
      const known = await findLinked(within);
      if (known !== undefined) return known;
      if (!(await isOwner({ store: within, clock }, session, identity))) return undefined;
      return linkOrAdd(within, clock.now(), identity, vid, locale);
    });
  } catch (error) {
    // Another sign-in has linked the identity to another account meanwhile.
    if (error instanceof MemberExists) return undefined;
    throw error;
  }
}

/** The provider speaks for the e-mails of its own domains; any other takes a code of ours or a log-in. */
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
): Promise<Member> {
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
    return member;
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
  return { ...existing, recordId: existing.recordId ?? vid };
}
