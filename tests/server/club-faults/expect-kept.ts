import { expect } from 'vitest';
import type { Records } from '../club-api/records.ts';
import type { GuestLife } from './guest-life.ts';
import type { WatchedClub } from './watched-club.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Expects that a database holds all that a guest was told is done, and nothing that is half done. What is not yet
 * delivered has to wait in the outbox; what was under way may be done or not.
 */
export function expectKept(records: Records, life: GuestLife): void {
  const rowsOf = (table: string) =>
    (records[table] ?? []).filter(({ email_key }) => email_key === life.email);
  const [member] = rowsOf('members');
  const [contact] = rowsOf('contacts');
  const registrations = rowsOf('flows').filter(({ purpose }) => purpose === 'registration');
  const shown = { life, member, contact, registrations };

  if (life.userId !== undefined) expect(member, JSON.stringify(shown)).toMatchObject({ id: life.userId });
  if (life.recordId !== undefined) expect(contact).toMatchObject({ vid: life.recordId });
  expectWhole(member, contact, registrations);
  if (life.phone !== undefined) {
    expect([life.phone, life.phoneTried], JSON.stringify(shown)).toContain(contact?.phone);
  }

  const forms = rowsOf('form_submissions').filter(({ form }) => form === 'registration').length;
  const isHandedOver = registrations.some(({ form_submitted_at }) => form_submitted_at !== null);
  expect(isHandedOver || !life.isHandedOver).toBe(true);
  expect(forms + countQueued(rowsOf('outbox'), 'registration-form') > 0).toBe(isHandedOver);

  const mails = (records.mailbox ?? []).filter(({ recipient_key }) => recipient_key === life.email);
  const notices = mails.filter(({ code }) => code === null).length;
  const queued = countQueued(rowsOf('outbox'), 'notice');
  expect(notices + queued).toBeGreaterThanOrEqual(life.resets);
  // A notice may come twice where its process died between sending and saying so, never without a reset.
  if (life.passwordTried === undefined && life.resets === 0) expect(notices + queued).toBe(0);
}

/** An account has its contact, complete, and the flow that made it; a flow that was used up has made an account. */
function expectWhole(member: Row | undefined, contact: Row | undefined, registrations: readonly Row[]): void {
  const consumed = registrations.filter(({ consumed_at }) => consumed_at !== null);
  expect(consumed.map(({ result_member_id }) => result_member_id)).toEqual(
    member === undefined ? [] : [member.id],
  );
  if (member === undefined) return;
  expect(contact).toMatchObject({ vid: member.record_id, firstname: 'Ana', birth_date: '346633200000' });
  expect(member.password_hash).toMatch(/^\$argon2id\$/);
  expect(consumed.every(({ contact_updated_at }) => contact_updated_at !== null)).toBe(true);
}

function countQueued(outbox: readonly Row[], kind: string): number {
  return outbox.filter((row) => row.kind === kind).length;
}

/** Expects that one password opens an account: the last that was acknowledged, or the one that was under way. */
export async function expectOpens(club: WatchedClub, life: GuestLife): Promise<void> {
  const { email, password, passwordTried } = life;
  const tried = passwordTried === undefined ? [password] : [password, passwordTried];
  expect(await club.opening(email, ...tried), JSON.stringify(life)).toHaveLength(1);
}
