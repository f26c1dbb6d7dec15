import { exportGuest } from '../club/guest-data.ts';
import { type Removal, removeGuest } from '../club/remove-guest.ts';
import { emailKeyOf } from '../core/email-address.ts';
import { describeError, type Log } from '../core/log.ts';
import { CrmUnavailable } from '../core/ports/crm.ts';
import { StoreUnavailable } from '../core/ports/store-errors.ts';
import type { Config } from '../start/config/config.ts';
import { createServices, type Services } from '../start/create-services.ts';
import { hasServices } from '../start/site-parts.ts';
import { print } from './run-command.ts';

/** The commands on the data of one guest. */
export const guestCommands = ['export', 'remove', 'end-sessions', 'log-names'] as const;
export type GuestCommand = (typeof guestCommands)[number];

/**
 * Runs a command on a guest's data. Writes the data or the report to standard output, the rest to standard error.
 * @returns the exit code: 0 done, 1 no data found or failed
 * @throws {StartupError} if the database cannot be opened
 */
export async function runGuestCommand(
  command: GuestCommand,
  email: string,
  config: Config,
  log: Log,
): Promise<number> {
  if (!hasServices) {
    say(process.stderr, 'This site has neither a rewards club nor forms: it keeps nothing about guests.');
    return 1;
  }
  const services = await createServices(config, log);
  try {
    if (command === 'export') return await write(services, email);
    if (command === 'end-sessions') return await endSessions(services, email);
    if (command === 'log-names') return writeNames(services, email);
    return await remove(services, email, log);
  } catch (thrown) {
    log.error(describeError(thrown), 'the command failed');
    say(process.stderr, `${explain(thrown)} Repeat the command to try again.`);
    return 1;
  } finally {
    await services.stop();
  }
}

const clock = { now: () => Date.now() };

async function write({ store, crm }: Services, email: string): Promise<number> {
  const data = await exportGuest({ store, crm, clock }, email);
  if (data === undefined) return refuseUnknown();
  const isTime = (name: string, value: unknown) => name.endsWith('At') && typeof value === 'number';
  const json = JSON.stringify(
    data,
    (name, value) => (isTime(name, value) ? new Date(value).toISOString() : value),
    2,
  );
  say(process.stdout, json);
  return 0;
}

function writeNames({ events }: Services, email: string): number {
  say(process.stdout, events.namesOf(emailKeyOf(email)).join('\n'));
  return 0;
}

async function remove(services: Services, email: string, log: Log): Promise<number> {
  const { store, crm, deliverDue } = services;
  const removal = await removeGuest({ store, crm, clock }, email);
  const { isKnown, isCrmAsked, contactIds, counts } = removal;
  if (isKnown) {
    log.info({ ...counts, contactRemovals: contactIds.length }, 'a guest was removed');
    say(process.stdout, describeCounts(removal));
  }
  // This also delivers the rows of an interrupted removal.
  await deliverDue();
  const rest = await describeRest(store, emailKeyOf(email));
  if (rest !== '') say(process.stdout, rest);
  else if (isKnown) say(process.stdout, 'No removal is waiting.');
  // Without a known contact, no queued row would remove it later.
  if (!isCrmAsked && contactIds.length === 0) {
    say(process.stderr, 'The CRM does not answer: repeat the command when it does.');
    return 1;
  }
  return isKnown ? 0 : refuseUnknown();
}

async function endSessions({ store }: Services, email: string): Promise<number> {
  const member = await store.members.findByEmail(emailKeyOf(email));
  if (member === undefined) return refuseUnknown();
  const { length } = await store.sessions.listOfMember(member.id);
  await store.sessions.removeOfMember(member.id);
  say(process.stdout, `Sessions ended: ${length}.`);
  return 0;
}

function describeCounts({ counts, contactIds }: Removal): string {
  const parts = Object.entries({ ...counts, contactsInCrm: contactIds.length }).filter(
    ([, many]) => many > 0,
  );
  const list = parts.map(([name, many]) => `${name} ${many}`).join(', ');
  return `Removed from the database or queued for removal: ${list}.`;
}

/**
 * Reports the remaining outbox rows by kind: the guest's, and all removals of contacts, because these name no guest.
 */
async function describeRest({ outbox }: Services['store'], emailKey: string): Promise<string> {
  const rows = [...(await outbox.listByEmail(emailKey)), ...(await outbox.listByKind('contact-removal'))];
  const kindsOf = (isGivenUp: boolean) =>
    [...new Set(rows.filter((row) => row.isGivenUp === isGivenUp).map(({ kind }) => kind))].join(', ');
  const [waiting, givenUp] = [kindsOf(false), kindsOf(true)];
  const lines = [
    waiting && `Still waiting: ${waiting}. A running server delivers it; without one, repeat the command.`,
    givenUp && `Given up: ${givenUp}. Repeat the command to remove what it holds.`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function refuseUnknown(): number {
  say(process.stderr, 'Nothing is kept about this e-mail address.');
  return 1;
}

function explain(thrown: unknown): string {
  if (thrown instanceof StoreUnavailable) return `The database is unavailable (${thrown.code}).`;
  if (thrown instanceof CrmUnavailable) return 'The CRM does not answer.';
  return 'The command failed; the log says where.';
}

function say(stream: NodeJS.WriteStream, text: string): void {
  print(stream, `${text}\n`);
}
