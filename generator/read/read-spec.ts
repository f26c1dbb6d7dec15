import type { Origin, Place, Problem } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { WorkCache } from '../work-cache.ts';
import type { ShapeProblem } from './check-shape.ts';
import { readSpecFiles } from './read-files.ts';
import { readMarkdown } from './read-markdown.ts';
import { readMediaFiles } from './read-media.ts';
import { readYaml } from './read-yaml.ts';
import { type FileKind, fileKinds, type KindName } from './schema/kinds.ts';
import { areas } from './schema/routes.ts';
import type { ContentSource, SpecSource } from './spec-source.ts';

/** What reading gives: the data that could be read, what is wrong so far, and what places an origin. */
export interface ReadSpec {
  readonly source: SpecSource;
  readonly problems: readonly Problem[];
  readonly openLocator: () => Promise<(origin: Origin) => Place>;
}

/** The body of a page: content/<entry>/<locale>.md */
const contentFile = /^content\/([^/]+)\/([a-z]{2})\.md$/;

const required: readonly KindName[] = ['site', 'locales', 'redirects', 'hotels', 'destinations', 'countries'];

/** How a spec is read. */
export interface ReadOptions {
  /** Files that earlier runs have parsed and found without fault. */
  readonly cache?: WorkCache;
  /** Texts that stand in for those on disk, by path relative to the spec folder. */
  readonly edits?: ReadonlyMap<string, string>;
}

/** Reads every YAML file of the folder. `folder` also begins the file names in places. Never throws for what the files say. */
export async function readSpec(folder: string, options: ReadOptions = {}): Promise<ReadSpec> {
  const { cache, edits = new Map() } = options;
  const { texts: onDisk, problems } = readFiles(folder);
  const texts = new Map([...onDisk, ...edits]);
  const found = new Map<KindName, Map<string, unknown>>(fileKinds.map((kind) => [kind.name, new Map()]));
  let incomplete = problems.length > 0;
  const content: ContentSource[] = [];
  for (const [file, text] of texts) {
    const [, entry, locale] = contentFile.exec(file) ?? [];
    if (entry !== undefined && locale !== undefined) {
      content.push({ file, entry, locale, root: await readMarkdown(text, cache) });
      continue;
    }
    const kind: (FileKind & { name: KindName }) | undefined = fileKinds.find((candidate) =>
      candidate.matches(file),
    );
    if (kind === undefined) {
      problems.push(describeUnknownFile(file));
      continue;
    }
    const read = await readYaml(file, text, kind, cache);
    problems.push(...read.problems, ...read.shape);
    if (read.problems.length > 0 || read.shape.length > 0) incomplete = true;
    const value = read.value === undefined ? undefined : withoutFaultyEntries(read.value, read.shape);
    if (value !== undefined) found.get(kind.name)?.set(file, value);
  }
  if (texts.size > 0) {
    for (const name of required) {
      const file = `${fileKinds.find((kind) => kind.name === name)?.where}`;
      if (!texts.has(file)) {
        problems.push({
          code: 'FILE_MISSING',
          message: `The file ${file} is missing.`,
          help: 'Restore it from version control, or write it anew after docs/spec-reference.md.',
          at: [{ file, offset: 0 }],
        });
        incomplete = true;
      }
    }
  }
  return {
    source: { ...toSource(found, incomplete), content, media: await readMediaFiles(folder) },
    problems,
    openLocator: async () => (await import('./locate.ts')).createLocator(folder, texts),
  };
}

function readFiles(folder: string): { texts: ReadonlyMap<string, string>; problems: Problem[] } {
  try {
    const texts = readSpecFiles(folder);
    if (texts.size > 0) return { texts, problems: [] };
    const problem: Problem = {
      code: 'SPEC_EMPTY',
      message: 'The spec folder holds no YAML file.',
      help: 'Restore it from version control, or name the right folder with --spec.',
      at: [{ file: '', offset: 0 }],
    };
    return { texts, problems: [problem] };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const problem: Problem = {
      code: 'SPEC_UNREADABLE',
      message: `The spec folder cannot be read: ${reason}.`,
      help: 'Check that the folder exists and may be read, or name another one with --spec.',
      at: [{ file: '', offset: 0 }],
    };
    return { texts: new Map(), problems: [problem] };
  }
}

/** A file is used without its faulty entries, so that a fault in one does not hide those of the others. */
function withoutFaultyEntries(value: unknown, shape: readonly ShapeProblem[]): unknown {
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

function describeUnknownFile(file: string): Problem {
  const renamed = file.replace(/\.yml$/, '.yaml');
  const places = [
    ...fileKinds.flatMap(({ name, where }) =>
      name === 'routes' ? areas.map((area) => `routes/${area}.yaml`) : [where],
    ),
    ...(fileKinds.some((kind) => kind.matches(renamed)) ? [renamed] : []),
    ...(file.endsWith('.md') ? ['content/<entry>/<locale>.md'] : []),
  ];
  return {
    code: 'FILE_UNKNOWN',
    message: `Nothing reads a file of this name: ${file}.`,
    help: `${didYouMean(file, places)}Rename, move or delete it; docs/spec-reference.md lists all kinds of files.`,
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
    locales: single('locales'),
    redirects: single('redirects'),
    routes: byStem('routes'),
    messages: byStem('messages'),
    glossary: single('glossary'),
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
