import { randomUUID } from 'node:crypto';
import type { ReadableEnquiry, Subscription } from '../../../../server/core/ports/form-stores.ts';
import type { Flow, Member, MemberSession } from '../../../../server/core/ports/member-stores.ts';
import type { MailboxItem } from '../../../../server/core/ports/work-stores.ts';

/** The time at which the examples happen; later than 2^31 and, in milliseconds, far below 2^53. */
export const now = 1_800_000_000_000;
export const minute = 60_000;

/** A flow whose code has just been sent. */
export function exampleFlow(changes: Partial<Flow> = {}): Flow {
  return {
    id: randomUUID(),
    sessionHash: randomUUID(),
    emailKey: 'ana@example.com',
    email: 'Ana@example.com',
    purpose: 'registration',
    codeMac: 'mac',
    triesLeft: 5,
    codeExpiresAt: now + 10 * minute,
    linkHash: randomUUID(),
    linkExpiresAt: now + 10 * minute,
    verifiedAt: null,
    contactId: '71',
    contactUpdatedAt: null,
    contactProperties: null,
    formSubmittedAt: null,
    consumedAt: null,
    resultMemberId: null,
    locale: 'hr',
    createdAt: now,
    ...changes,
  };
}

export function exampleMember(changes: Partial<Member> = {}): Member {
  const id = changes.id ?? randomUUID();
  return {
    id,
    email: `Guest.${id}@example.com`,
    emailKey: `guest.${id}@example.com`,
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$dGFn',
    recordId: '71',
    emailVerifiedAt: now,
    termsAcceptedAt: now,
    locale: 'de',
    createdAt: now,
    ...changes,
  };
}

export function exampleSession(memberId: string, changes: Partial<MemberSession> = {}): MemberSession {
  return {
    hash: randomUUID(),
    memberId,
    device: '',
    isGoogle: false,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + 60 * minute,
    ...changes,
  };
}

export function exampleMail(changes: Partial<MailboxItem> = {}): MailboxItem {
  return {
    to: 'ana@example.com',
    subject: 'Vaš kod',
    text: '123456',
    html: '<p>123456</p>',
    locale: 'hr',
    sentAt: now,
    ...changes,
  };
}

/** An enquiry without a proof. */
export function exampleEnquiry(changes: Partial<ReadableEnquiry> = {}): ReadableEnquiry {
  return {
    id: randomUUID(),
    reference: randomUUID(),
    form: 'stay',
    requestKey: randomUUID(),
    emailKey: 'ana@example.com',
    email: 'Ana@example.com',
    locale: 'hr',
    about: 'bol',
    answers: { guest_name: 'Ana O’Hara \\ "x"', children_ages: ['0', '4'], newsletter_consent: true },
    createdAt: now,
    removeAt: now + 60 * minute,
    proofHash: null,
    proofExpiresAt: null,
    provenAt: null,
    ...changes,
  };
}

export function exampleSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    emailKey: 'ana@example.com',
    email: 'Ana@example.com',
    locale: 'hr',
    interests: ['food', 'wellness'],
    subscribedAt: now,
    unsubscribeHash: randomUUID(),
    ...changes,
  };
}
