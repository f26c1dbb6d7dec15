import { didYouMean } from '../../diagnostics/suggest.ts';
import type { LocaleModel } from '../../model/model.ts';
import { readNamedFile, writeNamedFile } from '../../run/named-files.ts';
import { pageOf } from '../change-pages.ts';
import { type Change, CommandError } from '../edits/edit.ts';
import { createExplainer } from './explain-diagnostics.ts';
import { exportTexts } from './export-texts.ts';
import { compareUnits, type Outcome, writeTargets } from './import-texts.ts';
import { type ReadUnit, type ReadXliff, readXliff } from './read-xliff.ts';
import { decodeXml, readXml, XmlFault } from './read-xml.ts';
import {
  isBody,
  linkedKeys,
  listTranslations,
  type SpecWithSource,
  type Translation,
} from './translations.ts';

/** The options of `export-texts`, as typed. */
interface ExportOptions {
  readonly locale?: string | undefined;
  readonly from?: string | undefined;
  readonly only: string;
  readonly out: string;
}

/** Writes the texts of a language to an XLIFF file. Returns lines for the maintainer. */
export function runExport(spec: SpecWithSource, { locale = '', only, out, ...options }: ExportOptions) {
  const { model, source } = spec;
  const codes = model.locales.list.map(({ code }) => code);
  const from = options.from ?? source.locales?.source ?? model.locales.base;
  if (locale === '') throw new CommandError('Name a language, such as --locale fi.');
  for (const code of [locale, from])
    if (!codes.includes(code))
      throw new CommandError(`There is no locale “${code}”. ${didYouMean(code, codes)}`);
  if (!/\.(xlf|xliff)$/.test(out))
    throw new CommandError('Name the file to be written, such as --out fi.xlf.');
  const all = Map.groupBy(listTranslations(spec, locale), ({ text }) => text.source);
  const translations = choose(all.get(from) ?? [], only);
  const document = exportTexts(model, translations, { from, to: locale });
  tryTo(`${out} cannot be written`, () => writeNamedFile(out, document));
  const others = [...all.keys()].filter((code) => code !== from);
  return [
    `Wrote ${out}: ${translations.length} texts from ${from} to ${locale}.`,
    ...others.map((code) => `Other texts are translated from ${code}: --from ${code}.`),
  ];
}

function choose(translations: readonly Translation[], only: string): readonly Translation[] {
  if (only === 'all') return translations;
  if (only === 'missing') return translations.filter(({ target }) => target === undefined);
  if (only === 'stale') return translations.filter(({ stale }) => stale !== undefined);
  throw new CommandError(`--only takes missing, stale or all, not “${only}”.`);
}

/** How notes begin that name units. */
const reasons: readonly (readonly [outcome: Outcome, reason: string])[] = [
  ['unfinished', 'Left out, since some of their segments are not translated'],
  ['unknown', 'Left out, since the spec no longer has them'],
  ['otherSource', 'Left out, since their source has changed since the export'],
  ['otherTarget', 'Left out, since their translation has changed here since the export'],
];

/**
 * Takes the translations of an XLIFF file into the spec. Throws CommandError with all faults of the file.
 * @param folder of the spec
 */
export function runImport(spec: SpecWithSource, path: string, folder: string): Change {
  const bytes = tryTo(`${path} cannot be read`, () => readNamedFile(path));
  const faults: XmlFault[] = [];
  const { text, xliff } = readDocument(bytes, path, faults);
  const { list } = spec.model.locales;
  const from = findByTag(list, 'srcLang', xliff, faults);
  const to = findByTag(list, 'trgLang', xliff, faults);
  refuse(path, faults);
  const { changed, confirmed, others } = compareUnits(
    xliff.units,
    listTranslations(spec, to).filter(({ text }) => text.source === from),
  );
  const edits = writeTargets(spec.texts, changed);
  const linkless = changed.filter(({ translation: { text, source }, target }) => {
    const kept = new Set(linkedKeys(target));
    const lost = linkedKeys(source).filter((key) => !kept.has(key));
    return isBody(text) && lost.some((key) => pageOf(spec.model, key, to) !== undefined);
  });
  const count = (outcome: Outcome) => others.get(outcome)?.length ?? 0;
  return {
    edits,
    confirmed: confirmed.map(({ text: { id } }) => ({ id, locale: to })),
    explain: createExplainer({ path, text }, folder, changed, edits),
    notes: [
      `New: ${changed.length}. As they were: ${count('same')}. Still right: ${confirmed.length}. Not translated: ${count('untranslated')}.`,
      ...reasons.flatMap(([outcome, reason]) => listUnits(reason, others.get(outcome) ?? [], path)),
      ...listUnits(
        'Taken, although a link of their source is missing',
        linkless.map(({ unit }) => unit),
        path,
      ),
    ],
  };
}

/** Units below a heading; nothing where there are none. */
function listUnits(heading: string, units: readonly ReadUnit[], path: string): readonly string[] {
  const lines = units.map(({ line, file, id }) => `  ${path}:${line}  ${id} of ${file}`);
  return lines.length === 0 ? [] : [`${heading}:`, ...lines];
}

function readDocument(bytes: Uint8Array, path: string, faults: XmlFault[]) {
  try {
    const text = decodeXml(bytes);
    return { text, xliff: readXliff(readXml(text), (fault) => faults.push(fault)) };
  } catch (error) {
    if (error instanceof XmlFault) refuse(path, [...faults, error]);
    throw error;
  }
}

function refuse(path: string, faults: readonly XmlFault[]): void {
  if (faults.length === 0) return;
  throw new CommandError(faults.map(({ line, message }) => `${path}:${line}: ${message}`).join('\n'));
}

/** The locale of a language tag, which a tool may have given a region. */
function findByTag(
  locales: readonly LocaleModel[],
  name: 'srcLang' | 'trgLang',
  { line, ...xliff }: ReadXliff,
  faults: XmlFault[],
): string {
  const tag = xliff[name].toLowerCase();
  const isSame = ({ bcp47 }: LocaleModel) =>
    tag === bcp47.toLowerCase() || tag.startsWith(`${bcp47.toLowerCase()}-`);
  const found = locales.find(isSame);
  if (found === undefined) {
    const known = locales.map(({ bcp47 }) => bcp47).join(', ');
    faults.push(new XmlFault(`${name}="${xliff[name]}" is no language of the site: ${known}.`, line));
  }
  return found?.code ?? '';
}

function tryTo<T>(failure: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new CommandError(`${failure}: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
