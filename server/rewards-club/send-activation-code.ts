import { randomInt, randomUUID } from 'node:crypto';
import { createToken, type Secrets } from '../security/secrets.ts';
import { askCrm } from './ask-crm.ts';
import { type Club, type Refusal, refuse } from './club.ts';
import { checkEmailFor } from './form-rules.ts';
import type { GuestSession } from './guest-session.ts';
import { day, type Limit, minute } from './limits.ts';
import { CrmRefused } from './ports/crm-refused.ts';
import type { Flow, Purpose } from './ports/flow-store.ts';
import { requirePinned } from './require-pinned.ts';
import { isVerified } from './verified-flow.ts';

/** Codes are 100000 to 999999, good for ten minutes and five tries. */
const [least, most] = [100_000, 999_999];
export const codeMinutes = 10;
const codeLifetime = codeMinutes * minute;
const tries = 5;

/** What the code is asked for, and where the link leads: the language's home page. */
export interface CodeRequest {
  readonly email: string;
  readonly locale: string;
  readonly purpose: Purpose;
  /** Root-relative path of the home page in the guest's language. */
  readonly homePath: string;
}

/** The keyed hash of a code, bound to its flow. */
export function macOfCode(secrets: Secrets, flowId: string, code: string): string {
  return secrets.hash('code', `${flowId}\n${code}`);
}

/** Makes a code and a link, keeps their hashes and has both mailed. A new code ends the old one. */
export async function sendActivationCode(
  club: Club,
  session: GuestSession,
  request: CodeRequest,
): Promise<{ success: true } | Refusal> {
  const emailKey = requirePinned(session, request.email);
  const problem = checkEmailFor(request.purpose, request.email, club.clock.now());
  if (problem !== undefined) return refuse(problem);
  const limits = codeLimits(session, emailKey);
  await club.limits.consume(limits);
  try {
    const isSent = await sendNewCode(club, session, request, emailKey);
    if (isSent) return { success: true };
    await club.limits.refund(limits);
    return refuse(request.purpose === 'reset' ? 'InvalidEmail' : 'ErrorMessage');
  } catch (thrown) {
    // Nobody got this code, so it must not use up the one that may be asked for in a minute.
    await club.limits.refund(limits);
    if (thrown instanceof CrmRefused) return refuse('ErrorMessage');
    throw thrown;
  }
}

/** @returns false where the e-mail may not get a code for this purpose */
async function sendNewCode(
  club: Club,
  session: GuestSession,
  request: CodeRequest,
  emailKey: string,
): Promise<boolean> {
  const recordId = await findEligibleContact(club, emailKey, request);
  if (recordId === undefined) return false;
  const code = String(randomInt(least, most + 1));
  const token = createToken();
  const { locale, purpose, homePath } = request;
  const { flows } = club.store;
  const former = await flows.find(session.sessionHash, emailKey, purpose);
  await flows.begin(draftFlow(club, session, request, { emailKey, recordId, code, token }));
  const pageUri = `${club.siteUrl}${homePath}`;
  const tracking = session.trackingCookie === undefined ? {} : { trackingCookie: session.trackingCookie };
  await askCrm(club.crm, (crm) =>
    // To the address in the form by which accounts are told apart: another spelling may be another mailbox.
    crm.submitActivationCode(
      { email: emailKey, recordId, locale, purpose, code, link: `${pageUri}?magic=${token}` },
      { pageUri, pageName: purpose, ...tracking },
    ),
  ).catch(async (thrown: unknown) => {
    // A code that was not sent ends neither the one that the guest has nor what it has proven.
    if (former !== undefined && isOfUse(former, club.clock.now())) await flows.begin(former);
    throw thrown;
  });
  return true;
}

function isOfUse(flow: Flow, now: number): boolean {
  return flow.codeExpiresAt > now || isVerified(flow, now);
}

/** One a minute and five a day, for each e-mail from each address. */
function codeLimits(session: GuestSession, emailKey: string): readonly Limit[] {
  const subject = [emailKey, session.address];
  return [
    { name: 'code/minute', subject, most: 1, windowMilliseconds: minute },
    { name: 'code/day', subject, most: 5, windowMilliseconds: day },
  ];
}

/**
 * The contact of somebody who may get a code: for a reset, account and contact exist; for a registration, the
 * account or its contact is missing. The contact is made, unless the guest has just made it: an account whose contact
 * is another one has lost its own.
 */
async function findEligibleContact(
  { store, crm }: Club,
  emailKey: string,
  { email, purpose }: CodeRequest,
): Promise<string | undefined> {
  const [member, contact] = await Promise.all([
    store.members.findByEmail(emailKey),
    askCrm(crm, (port) => port.findContact(email)),
  ]);
  if (purpose === 'reset') return member === undefined ? undefined : contact?.vid;
  if (member !== undefined && contact !== undefined && contact.vid === member.recordId) return undefined;
  return contact?.vid ?? (await askCrm(crm, (port) => port.createContact(email))).vid;
}

interface Made {
  readonly emailKey: string;
  readonly recordId: string;
  readonly code: string;
  readonly token: string;
}

function draftFlow(
  { clock, secrets }: Club,
  session: GuestSession,
  { email, purpose, locale }: CodeRequest,
  made: Made,
): Flow {
  const id = randomUUID();
  const now = clock.now();
  return {
    id,
    sessionHash: session.sessionHash,
    emailKey: made.emailKey,
    // Letters of another width or composition would make it another mailbox to the mail system of its domain.
    email: email.normalize('NFKC'),
    purpose,
    codeMac: macOfCode(secrets, id, made.code),
    triesLeft: tries,
    codeExpiresAt: now + codeLifetime,
    linkHash: secrets.hash('link', made.token),
    linkExpiresAt: now + codeLifetime,
    verifiedAt: null,
    contactId: made.recordId,
    contactUpdatedAt: null,
    contactProperties: null,
    formSubmittedAt: null,
    consumedAt: null,
    resultMemberId: null,
    locale,
    createdAt: now,
  };
}
