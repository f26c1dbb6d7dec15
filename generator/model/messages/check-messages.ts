import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { MessagesFile } from '../../spec/schema/site/texts.ts';
import type { LocalesModel } from '../model.ts';
import type { MessagePart } from './parse-message.ts';
import { collectArguments, findChoices } from './parse-message.ts';

/** The parsed texts of a locale, by key as group.name. */
export type Catalogue = ReadonlyMap<string, readonly MessagePart[]>;

/** The file of a locale’s catalogue, relative to the spec folder. */
export function catalogueFile(code: string): string {
  return `messages/${code}.yaml`;
}

/** The group and the name of a key. */
export function splitKey(key: string): { group: string; name: string } {
  const [group = '', name = ''] = key.split('.');
  return { group, name };
}

/** Numbers among which a category that stands for more than one number has at least two. */
const counts = Array.from({ length: 200 }, (_, count) => count);

/**
 * A plural has the categories of its language and no others: a text of another is never shown, nor one whose numbers all
 * have texts of their own.
 * @param rulesOf the language’s rules for counts or, if true, for ranks; undefined where they are unknown
 */
export function checkCategories(
  key: string,
  parts: readonly MessagePart[],
  rulesOf: (ordinal: boolean) => Intl.PluralRules | undefined,
  at: readonly Origin[],
  report: Report,
): void {
  const missing = new Set<string>();
  const unknown = new Set<string>();
  /** By category: its numbers. */
  const idle = new Map<string, string>();
  for (const choice of findChoices(parts)) {
    if (choice.kind !== 'plural') continue;
    const rules = rulesOf(choice.ordinal);
    if (rules === undefined) continue;
    const wanted: readonly string[] = rules.resolvedOptions().pluralCategories;
    for (const category of wanted) if (!choice.options.has(category)) missing.add(category);
    for (const given of choice.options.keys())
      if (!given.startsWith('=') && !wanted.includes(given)) unknown.add(given);
    const hasOwn = (count: number) => choice.options.has(`=${count}`);
    if (!counts.some(hasOwn)) continue;
    for (const category of wanted.filter((each) => choice.options.has(each))) {
      const own = counts.filter((count) => rules.select(count) === category);
      if (own.length > 0 && own.every(hasOwn)) idle.set(category, own.map((count) => `=${count}`).join(', '));
    }
  }
  if (missing.size > 0)
    report({
      code: 'MESSAGE_PLURAL',
      message: `The plural of ${key} lacks ${[...missing].join(', ')}.`,
      help: `Add ${[...missing].map((category) => `${category} {…}`).join(' ')} beside “other”.`,
      at,
    });
  for (const [category, numbers] of idle)
    report({
      code: 'MESSAGE_PLURAL',
      message: `The plural of ${key} has texts for “${category}” and ${numbers}, so that the first is never shown.`,
      help: `Keep the text of ${numbers} as that of “${category}”, and remove ${numbers}.`,
      at,
    });
  for (const given of unknown)
    report({
      code: 'MESSAGE_PLURAL',
      message: `The plural of ${key} has a text for “${given}”, a category that the language does not have.`,
      help: `${didYouMean(given, rulesOf(false)?.resolvedOptions().pluralCategories ?? [])}Remove it; its text would never be shown.`,
      at,
    });
}

/**
 * Checks a catalogue against the base locale's.
 * @param source its texts
 */
export function compareCatalogue(
  code: string,
  catalogue: Catalogue,
  base: Catalogue,
  source: MessagesFile,
  report: Report,
): void {
  for (const [key, parts] of catalogue) {
    const inBase = base.get(key);
    if (inBase === undefined) {
      report({
        code: 'MESSAGE_UNKNOWN',
        message: `The base catalogue has no message ${key}.`,
        help: `${didYouMean(key, base.keys())}Rename or remove it, or add it to the base catalogue.`,
        at: [{ file: catalogueFile(code), path: key.split('.'), on: 'key' }],
      });
      continue;
    }
    const at = [{ file: catalogueFile(code), path: key.split('.') }];
    const [own, expected] = [nameArguments(parts), nameArguments(inBase)];
    if (own !== undefined && expected !== undefined && own !== expected) {
      const { group, name } = splitKey(key);
      const isQuoted = /'\{/.test(source[group]?.[name] ?? '');
      report({
        code: 'MESSAGE_ARGUMENTS',
        message: `${key} uses ${own || 'no arguments'}, the base locale ${expected || 'none'}.`,
        help: isQuoted
          ? "The apostrophe before { makes a text of what is in the braces. Write ’ instead of '."
          : `Use ${expected || 'no arguments'} here as well${expected.includes(', number}') ? '; a plural of it also counts' : ''}.`,
        at,
      });
    }
    const known = optionsOf(inBase);
    for (const [argument, options] of optionsOf(parts)) {
      const passed = known.get(argument);
      const unknown = [...options].filter((option) => passed?.has(option) === false);
      if (passed === undefined || unknown.length === 0) continue;
      report({
        code: 'MESSAGE_ARGUMENTS',
        message: `${key} has a text for {${argument}} = ${unknown.join(', ')}, the base locale has none.`,
        help: `Code passes the values that the base locale knows: ${[...passed].join(', ')}. Remove the other text.`,
        at,
      });
    }
  }
}

/** The options of a message's selects, by argument. */
function optionsOf(parts: readonly MessagePart[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { kind, name, options } of findChoices(parts))
    if (kind === 'select') found.set(name, new Set([...(found.get(name) ?? []), ...options.keys()]));
  return found;
}

/** The arguments of a message as its writer names them; undefined if it is empty or cannot be read. */
function nameArguments(parts: readonly MessagePart[]): string | undefined {
  if (parts.length === 0) return undefined;
  if (parts.every(({ kind }) => kind === 'text')) return '';
  return collectArguments(parts)
    .map(({ name, type }) => (type === 'number' ? `{${name}, number}` : `{${name}}`))
    .join(', ');
}

/** Reports a base locale without a catalogue. */
export function reportNoBase(base: string, report: Report): void {
  report({
    code: 'FILE_MISSING',
    message: `The catalogue of the base locale, ${catalogueFile(base)}, is missing.`,
    help: 'Restore it from version control: it defines the keys of the other catalogues.',
    at: [{ file: catalogueFile(base), path: [] }],
  });
}

/** Reports the texts that complete locales lack. */
export function reportMissing(
  locales: LocalesModel,
  catalogues: ReadonlyMap<string, Catalogue>,
  base: Catalogue,
  report: Report,
): void {
  for (const { code } of locales.list.filter(({ isComplete }) => isComplete)) {
    const catalogue = catalogues.get(code);
    const missing = [...base.keys()].filter((key) => catalogue?.has(key) !== true);
    if (missing.length === 0) continue;
    const shown =
      missing.slice(0, 8).join(', ') + (missing.length > 8 ? ` and ${missing.length - 8} more` : '');
    report({
      code: 'TRANSLATION_MISSING',
      message:
        catalogue === undefined
          ? `There is no catalogue for ${code}.`
          : `The catalogue of ${code} lacks ${shown}.`,
      help:
        catalogue === undefined
          ? `Write spec/${catalogueFile(code)} with the keys of the base catalogue.`
          : 'Add the texts; until then, those of the fallback are shown.',
      at: [{ file: catalogueFile(code), path: [] }],
    });
  }
}
