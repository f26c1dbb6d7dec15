import { resolve } from 'node:path';
import { readSpec } from '../../../generator/spec/files/read-spec.ts';
import type { SpecSource } from '../../../generator/spec/files/spec-source.ts';
import { readParts } from './message-parts.ts';
import { readBodies } from './read-bodies.ts';

/** Uses of a text. A name is that of a property or place in spec/data. */
export type TextKind = 'title' | 'summary' | 'message' | 'name' | 'body';

/** A text of the spec in one language. */
export interface Text {
  readonly locale: string;
  readonly kind: TextKind;
  /** Where it stands: `entries.free-dinner.title`, `messages.notFound.text`, `hotels.soline`, `places.bol`, `pictures.beach/2`, `bodies.bol`. */
  readonly key: string;
  /** The text as it stands in the spec. */
  readonly text: string;
  /** The visible texts: each branch of a message and each paragraph of a body, with `◊` for values; otherwise the text itself. */
  readonly parts: readonly string[];
}

/** The spec and all texts in it. */
export interface Texts {
  readonly source: SpecSource;
  /** The locales whose texts are complete; the others are not checked. */
  readonly locales: readonly string[];
  readonly all: readonly Text[];
  /** The texts of a locale. */
  readonly of: (locale: string) => readonly Text[];
}

const { source, findings } = await readSpec(resolve(import.meta.dirname, '../../../spec'));
if (findings.length > 0) throw new Error('The spec cannot be read; “npm run generate” says why.');

const rows = Object.entries(source.locales?.locales ?? {});
const locales = rows.filter(([, { status }]) => status !== 'translating').map(([code]) => code);
const all = [
  ...readEntries(source),
  ...readMessages(source),
  ...readTerms(source),
  ...readAltTexts(source),
  ...readNames(source),
  ...readBodies(source),
].filter(({ locale }) => locales.includes(locale));
const byLocale = Map.groupBy(all, (text) => text.locale);

/** The texts of the repository's spec in its complete locales; those that are empty on purpose or missing are not among them. */
export const texts: Texts = {
  source,
  locales,
  all,
  of: (locale) => byLocale.get(locale) ?? [],
};

function readEntries({ routes }: SpecSource): Text[] {
  const entries = [...routes.values()].flatMap((area) => [...area.entries]);
  return entries.flatMap(([key, entry]) =>
    Object.entries(entry.locales).flatMap(([locale, { title, summary }]) => [
      ...plainText(locale, 'title', `entries.${key}.title`, title),
      ...plainText(locale, 'summary', `entries.${key}.summary`, summary),
    ]),
  );
}

function readMessages({ messages }: SpecSource): Text[] {
  return [...messages].flatMap(([locale, groups]) =>
    Object.entries(groups).flatMap(([group, named]) =>
      Object.entries(named).map(([name, text]): Text => {
        return { locale, kind: 'message', key: `messages.${group}.${name}`, text, parts: readParts(text) };
      }),
    ),
  );
}

function readTerms(source: SpecSource): Text[] {
  return listVocabularyNames(source).flatMap(([key, names]) =>
    Object.entries(names).flatMap(([locale, text]) => plainText(locale, 'message', key, text)),
  );
}

/** Names of facts and of the terms of all vocabularies by locale, each with its key, such as themes.season. */
function listVocabularyNames({
  vocabularies,
  facts = {},
  terms,
}: Pick<SpecSource, 'vocabularies' | 'facts' | 'terms'>): readonly (readonly [
  key: string,
  names: Readonly<Record<string, string>>,
])[] {
  const { themes = {}, topics = {}, propertyKinds = {} } = vocabularies ?? {};
  return [
    ...Object.entries(facts).flatMap(([fact, { names, columns = {} }]) => [
      [`facts.${fact}`, names] as const,
      ...Object.entries(columns).map(
        ([column, { names: ofColumn }]) => [`facts.${fact}.${column}`, ofColumn] as const,
      ),
    ]),
    ...[...terms].flatMap(([vocabulary, list]) =>
      Object.entries(list).map(([term, { names }]) => [`terms.${vocabulary}.${term}`, names] as const),
    ),
    ...Object.entries(themes).map(([term, names]) => [`themes.${term}`, names] as const),
    ...Object.entries(topics).map(([term, names]) => [`topics.${term}`, names] as const),
    ...Object.entries(propertyKinds).flatMap(([term, { one, many }]) => [
      [`propertyKinds.${term}.one`, one] as const,
      [`propertyKinds.${term}.many`, many] as const,
    ]),
  ];
}

function readAltTexts({ altTexts = {} }: SpecSource): Text[] {
  return Object.entries(altTexts).flatMap(([picture, texts]) =>
    Object.entries(texts).flatMap(([locale, text]) =>
      plainText(locale, 'message', `pictures.${picture}`, text),
    ),
  );
}

function readNames({ hotels, destinations }: SpecSource): Text[] {
  const named = [
    ...(hotels?.hotels ?? []).map(({ name, locales }) => ({ key: `hotels.${name}`, names: locales })),
    ...(destinations?.destinations ?? []).map(({ page, names }) => ({ key: `places.${page}`, names })),
  ];
  return named.flatMap(({ key, names }) =>
    Object.entries(names).flatMap(([locale, text]) => plainText(locale, 'name', key, text)),
  );
}

function plainText(locale: string, kind: TextKind, key: string, text: string | undefined): Text[] {
  return text ? [{ locale, kind, key, text, parts: [text] }] : [];
}
