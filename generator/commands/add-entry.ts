import type { TSchema } from '@sinclair/typebox';
import { Document, YAMLMap } from 'yaml';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { FactDeclaration, TermsFile } from '../spec/schema/facts/fact-declarations.ts';
import { createFactValuesSchema } from '../spec/schema/facts/fact-values.ts';
import { slugDescription } from '../spec/schema/fields.ts';
import { areaFile, areaOfFile, entryFile, entryOfFile, kindsWithBody } from '../spec/schema/routes/areas.ts';
import {
  CommandError,
  type Edits,
  localeCodes,
  onOneLine,
  openDocument,
  printNew,
  type SpecTexts,
  textNode,
} from './edits/edit.ts';
import { readFacts } from './name-mentions.ts';

/** Texts of a new page by locale code. */
export type TextsByLocale = ReadonlyMap<string, string>;

/** A new entry as a maintainer describes it on the command line. */
interface NewEntry {
  readonly area: string;
  readonly key: string;
  /** At least one. */
  readonly titles: TextsByLocale;
  readonly summaries: TextsByLocale;
  /** Where they differ from the key. */
  readonly slugs: TextsByLocale;
  /** Locales in which it exists; empty for all. */
  readonly locales: readonly string[];
  /** Its other fields, in the order of the file; those that are undefined or empty are left out. */
  readonly fields: Readonly<
    Record<string, string | readonly string[] | Readonly<Record<string, number>> | undefined>
  >;
}

/** Whether entries of an area need a body before they are listed. */
function announcesBody(texts: SpecTexts, area: string): boolean {
  const kind = openDocument(texts, areaFile(area)).get('kind');
  return kindsWithBody.some((candidate) => candidate === kind);
}

/** Adds an entry: a file in the folder of its area, with the names of its facts in a comment. Locales without a title borrow one, marked with `from`. */
export function addEntry(texts: SpecTexts, entry: NewEntry): Edits {
  checkPlace(texts, entry);
  const known = localeCodes(texts);
  const chosen = entry.locales.length > 0 ? entry.locales : known;
  checkLocales(entry, chosen, known);
  const source = entry.titles.has('en') ? 'en' : [...entry.titles.keys()][0];
  if (source === undefined) throw new CommandError('A page needs a title: add --title "en=…".');
  const document = new Document(new YAMLMap<unknown, unknown>());
  document.commentBefore = findModeline(texts, (file) => entryOfFile(file) !== undefined) ?? null;
  for (const [name, value] of Object.entries(entry.fields)) {
    if (value === undefined || Object.keys(value).length === 0) continue;
    document.set(name, typeof value === 'string' ? textNode(document, value) : onOneLine(document, value));
  }
  if (announcesBody(texts, entry.area)) {
    const noindex = document.createNode('noindex');
    noindex.commentBefore = ` Remove this line once content/${entry.key}/${source}.md is written.`;
    document.set(noindex, true);
  }
  const locales = new YAMLMap<unknown, unknown>();
  for (const code of known.filter((candidate) => chosen.includes(candidate))) {
    const own = new YAMLMap<unknown, unknown>();
    const title = entry.titles.get(code);
    if (title === undefined) own.set('from', source);
    else own.set('title', textNode(document, title));
    for (const [name, given] of [['slug', entry.slugs] as const, ['summary', entry.summaries] as const]) {
      const text = given.get(code);
      if (text !== undefined) own.set(name, textNode(document, text));
    }
    locales.set(code, own);
  }
  const key = document.createNode('locales');
  key.commentBefore = hintAtFacts(texts, entry.area) ?? null;
  document.set(key, locales);
  return new Map([[entryFile(entry.area, entry.key), printNew(document)]]);
}

function checkPlace(texts: SpecTexts, { area, key }: NewEntry): void {
  if (!texts.has(areaFile(area))) {
    const areas = [...texts.keys()].flatMap((file) => areaOfFile(file) ?? []);
    throw new CommandError(`There is no area “${area}”. ${didYouMean(area, areas)}`.trim());
  }
  const file = entryFile(area, key);
  if (entryOfFile(file) === undefined)
    throw new CommandError(`“${key}” cannot be a key. Expected: ${slugDescription}.`);
  const taken = [...texts.keys()].find((candidate) => entryOfFile(candidate)?.key === key);
  if (taken !== undefined) throw new CommandError(`The key ${key} is taken, by spec/${taken}.`);
}

function checkLocales(
  { titles, summaries, slugs, locales }: NewEntry,
  chosen: readonly string[],
  known: readonly string[],
): void {
  const worded = [...titles.keys(), ...summaries.keys(), ...slugs.keys()];
  const unknown = [...locales, ...worded].find((code) => !known.includes(code));
  if (unknown !== undefined)
    throw new CommandError(`There is no locale “${unknown}”. ${didYouMean(unknown, known)}`.trim());
  const stray = worded.find((code) => !chosen.includes(code));
  if (stray !== undefined)
    throw new CommandError(`There is a text in ${stray}, but the page is not published there.`);
}

/** The comment that leads editors to the schema, as the other files of a kind have it. */
export function findModeline(texts: SpecTexts, isOfKind: (file: string) => boolean): string | undefined {
  for (const [file, text] of texts) {
    const [, modeline] = /^#( yaml-language-server: \S+)/.exec(isOfKind(file) ? text : '') ?? [];
    if (modeline !== undefined) return modeline;
  }
  return undefined;
}

/** Longer lists of terms are named by their file. */
const fewTerms = 12;

/** A comment for a new entry that lists the facts of its kind with the form of their values; undefined where it has none. */
function hintAtFacts(texts: SpecTexts, area: string): string | undefined {
  const kind = openDocument(texts, areaFile(area)).get('kind');
  const { facts: declared, terms } = readFacts(texts);
  const facts = Object.fromEntries(
    Object.entries(declared).filter(([, { kinds }]) => kinds.some((of) => of === kind)),
  );
  if (Object.keys(facts).length === 0) return undefined;
  const { properties } = createFactValuesSchema(facts, terms) as TSchema & {
    readonly properties: Readonly<Record<string, TSchema>>;
  };
  return [
    ' Its facts, under “facts:” where they are known, under “assumed:” until somebody confirms them:',
    ...Object.entries(facts).map(
      ([name, fact]) =>
        `   ${name}: ${[properties[name]?.description, ...choicesOf(fact, terms)].join(': ')}`,
    ),
  ].join('\n');
}

/** The terms or columns of a fact. */
function choicesOf(
  { of, columns }: FactDeclaration,
  terms: ReadonlyMap<string, TermsFile>,
): readonly string[] {
  if (columns !== undefined) return [Object.keys(columns).join(', ')];
  if (of === undefined) return [];
  const list = Object.keys(terms.get(of) ?? {});
  return [list.length > fewTerms ? `see terms/${of}.yaml` : list.join(', ')];
}
