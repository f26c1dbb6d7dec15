import { CommandError } from '../../generator/commands/edits/edit.ts';
import { entryFile, entryOfFile } from '../../generator/spec/schema/routes/areas.ts';
import { applyChanges, type FieldChange, type OrderOfKeys } from './apply-changes.ts';
import { bodyFile, type Entry, listEntries, readText, type SiteFolders } from './entry-files.ts';
import { type Outcome, writeChecked } from './write-entry.ts';

/** A new entry made from a copy of another one. */
export interface EntryCopy {
  readonly key: string;
  /** By locale; without one, the title stays. */
  readonly titles: Readonly<Record<string, string>>;
  /** By locale; without one, the slug is the key. */
  readonly slugs: Readonly<Record<string, string>>;
}

/** Fields that belong to one entry alone. */
const own = ['order', 'published', 'updated'];

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/**
 * Writes a copy of an entry with its bodies. Nobody has confirmed the facts of the copy, so all are assumed.
 * Throws CommandError for a key that is taken or cannot be one.
 */
export async function copyEntry(
  folders: SiteFolders,
  from: Entry,
  { key, titles, slugs }: EntryCopy,
  orderOf: OrderOfKeys,
): Promise<Outcome> {
  const { spec } = folders;
  const file = entryFile(from.area, key);
  if (entryOfFile(file) === undefined)
    throw new CommandError(`“${key}” cannot be a key. Use lower-case letters, digits and single hyphens.`);
  if (listEntries(spec).some((entry) => entry.key === key))
    throw new CommandError(`There is already an entry “${key}”. Choose another key.`);
  const { facts = {}, assumed, locales = {}, ...rest } = from.value as Fields;
  const changes: FieldChange[] = [
    ...own.filter((field) => field in rest).map((field) => ({ path: [field] })),
    ...(assumed === undefined && Object.keys(facts).length > 0 ? [{ path: ['assumed'], value: facts }] : []),
    ...Object.entries(assumed === undefined ? {} : facts).map(([name, value]) => ({
      path: ['assumed', name],
      value,
    })),
    ...(Object.keys(facts).length > 0 ? [{ path: ['facts'] }] : []),
  ];
  for (const [locale, texts] of Object.entries(locales)) {
    const { title, slug } = Object(texts) as { readonly title?: string; readonly slug?: unknown };
    const [newTitle, newSlug] = [titles[locale] ?? title, slugs[locale]];
    if (newTitle !== title) changes.push({ path: ['locales', locale, 'title'], value: newTitle });
    if (newSlug !== slug) changes.push({ path: ['locales', locale, 'slug'], value: newSlug });
  }
  const edits = new Map([[file, applyChanges(file, readText(spec, from.file), changes, orderOf)]]);
  for (const [locale, body] of Object.entries(from.bodies))
    if (body !== '') edits.set(bodyFile(key, locale), body);
  const isTaken = (path: string) => readText(spec, path) !== '';
  return writeChecked(folders, { key, file, locales: from.locales }, edits, isTaken);
}
