import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDocument } from '../../generator/commands/edits/edit.ts';
import { listSpecFiles, readSpecFile } from '../../generator/spec/files/read-files.ts';
import type { FactsFile } from '../../generator/spec/schema/facts/fact-declarations.ts';
import { areaFile, entryFile, entryOfFile, type PageKind } from '../../generator/spec/schema/routes/areas.ts';

/** The folders of a site. */
export interface SiteFolders {
  readonly spec: string;
  /** The folder that contains `generated/`. */
  readonly out: string;
  /** Gets the generated files that a save has written, before it is answered. */
  readonly onWritten?: (files: readonly string[]) => void;
}

/** A locale as `spec/locales.yaml` has it. */
export interface SiteLocale {
  readonly bcp47: string;
  /** In the language itself. */
  readonly name: string;
}

/** An entry as its files have it. */
export interface Entry {
  readonly key: string;
  readonly area: string;
  readonly kind: PageKind;
  /** Its YAML file, relative to the spec folder. */
  readonly file: string;
  readonly locales: readonly string[];
  readonly value: unknown;
  /** Its Markdown by locale, "" where it has no file. */
  readonly bodies: Readonly<Record<string, string>>;
  /** Digests of its YAML file and of all its bodies, by file. */
  readonly seen: Readonly<Record<string, string>>;
  /** Addresses of its pages by locale, as last generated. */
  readonly paths: Readonly<Record<string, string>>;
}

/** The file of a body, relative to the spec folder. */
export function bodyFile(key: string, locale: string): string {
  return `content/${key}/${locale}.md`;
}

/** The text of a file of the spec, "" where there is none. */
export function readText(spec: string, file: string): string {
  return existsSync(join(spec, file)) ? readSpecFile(spec, file) : '';
}

export function digestOf(text: string): string {
  return hash('sha256', text);
}

/** The areas and keys of all entries, in the order of their files. */
export function listEntries(spec: string): readonly { readonly area: string; readonly key: string }[] {
  return listSpecFiles(spec).names.flatMap((file) => entryOfFile(file) ?? []);
}

/** The site's locales by code, in list order. */
export function readLocales(spec: string): Readonly<Record<string, SiteLocale>> {
  return readYaml(spec, 'locales.yaml').locales;
}

/** Reads an entry. Undefined where there is none with this key. Throws CommandError where its file is no valid YAML. */
export function readEntry({ spec, out }: SiteFolders, key: string): Entry | undefined {
  const area = listEntries(spec).find((entry) => entry.key === key)?.area;
  if (area === undefined) return undefined;
  const file = entryFile(area, key);
  const locales = Object.keys(readLocales(spec));
  const text = readText(spec, file);
  const bodies = locales.map((locale) => [locale, readText(spec, bodyFile(key, locale))] as const);
  return {
    key,
    area,
    kind: readYaml(spec, areaFile(area)).kind,
    file,
    locales,
    value: openDocument(new Map([[file, text]]), file).toJS(),
    bodies: Object.fromEntries(bodies),
    seen: Object.fromEntries([
      [file, digestOf(text)],
      ...bodies.map(([locale, body]) => [bodyFile(key, locale), digestOf(body)]),
    ]),
    paths: readPaths(join(out, `generated/routes/${area}.json`), key),
  };
}

/** The declared facts, by name. */
export function readFactDeclarations(spec: string): FactsFile {
  return existsSync(join(spec, 'data/facts.yaml')) ? readYaml(spec, 'data/facts.yaml') : {};
}

function readYaml(spec: string, file: string) {
  return openDocument(new Map([[file, readText(spec, file)]]), file).toJS();
}

interface GeneratedPage {
  readonly key: string;
  readonly locale: string;
  readonly path: string;
}

function readPaths(file: string, key: string): Readonly<Record<string, string>> {
  if (!existsSync(file)) return {};
  const pages = JSON.parse(readFileSync(file, 'utf8')) as readonly GeneratedPage[];
  const own = pages.filter((page) => page.key === key);
  return Object.fromEntries(own.map(({ locale, path }) => [locale, path]));
}
