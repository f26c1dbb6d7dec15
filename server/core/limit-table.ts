import { type NetworkSize, networkOf } from './client-address.ts';
import { day, type Limit, minute } from './limits.ts';

/** The subjects whose attempts are counted together. */
export type Subject =
  | 'address'
  | NetworkSize
  | 'session'
  | 'device'
  | 'email'
  | 'email, address'
  | 'site'
  | 'purpose';

/** The subjects of an attempt. Limits of an absent subject are left out. */
export interface Attempt {
  /** Client address: see `limitedAddress`. */
  readonly address?: string;
  /** Absent for a session that begins with this call, which has no attempts before it. */
  readonly sentSession?: string | undefined;
  /** The id of a browser in which the member has logged in before. */
  readonly device?: string;
  /** The purpose of a code or a mail. */
  readonly purpose?: string;
}

/** The key of each subject's counter; a part of it is undefined where the subject is absent. */
const subjectKeys: Readonly<
  Record<Subject, (attempt: Attempt, email: string | undefined) => readonly (string | undefined)[]>
> = {
  address: ({ address }) => [address],
  '/24': ({ address }) => [address && networkOf(address, '/24')],
  '/56': ({ address }) => [address && networkOf(address, '/56')],
  '/48': ({ address }) => [address && networkOf(address, '/48')],
  session: ({ sentSession }) => [sentSession],
  device: ({ device }, email) => [device, email],
  email: (_attempt, email) => [email],
  'email, address': ({ address }, email) => [email, address],
  site: () => [],
  purpose: ({ purpose }) => [purpose],
};

const second = 1000;
const hour = 60 * minute;

/** A number of attempts in a window of milliseconds. */
type Rate = readonly [most: number, windowMilliseconds: number];

/**
 * All limits, by what is attempted. A guest's address is limited over all e-mails, an e-mail over all addresses; the
 * address is checked first, so that its refused attempts count against nobody else. A device is a browser in which the
 * member has logged in before.
 */
export const limitTable = {
  'email-exists': {
    address: [
      [20, minute],
      [1000, day],
    ],
    '/24': [[400, minute]],
    '/56': [[30, minute]],
    '/48': [
      [60, minute],
      [2000, day],
    ],
    session: [[20, minute]],
  },
  // The lookup and the creation of a contact share these.
  contact: {
    address: [[40, minute]],
    '/24': [[200, minute]],
    '/56': [[50, minute]],
    '/48': [[80, minute]],
    session: [[30, minute]],
  },
  // Contacts that strangers may create in the CRM. Beyond the site's thousand a day, each guest still has a few.
  'contact-creation': {
    address: [
      [20, hour],
      [60, day],
    ],
    '/24': [[400, day]],
    '/56': [[90, day]],
    '/48': [[150, day]],
  },
  'contact-creation-first': { site: [[1000, day]] },
  'contact-creation-later': { '/24': [[3, day]], '/48': [[3, day]], site: [[1000, day]] },
  'contact-update': { address: [[60, minute]], session: [[30, minute]], email: [[40, minute]] },
  member: { session: [[60, minute]], email: [[120, minute]] },
  // Each calls the CRM, and an export does so several times.
  'member-details': { email: [[30, minute]] },
  export: { email: [[10, hour]] },
  code: {
    address: [
      [10, hour],
      [30, day],
    ],
    '/24': [[200, hour]],
    '/56': [
      [15, hour],
      [45, day],
    ],
    '/48': [
      [30, hour],
      [90, day],
    ],
    'email, address': [
      [1, minute],
      [5, day],
    ],
  },
  'code-first': { email: [[10, day]], purpose: [[200, hour]] },
  // Beyond the first limit, an e-mail still gets one mail an hour and a network several, so that a stranger cannot
  // block an owner for a day or all others for an hour.
  'code-later': { email: [[1, hour]], '/24': [[3, hour]], '/48': [[3, hour]] },
  'removal-code': {
    email: [
      [1, minute],
      [10, day],
    ],
  },
  'verify-code': { address: [[60, minute]], session: [[20, minute]] },
  // Beyond these, only the link in the mail is valid.
  'wrong-code': { email: [[30, day]] },
  'find-link': { address: [[30, minute]] },
  'verify-link': { address: [[30, minute]] },
  // Wrong links in mails about forms. Right ones never count, because a mail provider follows the links of many guests.
  'wrong-link': { address: [[30, minute]] },
  'reset-request': { address: [[60, minute]], session: [[20, minute]] },
  reset: { address: [[60, minute]], session: [[20, minute]] },
  'wrong-login': {
    address: [[30, 15 * minute]],
    'email, address': [[10, 15 * minute]],
    email: [
      [20, 15 * minute],
      [50, 6 * hour],
      [100, 30 * day],
    ],
  },
  'wrong-login-known': {
    device: [
      [10, 15 * minute],
      [50, day],
    ],
  },
  // Includes right passwords.
  login: {
    address: [[120, 15 * minute]],
    '/24': [[1000, 15 * minute]],
    '/56': [[180, 15 * minute]],
    '/48': [[300, 15 * minute]],
  },
  'login-known': { device: [[40, 15 * minute]] },
  'right-login': { email: [[60, 15 * minute]] },
  'passkey-log-in': { address: [[30, minute]], '/48': [[120, minute]] },
  google: { address: [[60, minute]], '/48': [[240, minute]] },
  enquiry: {
    address: [
      [6, 10 * minute],
      [40, day],
    ],
    '/24': [[400, day]],
    '/56': [[60, day]],
    '/48': [[120, day]],
  },
  'enquiry-first': {
    site: [
      [300, hour],
      [1500, day],
    ],
  },
  // Beyond the site's first share, each network has a share of its own, so that a few networks cannot block forms for
  // others.
  'enquiry-later': { '/24': [[2, day]], '/48': [[2, day]], site: [[100, hour]] },
  // Copies of requests with an unproven e-mail. Beyond these, the office still gets the request, but the guest gets no
  // mail.
  'enquiry-copy': { email: [[20, day]] },
  'subscription-first': { email: [[10, day]], site: [[60, hour]] },
  'subscription-later': { email: [[1, hour]], '/24': [[2, day]], '/48': [[2, day]], site: [[30, hour]] },
  // Requests that a guest is entitled to. Other forms do not share these limits, and strangers cannot use them up.
  proof: {
    address: [
      [6, 10 * minute],
      [20, day],
    ],
    '/24': [[100, day]],
    '/56': [[30, day]],
    '/48': [[60, day]],
  },
  'proof-first': { email: [[5, day]], site: [[60, hour]] },
  'proof-later': { '/24': [[2, day]], '/48': [[2, day]], site: [[100, hour]] },
  'login-notice': { email: [[1, day]] },
  // Requests to HubSpot, which allows 100 in ten seconds, shared by waiting guests and the outbox.
  'crm-guest': { site: [[6, second]] },
  'crm-outbox': { site: [[2, second]] },
  // Mails that a guest waits for have the largest share. Mails to offices cannot reach strangers.
  'mail-code': { purpose: [[250, hour]] },
  'mail-proof': { site: [[250, hour]] },
  'mail-copy': { site: [[300, hour]] },
  'mail-notice': { site: [[100, hour]] },
  'mail-office': { site: [[500, hour]] },
} as const satisfies Readonly<Record<string, Partial<Record<Subject, readonly Rate[]>>>>;

/** An action with limits. */
export type Limited = keyof typeof limitTable;

/** The rows of each action, computed once because each call looks them up. */
const rows = new Map(
  Object.entries<Partial<Record<Subject, readonly Rate[]>>>(limitTable).map(([action, bySubject]) => {
    const list = (Object.keys(bySubject) as Subject[]).flatMap((subject) =>
      (bySubject[subject] ?? []).map(([most, windowMilliseconds]) => {
        const name = `${action}/${subject}/${windowMilliseconds / minute}`;
        return { key: subjectKeys[subject], limit: { name, most, windowMilliseconds } };
      }),
    );
    return [action, list];
  }),
);

/**
 * The limits of an action, in the order of the table.
 * @param attempt a guest's session, or a part of it
 */
export function limitsOf(action: Limited, attempt: Attempt, email?: string): readonly Limit[] {
  return (rows.get(action) ?? []).flatMap(({ key, limit }) => {
    const subject = key(attempt, email);
    return subject.includes(undefined) ? [] : [{ ...limit, subject: subject as readonly string[] }];
  });
}
