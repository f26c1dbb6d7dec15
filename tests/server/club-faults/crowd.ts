import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Records } from '../club-api/records.ts';
import { GuestLife, Interrupted } from './guest-life.ts';
import type { WatchedClub } from './watched-club.ts';

/** Several people at a club at once, each with one life after the other. */
export class Crowd {
  /** Those who are there now and those who were. */
  readonly lives: GuestLife[] = [];
  readonly #current = new Map<number, GuestLife>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /**
   * All go on where they were interrupted, until they are interrupted again.
   * @param over ends the visit after the lives that have begun
   * @returns whether all were there to the end
   */
  async visit(club: WatchedClub, over?: AbortSignal): Promise<boolean> {
    const places = Array.from({ length: this.#size }, (_, place) => place);
    const stays = places.map(async (place) => {
      await sleep(Math.random() * 300);
      while (over?.aborted !== true) {
        if (!(await this.#goOn(club, place))) return false;
        this.#current.delete(place);
      }
      return true;
    });
    return (await Promise.all(stays)).every(Boolean);
  }

  /** All finish what they have begun. */
  async finish(club: WatchedClub): Promise<void> {
    for (const life of this.#current.values()) {
      life.move(club);
      await life.live();
    }
    this.#current.clear();
  }

  /** Expects that a database holds what everybody was told is done, and that one password opens each account. */
  async expectKept(records: Records, club?: WatchedClub): Promise<void> {
    expect(this.lives.length).toBeGreaterThanOrEqual(this.#size);
    for (const life of this.lives) {
      expectKept(records, life);
      // The last that was acknowledged, or the one that was under way.
      const { email, password, passwordTried = password } = life;
      const open = await club?.opening(email, ...new Set([password, passwordTried]));
      if (open !== undefined) expect(open, JSON.stringify(life)).toHaveLength(1);
    }
  }

  /** @returns whether the life at this place came to its end */
  async #goOn(club: WatchedClub, place: number): Promise<boolean> {
    const life = this.#current.get(place) ?? new GuestLife(club);
    if (!this.#current.has(place)) this.lives.push(life);
    else life.move(club);
    this.#current.set(place, life);
    try {
      await life.live();
      return true;
    } catch (thrown) {
      if (thrown instanceof Interrupted) return false;
      throw thrown;
    }
  }
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Expects that a database holds all that a guest was told is done, and nothing that is half done. What is not yet
 * delivered has to wait in the outbox; what was under way may be done or not.
 */
function expectKept(records: Records, life: GuestLife): void {
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

  const enquiries = rowsOf('enquiries');
  const [enquiry] = enquiries;
  expect(enquiries.length).toBeLessThanOrEqual(1);
  if (life.reference !== undefined) expect(enquiry).toMatchObject({ reference: life.reference });
  const isAbout = ({ subject }: Row) =>
    enquiry !== undefined && String(subject).includes(String(enquiry.reference));
  const mails = (records.mailbox ?? []).filter(({ recipient_key }) => recipient_key === life.email);
  const toOffice = (records.mailbox ?? []).some((mail) => !mails.includes(mail) && isAbout(mail));
  const isInCrm = rowsOf('form_submissions').some(({ form }) => form === 'stay');
  const arrived = { copy: mails.some(isAbout), office: toOffice, crm: isInCrm };
  for (const [to, hasArrived] of Object.entries(arrived))
    expect(hasArrived || countQueued(rowsOf('outbox'), `enquiry-${to}`) > 0).toBe(enquiry !== undefined);

  const forms = rowsOf('form_submissions').filter(({ form }) => form === 'registration').length;
  const isHandedOver = registrations.some(({ form_submitted_at }) => form_submitted_at !== null);
  expect(isHandedOver || !life.isHandedOver).toBe(true);
  expect(forms + countQueued(rowsOf('outbox'), 'registration-form') > 0).toBe(isHandedOver);

  const notices = mails.filter((mail) => mail.code === null && !isAbout(mail)).length;
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
