import { type NetworkSize, networkOf } from '../security/client-address.ts';

/** Whose attempts are counted together. */
export type Subject =
  | 'address'
  | NetworkSize
  | 'session'
  | 'device'
  | 'email'
  | 'email, address'
  | 'site'
  | 'purpose';

/** Who attempts something. Limits of an absent subject are left out. */
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
export const subjectKeys: Readonly<
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
