import { isMap, parse, stringify } from 'yaml';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Model } from '../model/model.ts';
import { formatLock, lockFile } from '../spec/files/read-media.ts';
import type { SpecSource } from '../spec/files/spec-source.ts';
import { term } from '../spec/schema/facts/vocabularies.ts';
import { slugDescription, slugPattern } from '../spec/schema/fields.ts';
import type { NameKind } from '../spec/schema/names.ts';
import type { PicturesFile } from '../spec/schema/site/pictures.ts';
import { type Change, CommandError, openDocument, type SpecTexts, setSlug } from './edits/edit.ts';
import { editedText } from './edits/edited-text.ts';
import type { Mention } from './name-mentions.ts';

/** Kinds of names that have a command to rename them. */
const renamedKinds = ['entry', 'hotel', 'theme', 'topic', 'propertyKind'] as const;

/** A new key for something. */
export interface KeyRenaming {
  readonly from: string;
  readonly to: string;
  /** Needed where several things have the old key. */
  readonly kind: string | undefined;
}

/** The current spec. */
export interface NamedSpec {
  readonly texts: SpecTexts;
  readonly mentions: readonly Mention[];
  readonly model: Model;
  readonly source: Pick<SpecSource, 'routes'>;
}

/** Changes a key where it is defined and wherever it is used. Addresses of pages stay. */
export function renameKey(spec: NamedSpec, { from, to, kind: wanted }: KeyRenaming): Change {
  const kind = findKind(spec.mentions, from, wanted);
  checkNew(spec.mentions, kind, to);
  const ofKey = spec.mentions.filter((mention) => mention.kind === kind && mention.name === from);
  const pictures = picturesOf(spec.mentions, ofKey, from, to);
  const ofPictures = spec.mentions.filter(
    ({ kind: other, name }) => other === 'picture' && pictures.has(name),
  );
  const newName = (mention: Mention) => (mention.kind === kind ? to : (pictures.get(mention.name) ?? to));
  const all = [...ofKey, ...ofPictures];
  const moves = new Map(
    all
      .filter(({ length }) => length === undefined)
      .map((mention) => [mention.file, mention.write(newName(mention))]),
  );
  const texts = new Map<string, string>();
  for (const [file, mentions] of Map.groupBy(all.filter(isInText), ({ file: of }) => of)) {
    // A destination’s key is also that of its picture: one place.
    const once = [...new Map(mentions.map((mention) => [mention.offset, mention])).values()];
    const changed = splice(spec.texts.get(file) ?? '', once, newName);
    texts.set(moves.get(file) ?? file, file === lockFile ? sortLock(changed) : changed);
  }
  for (const [old, moved] of moves) {
    const text = spec.texts.get(old);
    if (text !== undefined && !texts.has(moved)) texts.set(moved, text);
  }
  const slugs = ofKey.flatMap(({ role, file, path }) => {
    if (kind !== 'entry' || role === 'uses') return [];
    // A file that is called after its entry begins with it.
    const at = path.length === 0 ? [] : [...path.slice(0, -1), to];
    return keepAddresses(spec, { file: moves.get(file) ?? file, path: at }, { from, to }, texts);
  });
  const notes = [`Renamed the ${kind} ${from} to ${to}.`];
  if (slugs.length > 0) notes.push(`Its addresses stay: “${from}” is now its slug in ${slugs.join(', ')}.`);
  if (kind !== 'entry' && kind !== 'hotel')
    notes.push(`Links to listings that were filtered by “${from}” show the whole listing from now on.`);
  return { edits: texts, moves, pictures, notes, ...(kind === 'entry' && { renamed: { from, to } }) };
}

/** The lock of pictures lists them by name. */
function sortLock(text: string): string {
  const { pictures }: PicturesFile = parse(text);
  return formatLock(Object.entries(pictures));
}

function findKind(
  mentions: readonly Mention[],
  from: string,
  wanted: string | undefined,
): (typeof renamedKinds)[number] {
  const isRenamed = ({ kind, role }: Mention) =>
    role === 'defines' && renamedKinds.some((each) => each === kind);
  const defined = mentions.filter(
    (mention) => isRenamed(mention) && (wanted ?? mention.kind) === mention.kind,
  );
  const kinds = renamedKinds.filter((kind) =>
    defined.some((mention) => mention.kind === kind && mention.name === from),
  );
  const [kind] = kinds;
  if (kind === undefined) {
    const hint = didYouMean(from, new Set(defined.map(({ name }) => name)));
    throw new CommandError(`There is no entry, property or term “${from}”. ${hint}`.trim());
  }
  if (kinds.length > 1) {
    const choices = kinds.map((each) => `--kind ${each}`).join(' or ');
    throw new CommandError(`Several things are called “${from}”: add ${choices}.`);
  }
  return kind;
}

function checkNew(mentions: readonly Mention[], kind: NameKind, to: string): void {
  const form =
    kind === 'entry' || kind === 'hotel' ? { pattern: slugPattern, description: slugDescription } : term;
  if (!new RegExp(form.pattern, 'u').test(to))
    throw new CommandError(`“${to}” is no key. Expected: ${form.description}.`);
  if (mentions.some((mention) => mention.kind === kind && mention.role === 'defines' && mention.name === to))
    throw new CommandError(`The key “${to}” is taken.`);
}

/** Pictures that are called after the key: the same text, or the same path, names both. */
function picturesOf(
  mentions: readonly Mention[],
  ofKey: readonly Mention[],
  from: string,
  to: string,
): ReadonlyMap<string, string> {
  const placeOf = ({ file, offset, length }: Mention) => `${file} ${offset} ${length}`;
  const places = new Set(ofKey.map(placeOf));
  const same = mentions.filter((mention) => mention.kind === 'picture' && places.has(placeOf(mention)));
  const renamed = new Map(
    same.map(({ name }) => [name, `${name.slice(0, name.length - from.length)}${to}`] as const),
  );
  const taken = [...renamed.values()].find((name) =>
    mentions.some(
      (mention) => mention.kind === 'picture' && mention.role === 'defines' && mention.name === name,
    ),
  );
  if (taken !== undefined)
    throw new CommandError(`There is already a picture “${taken}”; remove it, or choose another key.`);
  return renamed;
}

function isInText({ length }: Mention): boolean {
  return length !== undefined;
}

function splice(text: string, mentions: readonly Mention[], newName: (mention: Mention) => string): string {
  const backwards = mentions.toSorted((one, other) => other.offset - one.offset);
  return backwards.reduce((all, mention) => {
    const end = mention.offset + (mention.length ?? 0);
    const written = mention.write(newName(mention));
    const old = all.slice(mention.offset, end);
    const [quote] = /^["']/.exec(old) ?? [];
    // A key of digits is a text only in quotes, which another key does not need. Markdown knows none.
    const isNeeded = quote !== undefined && stringify(parse(old)).trimEnd() === old;
    const plain = mention.file.endsWith('.md') ? written : stringify(written).trimEnd();
    const value = quote === undefined || isNeeded ? plain : `${quote}${written}${quote}`;
    return `${all.slice(0, mention.offset)}${value}${all.slice(end)}`;
  }, text);
}

/**
 * Writes the old key of a renamed entry as its slug wherever it was the default. Returns those locales.
 * @param texts of the renamed spec, to be changed; the entry is at `path` in one of them
 */
function keepAddresses(
  { model, source }: { readonly model: Model; readonly source: Pick<SpecSource, 'routes'> },
  { file, path }: Pick<Mention, 'file' | 'path'>,
  { from, to }: { readonly from: string; readonly to: string },
  texts: Map<string, string>,
): readonly string[] {
  const document = openDocument(texts, file);
  const area = model.areas.find(({ entries }) => entries.some(({ key }) => key === from));
  const { patterns = {} } = source.routes.get(area?.name ?? '') ?? {};
  const pattern = patterns[String(document.getIn([...path, 'pattern']) ?? Object.keys(patterns)[0])];
  const locales = document.getIn([...path, 'locales'], true);
  if (pattern === undefined || !isMap(locales)) return [];
  const kept: string[] = [];
  let dropped = 0;
  for (const { key, value } of locales.items) {
    if (!isMap(value)) continue;
    if (value.get('slug') === to) {
      // The key is the default.
      setSlug(document, value, to, to);
      dropped += 1;
    } else if (!value.has('slug') && usesSlug(value.has('path') ? '' : pattern.path, pattern.slug)) {
      setSlug(document, value, from, to);
      kept.push(String(key));
    }
  }
  if (kept.length + dropped > 0) texts.set(file, editedText(texts, file, document));
  return kept;
}

function usesSlug(...templates: readonly (string | undefined)[]): boolean {
  return templates.some((template) => template?.includes('{slug}'));
}
