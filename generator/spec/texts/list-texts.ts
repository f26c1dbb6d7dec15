import type { YamlPath } from '../../diagnostics/diagnostic.ts';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import { localeKeys, textMark } from '../schema/fields.ts';
import { type FileKind, fileKinds, type KindName } from '../schema/kinds.ts';
import { type NameMark, nameMarks } from '../schema/names.ts';
import { entryOfFile } from '../schema/routes/areas.ts';
import type { RoutesEntry } from '../schema/routes/routes.ts';
import type { LocalesFile, SiteFile } from '../schema/site/site.ts';

/** Stands for the code of a locale in the place of a text. */
export const localeSlot = '<locale>';

/** Where a text stands: a file relative to the spec folder, and a path in its YAML, which is empty for the body of a page. */
export interface TextPlace {
  readonly file: string;
  readonly path: YamlPath;
}

/** A text that people read, in every language in which the spec has it. */
export interface Text {
  /** Its address, the same in every language: `routes/offers/free-dinner title`, `messages page.more`, `content/bol body`. */
  readonly id: string;
  /** With `localeSlot` in place of the locale; see `placeOf`. */
  readonly place: TextPlace;
  /** The description of its field. */
  readonly about: string;
  /** In code points; undefined where there is no limit. */
  readonly maxLength: number | undefined;
  /** The key of its entry; undefined for texts of no entry. */
  readonly entry: string | undefined;
  /** The locale that the others are translated from. */
  readonly source: string;
  /** By locale, as the spec has it; a body without front matter and the space around it. Never empty texts. */
  readonly versions: ReadonlyMap<string, string>;
}

/** The place of a text in one language, whether the spec has it there or not. */
export function placeOf({ place }: Pick<Text, 'place'>, locale: string): TextPlace {
  return {
    file: place.file.replace(localeSlot, locale),
    path: place.path.map((step) => (step === localeSlot ? locale : step)),
  };
}

/** The file of a body in one language. */
interface BodyFile {
  readonly file: string;
  readonly entry: string;
  readonly locale: string;
  readonly text: string;
}

/** Files of a spec as data, by kind and path. */
export type FilesByKind = ReadonlyMap<KindName, ReadonlyMap<string, unknown>>;

/**
 * Every text of a spec that people read and that has versions by locale, in the order of the files. The schemas say which values
 * are texts. Lists are left out: search words and holidays are a language’s own, not translations.
 */
export function listTexts(files: FilesByKind, content: readonly BodyFile[]): readonly Text[] {
  const drafts = new Map<string, Draft>();
  const add = ({ id, locale, text, ...draft }: Found) => {
    if (text === '') return;
    const known = drafts.get(id);
    if (known === undefined) drafts.set(id, draft);
    (known ?? draft).versions.set(locale, text);
  };
  for (const kind of fileKinds as readonly (FileKind & { readonly name: KindName })[])
    for (const [file, value] of files.get(kind.name) ?? [])
      for (const found of findTexts(kind, file, value)) add(found);
  for (const { file, entry, locale, text } of content) add(bodyOf(file, entry, locale, text));
  const sources = chooseSources(files);
  return [...drafts].map(([id, draft]) => ({ id, ...draft, source: sources(draft) }));
}

type Draft = Omit<Text, 'id' | 'source' | 'versions'> & { readonly versions: Map<string, string> };
type Found = Draft & { readonly id: string; readonly locale: string; readonly text: string };

function bodyOf(file: string, entry: string, locale: string, text: string): Found {
  return {
    id: `content/${entry} body`,
    locale,
    text: splitFrontMatter(file, text).body.replaceAll('\r\n', '\n').trim(),
    place: { file: `content/${entry}/${localeSlot}.md`, path: [] },
    about: 'the body of the page, in Markdown',
    maxLength: undefined,
    entry,
    versions: new Map(),
  };
}

interface Schema {
  readonly description?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly [localeKeys]?: boolean;
  readonly [nameMarks]?: readonly NameMark[];
  readonly [textMark]?: boolean;
}

/** A value’s place while a file is walked; `name` is the part of its address that no language and no order changes. */
interface Spot {
  readonly path: YamlPath;
  readonly name: readonly string[];
  readonly locale: string | undefined;
}

function* findTexts(kind: FileKind, file: string, root: unknown): Generator<Found> {
  const isOfLocale = kind.where.includes(localeSlot);
  const where = isOfLocale ? kind.where : file;
  const locale = isOfLocale ? file.replace(/^.*\/|\.yaml$/g, '') : undefined;
  const stem = where.replace(/(?:\/<locale>)?\.yaml$/, '');
  yield* walk(root, kind.schema as Schema, { path: [], name: [], locale });

  function* walk(value: unknown, schema: Schema, spot: Spot): Generator<Found> {
    for (const branch of schema.anyOf ?? []) yield* walk(value, branch, spot);
    if (typeof value === 'string') {
      if (schema[textMark] && spot.locale !== undefined) yield toFound(value, schema, spot, spot.locale);
    } else if (Array.isArray(value)) {
      if (schema.items === undefined || spot.locale !== undefined) return;
      for (const [index, item] of value.entries())
        yield* walk(item, schema.items, {
          path: [...spot.path, index],
          name: [...spot.name, nameItem(item, schema.items) ?? String(index)],
          locale: undefined,
        });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        const field = schema.properties?.[key] ?? schema.additionalProperties;
        if (typeof field !== 'object') continue;
        const next = schema[localeKeys]
          ? { path: [...spot.path, localeSlot], name: spot.name, locale: key }
          : { path: [...spot.path, key], name: [...spot.name, key], locale: spot.locale };
        yield* walk(inner, field, next);
      }
    }
  }

  function toFound(text: string, schema: Schema, { path, name }: Spot, of: string): Found {
    // The field “locales” says nothing where another one follows.
    const parts = name.filter((part, index) => part !== 'locales' || index === name.length - 1);
    return {
      id: `${stem} ${parts.join('.')}`,
      locale: of,
      text,
      place: { file: where, path },
      about: schema.description ?? '',
      maxLength: schema.maxLength,
      entry: entryOfFile(file)?.key,
      versions: new Map(),
    };
  }
}

/** The name that an item of a list defines, which stays when the list is put in another order. */
function nameItem(item: unknown, { properties = {} }: Schema): string | undefined {
  const field = Object.keys(properties).find((key) =>
    properties[key]?.[nameMarks]?.some(({ role }) => role === 'defines'),
  );
  return field === undefined ? undefined : String((item as Readonly<Record<string, unknown>>)[field]);
}

/** The source of texts: of legal pages the language that binds, else that of spec/locales.yaml, as far as they have it. */
function chooseSources(files: FilesByKind): (text: Draft) => string {
  const first = (kind: KindName): unknown => files.get(kind)?.values().next().value;
  const locales = first('locales') as LocalesFile | undefined;
  const binding = (first('site') as SiteFile | undefined)?.bindingLocale;
  const entries = [...((files.get('entry') ?? []) as ReadonlyMap<string, RoutesEntry>)];
  const legal = new Set(
    entries.filter(([, { purpose }]) => purpose === 'legal').map(([file]) => entryOfFile(file)?.key),
  );
  return ({ entry, versions }) => {
    const preferred = [
      entry !== undefined && legal.has(entry) ? binding : undefined,
      locales?.source,
      locales?.base,
    ];
    const codes = [...preferred, ...versions.keys()];
    return codes.find((code) => code !== undefined && versions.has(code)) ?? '';
  };
}
