import type { Finding, Origin, Position } from '../../diagnostics/diagnostic.ts';
import type { Cache } from '../../run/cache.ts';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import type { HotelFile, HotelIdsFile } from '../schema/facts/data.ts';
import type { FactsFile, TermsFile } from '../schema/facts/fact-declarations.ts';
import { type FileKind, fileKinds, type KindName } from '../schema/kinds.ts';
import { areaFile, entryOfFile } from '../schema/routes/areas.ts';
import type { AreaFile, RoutesEntry } from '../schema/routes/routes.ts';
import { listTexts } from '../texts/list-texts.ts';
import { checkFactShapes } from './check-fact-shapes.ts';
import { checkSource, describeMissingFile, describeUnknownFile } from './check-files.ts';
import { collectAreas, stemOf, toHotels } from './collect-areas.ts';
import { listSpecFiles, readSpecFile } from './read-files.ts';
import { readMediaFiles } from './read-media.ts';
import { readYaml } from './read-yaml.ts';
import type { ContentSource, SpecSource } from './spec-source.ts';

/** The readable data of a spec, its findings so far, and a function that opens the locator of origins. */
export interface ReadSpec {
  readonly source: SpecSource;
  readonly findings: readonly Finding[];
  readonly openLocator: () => Promise<(origin: Origin) => Position>;
}

/** The body of a page: content/<entry>/<locale>.md */
const contentFile = /^content\/([^/]+)\/([a-z]{2})\.md$/;

const declaresFacts = /^(data\/facts|terms\/[^/]+)\.yaml$/;

const required: readonly KindName[] = ['site', 'locales', 'redirects', 'hotel-ids', 'destinations'];

/** Those that the rewards club needs, which a site with an API has. */
const requiredByApi: readonly KindName[] = ['countries'];

/** Options of reading a spec. */
export interface ReadOptions {
  /** Cache of valid files that earlier runs have parsed. */
  readonly cache?: Cache;
  /** Texts that replace those on disk, by path relative to the spec folder; undefined where a file is removed. */
  readonly edits?: ReadonlyMap<string, string | undefined>;
  /** Paths that pictures are about to have, by those on disk; relative to the spec folder. */
  readonly movedFiles?: ReadonlyMap<string, string>;
}

/** Reads every file of the folder. `folder` also begins the file names of positions. Never throws for errors in the files. */
export async function readSpec(folder: string, options: ReadOptions = {}): Promise<ReadSpec> {
  const { cache, edits = new Map() } = options;
  const { names: onDisk, findings } = listFiles(folder);
  const names = applyEdits(onDisk, edits);
  // Read again for positions: the texts of a large spec take more memory than its data.
  const readText = (file: string) => (edits.has(file) ? edits.get(file) : tryToRead(folder, file, findings));
  const found = new Map<KindName, Map<string, unknown>>(fileKinds.map((kind) => [kind.name, new Map()]));
  let incomplete = findings.length > 0;
  const content: ContentSource[] = [];
  for (const file of names) {
    const text = readText(file);
    if (text === undefined) {
      incomplete = true;
      continue;
    }
    const faults = checkSource(file, text);
    if (faults.length > 0) {
      findings.push(...faults);
      incomplete = true;
      continue;
    }
    const [, entry, locale] = contentFile.exec(file) ?? [];
    if (entry !== undefined && locale !== undefined) {
      const { fields, faults: ofFrontMatter } = splitFrontMatter(file, text);
      content.push({ file, entry, locale, ...fields, text });
      findings.push(...ofFrontMatter);
      continue;
    }
    const kind: (FileKind & { name: KindName }) | undefined = fileKinds.find((candidate) =>
      candidate.matches(file),
    );
    if (kind === undefined) {
      findings.push(describeUnknownFile(file));
      incomplete = true;
      continue;
    }
    const read = await readYaml(file, text, kind, cache);
    findings.push(...read.findings);
    if (read.value === undefined) incomplete = true;
    else found.get(kind.name)?.set(file, read.value);
  }
  if (names.size > 0) {
    const refused = new Set(findings.flatMap(({ at }) => at.map((origin) => origin.file)));
    for (const file of listRequired(names)) {
      if (!names.has(file) && !refused.has(file)) {
        findings.push(describeMissingFile(file));
        incomplete = true;
      }
    }
  }
  const areDeclared = !findings.some(({ at }) => at.some(({ file }) => declaresFacts.test(file)));
  const entries = found.get('entry') as Map<string, RoutesEntry>;
  const texts = { get: (file: string) => (names.has(file) ? readText(file) : undefined) };
  // Without all declarations, values cannot be checked.
  if (!areDeclared) found.get('facts')?.clear();
  const faults = areDeclared ? await checkFactShapes(entries, toDeclarations(found), texts) : [];
  for (const { at } of faults) for (const { file } of at) entries.delete(file);
  findings.push(...faults);
  return {
    source: {
      ...toSource(found, incomplete || faults.length > 0),
      content,
      texts: listTexts(found, content),
      media: readMediaFiles(folder, options.movedFiles),
    },
    findings,
    openLocator: async () => (await import('./locate.ts')).createLocator(folder, texts),
  };
}

/** The names of the files with the edits, sorted. */
function applyEdits(
  onDisk: readonly string[],
  edits: NonNullable<ReadOptions['edits']>,
): ReadonlySet<string> {
  const all = [...new Set([...onDisk, ...edits.keys()])];
  return new Set(all.filter((file) => !edits.has(file) || edits.get(file) !== undefined).sort());
}

function listFiles(folder: string): Pick<ReturnType<typeof listSpecFiles>, 'names' | 'findings'> {
  try {
    const { names, unknown, findings: faults } = listSpecFiles(folder);
    const findings = [...faults, ...unknown.map(describeUnknownFile)];
    if (names.length > 0 || findings.length > 0) return { names, findings };
    const finding: Finding = {
      code: 'SPEC_EMPTY',
      message: 'The spec folder contains no YAML file.',
      help: 'Restore it from version control, or choose another folder with --spec.',
      at: [{ file: '', offset: 0 }],
    };
    return { names, findings: [finding] };
  } catch (error) {
    return { names: [], findings: [describeUnreadable(error)] };
  }
}

/** The text of a file; undefined, and reported, where it cannot be read. */
function tryToRead(folder: string, file: string, findings: Finding[]): string | undefined {
  try {
    return readSpecFile(folder, file);
  } catch (error) {
    findings.push(describeUnreadable(error));
    return undefined;
  }
}

function describeUnreadable(error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    code: 'SPEC_UNREADABLE',
    message: `The spec folder cannot be read: ${reason}.`,
    help: 'Check that the folder exists and is readable, or choose another one with --spec.',
    at: [{ file: '', offset: 0 }],
  };
}

/** The files that a spec cannot do without: those of every site or of one with an API, and one for each area with entries. */
function listRequired(files: ReadonlySet<string>): ReadonlySet<string> {
  const kinds = files.has('api/openapi.yaml') ? [...required, ...requiredByApi] : required;
  const single = kinds.map((name) => `${fileKinds.find((kind) => kind.name === name)?.where}`);
  const ofAreas = [...files].flatMap((file) => {
    const found = entryOfFile(file);
    return found === undefined ? [] : areaFile(found.area);
  });
  return new Set([...single, ...ofAreas]);
}

/** Facts and terms as declared, which values are checked against. */
function toDeclarations(found: ReadonlyMap<KindName, ReadonlyMap<string, unknown>>) {
  const [facts = {}] = (found.get('facts')?.values() ?? []) as Iterable<FactsFile>;
  const terms = [...((found.get('terms') ?? []) as Iterable<[string, TermsFile]>)];
  return { facts, terms: new Map(terms.map(([file, list]) => [stemOf(file), list])) };
}

function toSource(
  found: ReadonlyMap<KindName, ReadonlyMap<string, unknown>>,
  incomplete: boolean,
): Omit<SpecSource, 'content' | 'media' | 'texts'> {
  const single = (name: KindName) => found.get(name)?.values().next().value;
  const byStem = (name: KindName) =>
    new Map([...(found.get(name) ?? [])].map(([file, value]) => [stemOf(file), value]));
  // The schemas have checked each of these shapes.
  return {
    site: single('site'),
    look: single('look'),
    locales: single('locales'),
    redirects: single('redirects'),
    routes: collectAreas(
      found.get('area') as ReadonlyMap<string, AreaFile>,
      found.get('entry') as ReadonlyMap<string, RoutesEntry>,
    ),
    messages: byStem('messages'),
    glossary: single('glossary'),
    vocabularies: single('vocabularies'),
    facts: single('facts'),
    terms: byStem('terms'),
    hotels: toHotels(
      single('hotel-ids') as HotelIdsFile | undefined,
      found.get('hotels') as ReadonlyMap<string, HotelFile>,
    ),
    destinations: single('destinations'),
    map: single('map'),
    countries: single('countries'),
    accessibility: single('accessibility'),
    holidays: single('holidays'),
    mailProviders: single('mail-providers'),
    pictures: single('pictures'),
    altTexts: single('alt-texts'),
    forms: byStem('forms'),
    formFields: single('form-fields'),
    offices: single('offices'),
    topLevelDomains: single('top-level-domains'),
    commonPasswords: single('common-passwords'),
    api: single('api'),
    incomplete,
  } as Omit<SpecSource, 'content' | 'media' | 'texts'>;
}
