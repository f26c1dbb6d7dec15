import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { findSpacing, spacingAdvice } from '../../spec/markdown/slips.ts';
import type { MessagesFile } from '../../spec/schema/site/texts.ts';
import type { LocaleModel, LocalesModel } from '../model.ts';
import { findLocale, isSupported } from '../site/locales.ts';
import {
  collectArguments,
  findChoices,
  layoutsOf,
  type MessageModel,
  type MessagePart,
  MessageSyntaxError,
  type MessagesModel,
  parseMessage,
} from './parse-message.ts';

type Catalogue = ReadonlyMap<string, readonly MessagePart[]>;

/** Data for the checks of catalogues. */
export interface MessagesContext {
  readonly locales: LocalesModel;
  /** Whether parts of the spec are missing, such as a catalogue. */
  readonly incomplete: boolean;
}

/** The catalogues, checked against the base locale's keys and arguments; missing texts are the fallback's. */
export function buildMessages(
  sources: ReadonlyMap<string, MessagesFile>,
  { locales, incomplete }: MessagesContext,
  report: Report,
): MessagesModel {
  const catalogues = new Map<string, Catalogue>();
  for (const [code, source] of sources) {
    const locale = findLocale(code, locales.list, { file: fileOf(code), path: [] }, report);
    if (locale !== undefined) catalogues.set(code, parseCatalogue(locale, source, report));
  }
  const base: Catalogue = catalogues.get(locales.base) ?? new Map();
  const keys = [...base].map(([key, parts]) => ({ key, ...split(key), args: collectArguments(parts) }));
  if (catalogues.has(locales.base)) {
    for (const [code, catalogue] of catalogues)
      if (code !== locales.base) compare(code, catalogue, base, sources.get(code) ?? {}, report);
    if (!incomplete) reportMissing(locales, catalogues, base, report);
  } else if (!incomplete) {
    reportNoBase(locales.base, report);
  }
  const complete = locales.list.map((locale): [string, MessageModel[]] => {
    const chain = [locale.code, ...locale.fallback, locales.base].map((code) => catalogues.get(code));
    const texts = keys.map(({ key, group, name }) => {
      const found = chain.find((catalogue) => catalogue?.has(key));
      return { group, name, parts: found?.get(key) ?? [] };
    });
    return [locale.code, texts];
  });
  return {
    keys: keys.map(({ group, name, args }) => ({ group, name, args })),
    catalogues: new Map(complete),
  };
}

function fileOf(code: string): string {
  return `messages/${code}.yaml`;
}

function split(key: string): { group: string; name: string } {
  const [group = '', name = ''] = key.split('.');
  return { group, name };
}

function parseCatalogue(locale: LocaleModel, source: MessagesFile, report: Report): Catalogue {
  const categories = (ordinal: boolean) =>
    isSupported(locale.bcp47)
      ? new Intl.PluralRules(locale.bcp47, { type: ordinal ? 'ordinal' : 'cardinal' }).resolvedOptions()
          .pluralCategories
      : [];
  const catalogue = new Map<string, readonly MessagePart[]>();
  for (const [group, texts] of Object.entries(source)) {
    for (const [name, text] of Object.entries(texts)) {
      const key = `${group}.${name}`;
      const at = [{ file: fileOf(locale.code), path: [group, name] }];
      try {
        const parts = parseMessage(text);
        catalogue.set(key, parts);
        checkCategories(key, parts, categories, at, report);
        const layouts = layoutsOf(parts);
        if (layouts.some((layout) => layout.trim() === '')) reportBlank(key, at, report);
        const fault = layouts.map(findSpacing).find(Boolean);
        if (fault !== undefined)
          report({ code: 'TEXT_SPACING', message: `The text of ${key} ${fault}.`, help: spacingAdvice, at });
      } catch (error) {
        if (!(error instanceof MessageSyntaxError)) throw error;
        catalogue.set(key, []);
        report({
          code: 'MESSAGE_SYNTAX',
          message: `The text of ${key} cannot be read: ${error.message}.`,
          help: "Check the braces; write an apostrophe as ’, and a visible brace as '{'.",
          at,
        });
      }
    }
  }
  return catalogue;
}

function reportBlank(key: string, at: readonly Origin[], report: Report): void {
  report({
    code: 'VALUE_INVALID',
    message: `The text of ${key} is empty for some values.`,
    help: 'Write a text for each; or leave the message out where it does not apply.',
    at,
  });
}

/** A plural has the categories of its language and no others: a text of another is never shown. */
function checkCategories(
  key: string,
  parts: readonly MessagePart[],
  categoriesOf: (ordinal: boolean) => readonly string[],
  at: readonly Origin[],
  report: Report,
): void {
  const missing = new Set<string>();
  const unknown = new Set<string>();
  for (const choice of findChoices(parts)) {
    if (choice.kind !== 'plural') continue;
    const wanted = categoriesOf(choice.ordinal);
    if (wanted.length === 0) continue;
    for (const category of wanted) if (!choice.options.has(category)) missing.add(category);
    for (const given of choice.options.keys())
      if (!given.startsWith('=') && !wanted.includes(given)) unknown.add(given);
  }
  if (missing.size > 0)
    report({
      code: 'MESSAGE_PLURAL',
      message: `The plural of ${key} lacks ${[...missing].join(', ')}.`,
      help: `Add ${[...missing].map((category) => `${category} {…}`).join(' ')} beside “other”.`,
      at,
    });
  for (const given of unknown)
    report({
      code: 'MESSAGE_PLURAL',
      message: `The plural of ${key} has a text for “${given}”, a category that the language does not have.`,
      help: `${didYouMean(given, categoriesOf(false))}Remove it; its text would never be shown.`,
      at,
    });
}

/**
 * Checks a catalogue against the base locale's.
 * @param source its texts
 */
function compare(
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
        at: [{ file: fileOf(code), path: key.split('.'), on: 'key' }],
      });
      continue;
    }
    const at = [{ file: fileOf(code), path: key.split('.') }];
    const [own, expected] = [nameArguments(parts), nameArguments(inBase)];
    if (own !== undefined && expected !== undefined && own !== expected) {
      const { group, name } = split(key);
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

function reportNoBase(base: string, report: Report): void {
  report({
    code: 'FILE_MISSING',
    message: `The catalogue of the base locale, ${fileOf(base)}, is missing.`,
    help: 'Restore it from version control: it defines the keys of the other catalogues.',
    at: [{ file: fileOf(base), path: [] }],
  });
}

function reportMissing(
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
          ? `Write spec/${fileOf(code)} with the keys of the base catalogue.`
          : 'Add the texts; until then, those of the fallback are shown.',
      at: [{ file: fileOf(code), path: [] }],
    });
  }
}
