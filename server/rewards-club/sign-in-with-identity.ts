import { randomUUID } from 'node:crypto';
import { askCrm } from './ask-crm.ts';
import type { Club } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import type { GuestSession } from './guest-session.ts';
import { enqueue } from './outbox-entries.ts';
import { IdentityUnproven, type ProvenIdentity } from './ports/identity.ts';
import { type Member, MemberExists } from './ports/member-store.ts';
import type { Store } from './ports/store.ts';
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
  const { store, crm } = club;
  const known = await store.members.findByIdentity(identity.issuer, identity.subject);
  if (known !== undefined) {
    await session.signIn(known, { isGoogle: true });
    return known;
  }
  if (!(await isOwner(club, session, identity))) throw new IdentityUnproven();
  const { vid } = await askCrm(crm, (port) => port.createContact(identity.email));
  const member = await linkOrAdd(club, identity, vid, locale);
  await session.signIn(member, { isGoogle: true });
  return member;
}

/** The provider speaks for the e-mails of its own domains; any other takes a code of ours or a log-in. */
async function isOwner(
  club: Club,
  session: GuestSession,
  { email, isAuthoritative }: ProvenIdentity,
): Promise<boolean> {
  const emailKey = emailKeyOf(email);
  if (isAuthoritative || session.member?.emailKey === emailKey) return true;
  const flows = await Promise.all(
    (['registration', 'reset'] as const).map((purpose) => findVerifiedFlow(club, session, emailKey, purpose)),
  );
  return flows.some((flow) => flow !== undefined);
}

async function linkOrAdd(club: Club, identity: ProvenIdentity, vid: string, locale: string): Promise<Member> {
  try {
    return await club.store.transaction((within) =>
      linkWithin(within, club.clock.now(), identity, vid, locale),
    );
  } catch (error) {
    if (!(error instanceof MemberExists)) throw error;
    // Two tabs returned at once; the first created the account.
    return club.store.transaction((within) => linkWithin(within, club.clock.now(), identity, vid, locale));
  }
}

async function linkWithin(
  store: Store,
  now: number,
  { issuer, subject, email }: ProvenIdentity,
  vid: string,
  locale: string,
): Promise<Member> {
  const linked = await store.members.findByIdentity(issuer, subject);
  if (linked !== undefined) return linked;
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
