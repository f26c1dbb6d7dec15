import type { Cache } from '../cache/cache.ts';
import type { Finding, Origin, Position } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { checkMarkdownCharacters } from './check-characters.ts';
import type { ShapeFinding } from './check-shape.ts';
import { checkSource } from './check-source.ts';
import { readSpecFiles } from './read-files.ts';
import { readMarkdown } from './read-markdown.ts';
import { readMediaFiles } from './read-media.ts';
import { readYaml } from './read-yaml.ts';
import { type FileKind, fileKinds, type KindName } from './schema/kinds.ts';
import type { ContentSource, SpecSource } from './spec-source.ts';

/** The readable data of a spec, its findings so far, and a function that opens the locator of origins. */
export interface ReadSpec {
  readonly source: SpecSource;
  readonly findings: readonly Finding[];
  readonly openLocator: () => Promise<(origin: Origin) => Position>;
}

/** The body of a page: content/<entry>/<locale>.md */
const contentFile = /^content\/([^/]+)\/([a-z]{2})\.md$/;

const required: readonly KindName[] = ['site', 'locales', 'redirects', 'hotels', 'destinations'];

/** Those that the rewards club needs, which a site with an API has. */
const requiredByApi: readonly KindName[] = ['countries'];

/** Options of reading a spec. */
export interface ReadOptions {
  /** Cache of valid files that earlier runs have parsed. */
  readonly cache?: Cache;
  /** Texts that replace those on disk, by path relative to the spec folder. */
  readonly edits?: ReadonlyMap<string, string>;
}

/** Reads every file of the folder. `folder` also begins the file names of positions. Never throws for errors in the files. */
export async function readSpec(folder: string, options: ReadOptions = {}): Promise<ReadSpec> {
  const { cache, edits = new Map() } = options;
  const { texts: onDisk, findings } = readFiles(folder);
  const texts = new Map([...onDisk, ...edits]);
  const found = new Map<KindName, Map<string, unknown>>(fileKinds.map((kind) => [kind.name, new Map()]));
  let incomplete = findings.length > 0;
  const content: ContentSource[] = [];
  for (const [file, text] of texts) {
    const faults = checkSource(file, text);
    if (faults.length > 0) {
      findings.push(...faults);
      incomplete = true;
      continue;
    }
    const [, entry, locale] = contentFile.exec(file) ?? [];
    if (entry !== undefined && locale !== undefined) {
      const root = await readMarkdown(text, cache);
      content.push({ file, entry, locale, root });
      findings.push(...checkMarkdownCharacters(file, text, root));
      continue;
    }
    const kind: (FileKind & { name: KindName }) | undefined = fileKinds.find((candidate) =>
      candidate.matches(file),
    );
    if (kind === undefined) {
      findings.push(describeUnknownFile(file));
      continue;
    }
    const read = await readYaml(file, text, kind, cache);
    findings.push(...read.findings, ...read.shape);
    if (read.findings.length > 0 || read.shape.length > 0) incomplete = true;
    const value = read.value === undefined ? undefined : withoutFaultyEntries(read.value, read.shape);
    if (value !== undefined) found.get(kind.name)?.set(file, value);
  }
  if (texts.size > 0) {
    const refused = new Set(findings.flatMap(({ at }) => at.map((origin) => origin.file)));
    for (const name of texts.has('api/openapi.yaml') ? [...required, ...requiredByApi] : required) {
      const file = `${fileKinds.find((kind) => kind.name === name)?.where}`;
      if (!texts.has(file) && !refused.has(file)) {
        findings.push({
          code: 'FILE_MISSING',
          message: `The file ${file} is missing.`,
          help: 'Restore it from version control, or write it again; docs/spec-reference.md describes it.',
          at: [{ file, offset: 0 }],
        });
        incomplete = true;
      }
    }
  }
  return {
    source: { ...toSource(found, incomplete), content, media: await readMediaFiles(folder) },
    findings,
    openLocator: async () => (await import('./locate.ts')).createLocator(folder, texts),
  };
}

function readFiles(folder: string): { texts: ReadonlyMap<string, string>; findings: Finding[] } {
  try {
    const { texts, findings } = readSpecFiles(folder);
    if (texts.size > 0 || findings.length > 0) return { texts, findings: [...findings] };
    const finding: Finding = {
      code: 'SPEC_EMPTY',
      message: 'The spec folder contains no YAML file.',
      help: 'Restore it from version control, or choose another folder with --spec.',
      at: [{ file: '', offset: 0 }],
    };
    return { texts, findings: [finding] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const finding: Finding = {
      code: 'SPEC_UNREADABLE',
      message: `The spec folder cannot be read: ${reason}.`,
      help: 'Check that the folder exists and is readable, or choose another one with --spec.',
      at: [{ file: '', offset: 0 }],
    };
    return { texts: new Map(), findings: [finding] };
  }
}

/** A file is used without its faulty entries, so that errors in one do not hide those of the others. */
function withoutFaultyEntries(value: unknown, shape: readonly ShapeFinding[]): unknown {
  if (shape.length === 0) return value;
  const keys = new Set<string>();
  for (const { path } of shape) {
    if (path[0] !== 'entries' || path[1] === undefined) return undefined;
    keys.add(String(path[1]));
  }
  const file = value as { entries: Record<string, unknown> };
  return {
    ...file,
    entries: Object.fromEntries(Object.entries(file.entries).filter(([key]) => !keys.has(key))),
  };
}

function describeUnknownFile(file: string): Finding {
  const renamed = file.replace(/\.yml$/, '.yaml');
  const names = [
    ...fileKinds.map(({ where }) => where),
    ...(fileKinds.some((kind) => kind.matches(renamed)) ? [renamed] : []),
    ...(file.endsWith('.md') ? ['content/<entry>/<locale>.md'] : []),
  ];
  return {
    code: 'FILE_UNKNOWN',
    message: `There is no kind of spec file with this name: ${file}.`,
    help: `${didYouMean(file, names)}Rename, move or delete it; docs/spec-reference.md lists all kinds of files.`,
    at: [{ file, offset: 0 }],
  };
}

function toSource(
  found: ReadonlyMap<KindName, ReadonlyMap<string, unknown>>,
  incomplete: boolean,
): Omit<SpecSource, 'content' | 'media'> {
  const single = (name: KindName) => found.get(name)?.values().next().value;
  const byStem = (name: KindName) =>
    new Map([...(found.get(name) ?? [])].map(([file, value]) => [file.replace(/^.*\/|\.yaml$/g, ''), value]));
  // The schemas have checked each of these shapes.
  return {
    site: single('site'),
    look: single('look'),
    locales: single('locales'),
    redirects: single('redirects'),
    routes: byStem('routes'),
    messages: byStem('messages'),
    glossary: single('glossary'),
    vocabularies: single('vocabularies'),
    hotels: single('hotels'),
    destinations: single('destinations'),
    countries: single('countries'),
    mailProviders: single('mail-providers'),
    pictures: single('pictures'),
    forms: byStem('forms'),
    topLevelDomains: single('top-level-domains'),
    api: single('api'),
    incomplete,
  } as Omit<SpecSource, 'content' | 'media'>;
}
