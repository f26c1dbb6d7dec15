import { join } from 'node:path';
import { digestTools } from './cache/manifest.ts';
import { withLock } from './cache/run-lock.ts';
import { openToolCache } from './cache/tool-cache.ts';
import { formatText } from './diagnostics/format-text.ts';
import { didYouMean } from './diagnostics/suggest.ts';
import { type Generated, generate } from './generate.ts';
import type { Model, Previous } from './model/model.ts';
import { createLocator } from './read/locate.ts';
import { readSpecFiles } from './read/read-files.ts';
import { listMediaFiles } from './read/read-media.ts';
import { readSpec } from './read/read-spec.ts';
import { lockOf } from './run-generate.ts';
import { runRenameKey } from './run-rename-key.ts';
import { addLocale } from './scaffold/add-locale.ts';
import { addOffer } from './scaffold/add-offer.ts';
import { measureCoverage } from './scaffold/coverage.ts';
import { type Edits, ScaffoldError, type SpecTexts } from './scaffold/edit.ts';
import { formatCoverageJson, formatCoverageText } from './scaffold/format-coverage.ts';
import { formatCoverageHtml } from './scaffold/format-coverage-html.ts';
import { collectMentions } from './scaffold/name-mentions.ts';
import { formatReferences } from './scaffold/references.ts';
import { findPage, redirectRenamed, renameSlug, withoutRedirects } from './scaffold/rename-slug.ts';
import { readPreviousRun } from './write/previous-run.ts';
import { writeFiles } from './write/write-files.ts';

/** The options of the maintainers' commands, as typed. */
export interface ScaffoldValues {
  readonly title: readonly string[];
  readonly slug: readonly string[];
  readonly locales: string;
  readonly place?: string | undefined;
  readonly hotel: readonly string[];
  readonly theme: readonly string[];
  readonly headline?: string | undefined;
  readonly bcp47?: string | undefined;
  readonly name?: string | undefined;
  readonly from: string;
  readonly format: string;
  readonly locale?: string | undefined;
  readonly kind?: string | undefined;
  readonly spec: string;
  readonly out: string;
}

/** Runs one of the maintainers' commands. Returns the exit code; throws ScaffoldError where a command cannot be carried out. */
export function runScaffold(positionals: readonly string[], values: ScaffoldValues): Promise<number> {
  return withLock(lockOf(values.out), () => runCommand(positionals, values));
}

async function runCommand(positionals: readonly string[], values: ScaffoldValues): Promise<number> {
  const [command = '', ...args] = positionals;
  const workplace = await openWorkplace(values.spec, values.out);
  switch (command) {
    case 'add-offer': {
      const [key] = take(args, ['key']);
      const offer = {
        key,
        titles: pairs(values.title),
        slugs: pairs(values.slug),
        locales: list(values.locales),
        place: values.place,
        hotels: values.hotel,
        themes: values.theme,
        headline: pairs(values.headline === undefined ? [] : [values.headline], 'kind=figure', 'upTo='),
      };
      return applyEdits(workplace, addOffer(workplace.texts, offer));
    }
    case 'add-locale': {
      const [code] = take(args, ['code']);
      const { bcp47, name, from } = values;
      if (bcp47 === undefined || name === undefined)
        throw new ScaffoldError('A locale needs --bcp47 and --name, such as --bcp47 ja --name 日本語.');
      return applyEdits(workplace, addLocale(workplace.texts, { code, bcp47, name, from }));
    }
    case 'rename-slug': {
      const [key, locale, slug] = take(args, ['key', 'locale', 'slug']);
      const before = await currentModel(workplace);
      const edits = renameSlug(workplace.texts, before, { key, locale, slug });
      const after = await currentModel(workplace, new Map([...edits, ...withoutRedirects(workplace.texts)]));
      const redirect = redirectRenamed(
        workplace.texts,
        findPage(before, key, locale),
        findPage(after, key, locale),
      );
      return applyEdits(workplace, new Map([...edits, ...redirect]));
    }
    case 'report':
      return report(workplace, values);
    case 'refs': {
      const [name] = take(args, ['name']);
      const { spec, texts } = workplace;
      const mentions = collectMentions(texts, await listMediaFiles(spec));
      const { found, text } = formatReferences(name, mentions, createLocator(spec, texts));
      if (found) console.log(text);
      else console.error(text);
      return found ? 0 : 1;
    }
    case 'rename-key': {
      const [from, to] = take(args, ['old', 'new']);
      const { spec, texts } = workplace;
      const model = await currentModel(workplace);
      const { source } = await readSpec(spec);
      const mentions = collectMentions(texts, await listMediaFiles(spec));
      return runRenameKey(workplace, { texts, mentions, model, source }, { from, to, kind: values.kind });
    }
    default:
      throw new ScaffoldError(
        `There is no command “${command}”. ${didYouMean(command, ['add-offer', 'add-locale', 'rename-slug', 'rename-key', 'refs', 'report'])}`,
      );
  }
}

interface Workplace {
  readonly spec: string;
  readonly out: string;
  readonly texts: SpecTexts;
  readonly previous: Previous;
}

async function openWorkplace(spec: string, out: string): Promise<Workplace> {
  const texts = readTexts(spec);
  return { spec, out, texts, previous: readPreviousRun(out) };
}

function readTexts(spec: string): SpecTexts {
  try {
    return readSpecFiles(spec).texts;
  } catch (error) {
    throw new ScaffoldError(
      `The spec folder cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** Writes the edits and regenerates, but only if the edited spec is valid. */
async function applyEdits({ spec, out, previous }: Workplace, edits: Edits): Promise<number> {
  const toolCache = openToolCache(digestTools());
  const { files, diagnostics }: Generated = await generate(spec, { edits, previous, toolCache });
  if (files === undefined) {
    console.error(formatText(diagnostics.filter((diagnostic) => diagnostic.severity === 'error')));
    console.error('\nNothing was changed.');
    return 1;
  }
  await writeFiles(spec, edits, { removeExtra: false });
  const { missing, stale, extra } = await writeFiles(out, files);
  for (const file of edits.keys()) console.log(`Wrote ${join(spec, file)}`);
  console.log(`Generated: ${missing.length} new, ${stale.length} changed, ${extra.length} removed.`);
  return 0;
}

/** The model of the spec with the edits. Vanished paths are no error here: a redirect is about to be written. */
async function currentModel({ spec }: Workplace, edits: Edits = new Map()): Promise<Model> {
  const { model, diagnostics } = await generate(spec, { edits, toolCache: openToolCache(digestTools()) });
  if (model !== undefined) return model;
  throw new ScaffoldError(
    `The spec has errors:\n\n${formatText(diagnostics.filter(({ severity }) => severity === 'error'))}\n`,
  );
}

async function report(workplace: Workplace, { format, locale }: ScaffoldValues): Promise<number> {
  const model = await currentModel(workplace);
  const { source } = await readSpec(workplace.spec);
  const coverage = measureCoverage(model, source);
  if (locale !== undefined && !coverage.locales.includes(locale)) {
    throw new ScaffoldError(`There is no locale “${locale}”. ${didYouMean(locale, coverage.locales)}`);
  }
  if (format === 'json') console.log(formatCoverageJson(coverage));
  else if (format === 'html') console.log(formatCoverageHtml(coverage));
  else if (format === 'text') console.log(formatCoverageText(coverage, locale));
  else throw new ScaffoldError(`There is no format “${format}”; use text, json or html.`);
  return 0;
}

/** Exactly the named arguments. */
function take<const N extends readonly string[]>(
  args: readonly string[],
  names: N,
): { [K in keyof N]: string } {
  if (args.length !== names.length)
    throw new ScaffoldError(
      `Wanted: ${names.map((name) => `<${name}>`).join(' ')}; given: ${args.length === 0 ? 'nothing' : args.join(' ')}.`,
    );
  return args as unknown as { [K in keyof N]: string };
}

/** Options like `en=Title` as a map; `form` and `start` are for the error message about any other form. */
function pairs(given: readonly string[], form = 'locale=text', start = 'en='): Map<string, string> {
  return new Map(
    given.map((text) => {
      const at = text.indexOf('=');
      if (at < 1)
        throw new ScaffoldError(`“${text}” does not have the form ${form}, such as ${start}${text}.`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

function list(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}
