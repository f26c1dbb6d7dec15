import { randomInt, randomUUID } from 'node:crypto';
import type { Schemas } from '../../generated/api/operations.ts';
import { ApiError } from '../core/api-error.ts';
import { composeEmail } from '../core/email-address.ts';
import { limitsOf } from '../core/limit-table.ts';
import { consumeFirst, type Limit, minute } from '../core/limits.ts';
import { codeMinutes } from '../core/mail-languages.ts';
import { type ActivationForm, type Crm, CrmRefused, type FormContext } from '../core/ports/crm.ts';
import { type ClubMail, MailRefused, mayArrive } from '../core/ports/mail.ts';
import type { Flow, Purpose } from '../core/ports/member-stores.ts';
import type { Store } from '../core/ports/store.ts';
import { createToken, hashesOf, type Secrets } from '../core/secrets.ts';
import {
  askCrm,
  type Club,
  type GuestSession,
  isVerified,
  type Refusal,
  refuse,
  requireMember,
  requirePinned,
} from './club.ts';
import { addContact } from './contact.ts';
import { checkEmailFor } from './form-rules.ts';

/** Codes are 100000 to 999999, valid for ten minutes and five tries. */
const [least, most] = [100_000, 999_999];
const codeLifetime = codeMinutes * minute;
const tries = 5;

/** The request for a code. */
export type CodeRequest = Schemas['ActivationCodeRequest'] & {
  /** Root-relative path of the home page in the guest's language; target of the link. */
  readonly homePath: string;
};

/** HMACs of a code, bound to its flow, one for each secret. The current secret comes first. */
export function macsOfCode(secrets: Secrets, flowId: string, code: string): readonly string[] {
  return hashesOf(secrets, 'code', `${flowId}\n${code}`);
}

/** Creates a code and a link, stores their hashes and mails both. A new code invalidates the previous one. */
export async function sendActivationCode(
  club: Club,
  session: GuestSession,
  request: CodeRequest,
): Promise<{ success: true } | Refusal> {
  const emailKey = requirePinned(session, request.email);
  if (request.purpose === 'removal' && requireMember(session).emailKey !== emailKey)
    throw new ApiError('NotMember');
  const problem = checkEmailFor(request.purpose, request.email, club.clock.now());
  if (problem !== undefined) return refuse(problem);
  const counted = await consumeFirst(club.limits, codeLimits(session, request.purpose, emailKey));
  try {
    const isSent = await sendNewCode(club, session, request, emailKey);
    if (isSent) return { success: true };
    await club.limits.refund(counted);
    return refuse(request.purpose === 'reset' ? 'InvalidEmail' : 'ErrorMessage');
  } catch (thrown) {
    // The code was not sent, so it must not count against the limit of one a minute.
    await club.limits.refund(counted);
    if (thrown instanceof CrmRefused || thrown instanceof MailRefused) return refuse('ErrorMessage');
    throw thrown;
  }
}

/** @returns false if the e-mail may not get a code for this purpose */
async function sendNewCode(
  club: Club,
  session: GuestSession,
  request: CodeRequest,
  emailKey: string,
): Promise<boolean> {
  const recordId = await findEligibleContact(club, session, emailKey, request);
  if (recordId === undefined) return false;
  const code = String(randomInt(least, most + 1));
  const { locale, purpose, homePath } = request;
  // Only the member's own session may remove the account, so no link is mailed for it.
  const token = purpose === 'removal' ? undefined : createToken();

  const flow = draftFlow(club, session, request, { emailKey, recordId, code, token });
  const { accountTransaction } = club.store;
  const findFlow = (from: Store) => from.flows.find(session.sessionHash, emailKey, purpose);
  const former = await accountTransaction(emailKey, async (within) => {
    const found = await findFlow(within);
    await within.flows.begin(flow);
    return found;
  });
  const pageUri = `${club.siteUrl}${homePath}`;
  const link = token === undefined ? pageUri : `${pageUri}?magic=${token}`;
  const tracking = session.trackingCookie === undefined ? {} : { trackingCookie: session.trackingCookie };
  const context = { pageUri, pageName: purpose, ...tracking };
  // Sent to the normalized address, which identifies the account: another form of the address may be another mailbox.
  const form = { email: emailKey, recordId, locale, purpose, code, link };
  await askCrm(club.crm, (crm) => submitAndMail(club, crm, form, context)).catch(async (thrown: unknown) => {
    // If the code was not sent, the guest's previous code and verification stay valid, unless a reset has ended them.
    if (former !== undefined && isOfUse(former, club.clock.now()))
      await accountTransaction(emailKey, async (within) => {
        if ((await findFlow(within))?.id === flow.id) await within.flows.begin(former);
      });
    throw thrown;
  });
  return true;
}

/** The mail that holds a code for each purpose. */
const codeMails = {
  registration: 'activationCode',
  reset: 'resetCode',
  removal: 'removalCode',
} as const satisfies Record<Purpose, ClubMail['kind']>;

/** Sends the form to the CRM, which mails the code, or leaves that to the site. */
async function submitAndMail(
  { mailer }: Club,
  crm: Crm,
  form: ActivationForm,
  context: FormContext,
): Promise<void> {
  const { email: to, locale, purpose, code, link } = form;
  const kind = codeMails[purpose];
  try {
    if (crm.mailsCodes) return await mailer.sendBy(kind, () => crm.submitActivationCode(form, context));
    await crm.submitActivationCode(form, context);
    // Only the member's own session may remove the account, so the mail has no link.
    await mailer.send({ to, kind, locale, code, ...(purpose === 'removal' ? {} : { link }) });
  } catch (thrown) {
    // The mail may still arrive, so the code stays valid.
    if (!mayArrive(thrown)) throw thrown;
  }
}

function isOfUse(flow: Flow, now: number): boolean {
  return flow.codeExpiresAt > now || isVerified(flow, now);
}

/** The limits of a code, and the limits that apply once the first ones are reached. */
function codeLimits(
  { address, sentSession }: GuestSession,
  purpose: CodeRequest['purpose'],
  emailKey: string,
): readonly (readonly Limit[])[] {
  const attempt = { address, sentSession, purpose };
  // Only the member can request it, so strangers cannot use up its limits.
  if (purpose === 'removal') return [limitsOf('removal-code', attempt, emailKey)];
  const own = limitsOf('code', attempt, emailKey);
  return [
    [...own, ...limitsOf('code-first', attempt, emailKey)],
    [...own, ...limitsOf('code-later', attempt, emailKey)],
  ];
}

/**
 * The id of the contact if the e-mail may get a code. A reset needs an account and a contact. A registration needs
 * the account or its contact to be missing; it creates the contact if there is none, as a removal does for its form. An account whose id names another
 * contact has lost its own.
 */
async function findEligibleContact(
  club: Club,
  session: GuestSession,
  emailKey: string,
  { email, purpose }: CodeRequest,
): Promise<string | undefined> {
  const { store, crm } = club;
  const [member, contact] = await Promise.all([
    store.members.findByEmail(emailKey),
    askCrm(crm, (port) => port.findContact(email)),
  ]);
  if (purpose === 'reset') return member === undefined ? undefined : contact?.vid;
  const isComplete = member !== undefined && contact !== undefined && contact.vid === member.recordId;
  if (purpose === 'registration' && isComplete) return undefined;
  return contact?.vid ?? addContact(club, session, email);
}

interface Issued {
  readonly emailKey: string;
  readonly recordId: string;
  readonly code: string;
  readonly token: string | undefined;
}

function draftFlow(
  { clock, secrets }: Club,
  session: GuestSession,
  { email, purpose, locale }: CodeRequest,
  issued: Issued,
): Flow {
  const id = randomUUID();
  const now = clock.now();
  return {
    id,
    sessionHash: session.sessionHash,
    emailKey: issued.emailKey,
    email: composeEmail(email),
    purpose,
    codeMac: macsOfCode(secrets, id, issued.code)[0] ?? null,
    triesLeft: tries,
    codeExpiresAt: now + codeLifetime,
    linkHash: issued.token === undefined ? null : secrets.hash('link', issued.token),
    linkExpiresAt: now + codeLifetime,
    verifiedAt: null,
    contactId: issued.recordId,
    contactUpdatedAt: null,
    contactProperties: null,
    formSubmittedAt: null,
    consumedAt: null,
    resultMemberId: null,
    locale,
    createdAt: now,
  };
}
