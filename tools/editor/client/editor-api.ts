import type { EntryCopy } from '../copy-entry.ts';
import type { FieldSchemas } from '../describe-fields.ts';
import type { Entry, SiteLocale } from '../entry-files.ts';
import type { EntryChange, FieldFinding } from '../write-entry.ts';

/** An entry with the forms of its fields. */
export interface EntryState {
  readonly entry: Entry;
  readonly fields: FieldSchemas;
}

/** The answer to a change. A conflict and a save come with the entry as it is now. */
export type Answer =
  | ({ readonly status: 'saved'; readonly findings: readonly FieldFinding[] } & EntryState)
  | ({ readonly status: 'conflict'; readonly files: readonly string[] } & EntryState)
  | { readonly status: 'refused'; readonly findings: readonly FieldFinding[] }
  | { readonly status: 'failed'; readonly message: string };

/** The entries and languages of the site. */
export interface SiteList {
  readonly entries: readonly { readonly area: string; readonly key: string }[];
  readonly locales: Readonly<Record<string, SiteLocale>>;
}

const root = '/dev/editor';

function readToken(document: Document): string {
  return document.querySelector<HTMLMetaElement>('meta[name=token]')?.content ?? '';
}

let token = readToken(document);

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const ask = () =>
    fetch(`${root}/api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Editor-Token': token },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const response = await ask();
  if (response.status !== 403) return response;
  // A server that has been restarted has another token.
  const page = await (await fetch(root)).text();
  token = readToken(new DOMParser().parseFromString(page, 'text/html'));
  return ask();
}

async function read<T>(path: string): Promise<T> {
  const response = await call('GET', path);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

async function change(method: string, path: string, body: unknown): Promise<Answer> {
  try {
    return await (await call(method, path, body)).json();
  } catch {
    return { status: 'failed', message: 'The development server does not answer. Is “npm run dev” running?' };
  }
}

const entryAt = (key: string) => `entries/${encodeURIComponent(key)}`;

export const listSite = () => read<SiteList>('entries');
export const readEntry = (key: string) => read<EntryState>(entryAt(key));
export const saveEntry = (key: string, body: EntryChange) => change('PUT', entryAt(key), body);
export const copyEntry = (key: string, body: EntryCopy) => change('POST', `${entryAt(key)}/copies`, body);
export const listUncommitted = () => read<{ readonly files?: readonly string[] }>('uncommitted');

/** The address of a report on the pages that differ from the last commit. Rejects with the reason where there is none. */
export async function reportChanges(): Promise<string> {
  const response = await call('GET', 'changes');
  if (!response.ok) throw new Error((await response.json()).message);
  return URL.createObjectURL(await response.blob());
}

/** The address of an entry in the editor. */
export function editorAddress(entry: string, locale: string): string {
  return `${root}?${new URLSearchParams({ entry, locale })}`;
}
