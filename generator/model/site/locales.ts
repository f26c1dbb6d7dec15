import type { Origin, Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { LocalesFile } from '../../spec/schema/site/site.ts';
import type { LocaleModel, LocalesModel } from '../model.ts';
import { checkUnique, listItems } from './check-names.ts';

const file = 'locales.yaml';

/** The locale table; unknown codes in fallback chains and defaults are reported and left out. */
export function buildLocales(source: LocalesFile, report: Report): LocalesModel {
  const all = Object.entries(source.locales).map(([code, { bcp47 }]) => ({ code, bcp47 }));
  const known = (list: readonly string[], path: YamlPath) =>
    list.filter((code, index) => findLocale(code, all, { file, path: [...path, index] }, report));
  findLocale(source.base, all, { file, path: ['base'] }, report);
  findLocale(source.source ?? source.base, all, { file, path: ['source'] }, report);
  checkTags(all, report);
  checkUnique(file, 'locale', listItems(source.hreflangDefault, ['hreflangDefault']), report);
  for (const [code, { fallback = [] }] of Object.entries(source.locales))
    checkUnique(file, 'locale', listItems(fallback, ['locales', code, 'fallback']), report);
  const names = Object.entries(source.locales).map(([code, { name }]) => ({
    value: name,
    path: ['locales', code, 'name'],
  }));
  checkUnique(file, 'name', names, report);
  return {
    base: source.base,
    hreflangDefault: known(source.hreflangDefault, ['hreflangDefault']),
    list: Object.entries(source.locales).map(
      ([code, { bcp47, region, name, status, fallback, ...forms }]) => ({
        code,
        // A model with a refused tag is never written; building it must not throw.
        bcp47: isSupported(bcp47) ? bcp47 : unknownLanguage,
        region: region ?? likeliestRegion(bcp47),
        ...(isRightToLeft(bcp47) ? { dir: 'rtl' as const } : {}),
        name,
        ...forms,
        isComplete: status !== 'translating',
        prefix: code === source.base ? '' : `/${code}`,
        fallback: known(fallback ?? [], ['locales', code, 'fallback']),
      }),
    ),
  };
}

/** Language tags that Intl knows, each used once: plural rules and hreflang depend on them. */
function checkTags(locales: readonly Named[], report: Report): void {
  const first = new Map<string, string>();
  for (const { code, bcp47 } of locales) {
    const origin = { file, path: ['locales', code, 'bcp47'] };
    const taken = first.get(bcp47);
    if (taken !== undefined) {
      report({
        code: 'RECORD_DUPLICATE',
        message: `The locales ${taken} and ${code} have the same language tag, ${bcp47}.`,
        help: 'Give each its own: hreflang distinguishes pages by it.',
        at: [origin, { file, path: ['locales', taken, 'bcp47'] }],
      });
    } else if (!isSupported(bcp47)) {
      report({
        code: 'VALUE_INVALID',
        message: `“${bcp47}” is not a language tag that Intl knows, so there are no plural rules for it.`,
        help: 'Write the BCP 47 tag of the language, such as sv for Swedish.',
        at: [origin],
      });
    }
    first.set(bcp47, taken ?? code);
  }
}

/** Whether Intl has rules for a language, given by its BCP 47 tag. */
export function isSupported(bcp47: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf([bcp47]).length > 0;
  } catch {
    return false;
  }
}

/** The tag and the region of a language that nobody knows. */
const [unknownLanguage, unknownRegion] = ['und', 'ZZ'];

function likeliestRegion(bcp47: string): string {
  return (isSupported(bcp47) && new Intl.Locale(bcp47).maximize().region) || unknownRegion;
}

/** Scripts of living languages that run from right to left, as ISO 15924 codes. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

function isRightToLeft(bcp47: string): boolean {
  return isSupported(bcp47) && rightToLeft.includes(new Intl.Locale(bcp47).maximize().script ?? '');
}

type Named = Pick<LocaleModel, 'code' | 'bcp47'>;

/** The locale with a code; undefined, and reported, where spec/locales.yaml does not list it. */
export function findLocale<Locale extends Named>(
  code: string,
  locales: readonly Locale[],
  at: Origin,
  report: Report,
): Locale | undefined {
  const known = locales.find((locale) => locale.code === code);
  if (known !== undefined) return known;
  const meant = locales.find(({ bcp47 }) => bcp47 === code)?.code;
  const codes = locales.map((locale) => locale.code);
  const add = /^[a-z]{2}$/.test(code) ? code : '<code>';
  const help =
    meant === undefined
      ? `${didYouMean(code, codes)}To add a locale, run “npm run spec -- add-locale ${add} --bcp47 … --name …”.`
      : `The site’s code for ${code} is ${meant}.`;
  report({
    code: 'LOCALE_UNKNOWN',
    message: `There is no locale “${code}”.`,
    help,
    at: [at],
  });
  return undefined;
}

/**
 * Names in every locale: a missing one is reported and borrowed along the fallback chain.
 * @param what the kind of the texts, for the message
 */
export function completeNames(
  owner: string,
  { file, path }: Pick<Origin, 'file'> & { readonly path: YamlPath },
  names: Readonly<Record<string, string>>,
  locales: LocalesModel,
  report: Report,
  what = 'name',
): Record<string, string> {
  for (const code of Object.keys(names))
    findLocale(code, locales.list, { file, path: [...path, code], on: 'key' }, report);
  const missing = locales.list
    .filter(({ code, isComplete }) => isComplete && names[code] === undefined)
    .map(({ code }) => code);
  if (missing.length > 0) {
    report({
      code: 'TRANSLATION_MISSING',
      message: `The ${what} of ${owner} is missing in ${missing.join(', ')}.`,
      help: 'Add it; until then, the fallback’s is shown.',
      at: [{ file, path, on: 'key' }],
    });
  }
  const complete = locales.list.map(({ code, fallback }) => {
    const found = [code, ...fallback, locales.base]
      .map((candidate) => names[candidate])
      .find((name) => name !== undefined);
    return [code, found ?? Object.values(names)[0] ?? ''];
  });
  return Object.fromEntries(complete);
}
