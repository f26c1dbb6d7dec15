import { describeAnswers, titleOfEntry } from '../../app/declarations/describe-answers.ts';
import { pageForms } from '../../generated/forms/page-forms.ts';
import type { RouteKey } from '../../generated/routes/index.ts';
import {
  type Enquiry,
  type EnquiryFilter,
  isReadable,
  type Subscription,
} from '../core/ports/form-stores.ts';
import type { Store } from '../core/ports/store.ts';
import { StoreUnavailable } from '../core/ports/store-errors.ts';
import { isPageForm, localeOf } from '../forms/confirm-enquiry.ts';
import { linkTo } from '../forms/form-addresses.ts';
import { unsubscribeToken } from '../forms/link-tokens.ts';
import { type Config, originOf } from '../start/config/config.ts';
import { openDatabase, openSecrets } from '../start/open-database.ts';
import { print, writeCsv } from './run-command.ts';

/** A command on the stored enquiries. */
export type EnquiriesRequest =
  | { readonly command: 'list'; readonly filter: EnquiryFilter }
  | { readonly command: 'show'; readonly reference: string }
  | { readonly command: 'export'; readonly filter: EnquiryFilter; readonly format: 'csv' | 'json' }
  | { readonly command: 'subscribers'; readonly format: 'csv' | 'json' };

type Row = Readonly<Record<string, unknown>>;

/**
 * Runs a command on the stored enquiries. Writes the rows to standard output, and messages to standard error.
 * @returns the exit code: 0 done, 1 nothing found or failed, or not all could be read
 * @throws {StartupError} if the database cannot be opened
 */
export async function runEnquiriesCommand(request: EnquiriesRequest, config: Config): Promise<number> {
  const store = await openDatabase(config.databaseUrl);
  try {
    const { text, damaged = [] } = await answer(request, config, store);
    if (text === undefined) process.stderr.write('Nothing found.\n');
    else print(process.stdout, text);
    if (damaged.length > 0)
      print(process.stderr, `Written without answers, which cannot be read: ${damaged.join(', ')}.\n`);
    return text === undefined || damaged.length > 0 ? 1 : 0;
  } catch (thrown) {
    if (!(thrown instanceof StoreUnavailable)) throw thrown;
    process.stderr.write(`The database is unavailable (${thrown.code}). Repeat the command to try again.\n`);
    return 1;
  } finally {
    await store.close();
  }
}

interface Found {
  /** Undefined if nothing is found. */
  readonly text: string | undefined;
  /** The references or subscription times of rows with unreadable answers. */
  readonly damaged?: readonly string[];
}

async function answer(request: EnquiriesRequest, config: Config, store: Store): Promise<Found> {
  switch (request.command) {
    case 'list': {
      const found = await store.enquiries.list(request.filter);
      return { text: found.length === 0 ? undefined : found.map(summarize).join('') };
    }
    case 'show': {
      const enquiry = await store.enquiries.findByReference(request.reference.toUpperCase());
      return { text: enquiry && describe(enquiry), damaged: listDamaged(enquiry ? [enquiry] : []) };
    }
    case 'export': {
      const found = await store.enquiries.list(request.filter);
      return { text: write(found.map(toRow), request.format), damaged: listDamaged(found) };
    }
    case 'subscribers': {
      const found = await store.subscriptions.list();
      const link = await createUnsubscribeLink(config);
      const rows = found.map((subscription) => describeSubscriber(subscription, link));
      const damaged = found.filter(({ interests }) => interests === undefined);
      return {
        text: write(rows, request.format),
        damaged: damaged.map(({ subscribedAt }) => timeOf(subscribedAt)),
      };
    }
  }
}

function listDamaged(enquiries: readonly Enquiry[]): readonly string[] {
  return enquiries.filter((enquiry) => !isReadable(enquiry)).map(({ reference }) => reference);
}

function summarize({ createdAt, reference, form, locale, about, ...enquiry }: Enquiry): string {
  const parts = [timeOf(createdAt), reference, form, locale, about ?? '-', stateOf(enquiry)];
  return `${parts.join('  ')}\n`;
}

/** Labels and answers are in the language of the guest. */
function describe(enquiry: Enquiry): string {
  const { form, reference, createdAt, email, about, answers = {} } = enquiry;
  const locale = localeOf(enquiry);
  const known = isPageForm(form)
    ? describeAnswers(pageForms[form], answers, locale)
    : Object.entries(answers);
  const rows = [
    ['Reference', reference],
    ['Form', form],
    ['Sent', timeOf(createdAt)],
    ['Locale', enquiry.locale],
    ['State', stateOf(enquiry)],
    ['E-mail', email],
    ...(about === null ? [] : [['About', `${titleOfEntry(about as RouteKey, locale)} (${about})`]]),
    ...known,
  ];
  return rows.map(([label, value]) => `${label}: ${String(value).replaceAll('\n', '\n  ')}\n`).join('');
}

function stateOf({ proofHash, provenAt }: Pick<Enquiry, 'proofHash' | 'provenAt'>): string {
  if (proofHash === null) return 'received';
  return provenAt === null ? 'not confirmed' : 'confirmed';
}

function toRow(enquiry: Enquiry): Row {
  const { reference, form, createdAt, locale, email, about, answers } = enquiry;
  const state = stateOf(enquiry);
  return {
    reference,
    form,
    createdAt: timeOf(createdAt),
    state,
    locale,
    email,
    about: about ?? '',
    ...answers,
  };
}

async function createUnsubscribeLink(config: Config): Promise<(subscription: Subscription) => string> {
  const secrets = await openSecrets(config);
  const siteUrl = config.siteUrl ?? originOf(config.host, config.port);
  const form = Object.values(pageForms).find(({ subscribes }) => subscribes);
  return (subscription) => {
    const token = unsubscribeToken(secrets, subscription);
    if (form === undefined || token === undefined) return '';
    return linkTo(siteUrl, form, localeOf(subscription), { unsubscribe: token });
  };
}

function describeSubscriber(subscription: Subscription, link: (subscription: Subscription) => string): Row {
  const { email, locale, interests, subscribedAt } = subscription;
  return { email, locale, interests, subscribedAt: timeOf(subscribedAt), unsubscribe: link(subscription) };
}

/** @returns undefined if there are no rows */
function write(rows: readonly Row[], format: 'csv' | 'json'): string | undefined {
  if (rows.length === 0) return undefined;
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: unknown) => (Array.isArray(value) ? value.join('; ') : String(value ?? ''));
  return writeCsv([names, ...rows.map((row) => names.map((name) => cell(row[name])))]);
}

function timeOf(time: number): string {
  return new Date(time).toISOString();
}
