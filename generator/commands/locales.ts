import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { type Document, isMap, isScalar, type Pair, visit } from 'yaml';
import { didYouMean } from '../diagnostics/suggest.ts';
import { isSupported } from '../model/site/locales.ts';
import { areaOfFile, entryOfFile } from '../spec/schema/routes/areas.ts';
import { pageAbove, pageOf } from './change-pages.ts';
import {
  type Change,
  CommandError,
  type Edits,
  keysAt,
  localeCodes,
  openDocument,
  type SpecBefore,
  type SpecTexts,
} from './edits/edit.ts';
import { editedText } from './edits/edited-text.ts';
import { collectMentions, type Mention } from './name-mentions.ts';

/** A new locale as a maintainer describes it on the command line. */
interface NewLocale {
  /** The site's own code, two letters. */
  readonly code: string;
  readonly bcp47: string;
  /** The language's own name for itself. */
  readonly name: string;
  /** The locale from which words, pages and texts are borrowed. */
  readonly from: string;
}

/**
 * Adds a locale: its row in the table as being translated, every area's words, a page (marked with `from`) for each entry that exists in the
 * source locale and in at least half of all, and a catalogue to translate.
 */
export function addLocale(texts: SpecTexts, locale: NewLocale): Edits {
  const { code, from } = locale;
  const table = openDocument(texts, 'locales.yaml');
  const known = localeCodes(texts);
  if (known.includes(code)) throw new CommandError(`The locale ${code} already exists.`);
  if (!known.includes(from))
    throw new CommandError(`There is no locale ${from} to borrow from; known: ${known.join(', ')}.`);
  if (!isSupported(locale.bcp47))
    throw new CommandError(`“${locale.bcp47}” is not a language tag (BCP 47) that Intl knows.`);
  const base = String(table.get('base'));
  const fallback = [...new Set([from, base])];
  const row = table.createNode({ bcp47: locale.bcp47, name: locale.name, status: 'translating', fallback });
  row.flow = true;
  table.setIn(['locales', code], row);
  const edits = new Map([['locales.yaml', editedText(texts, 'locales.yaml', table)]]);
  for (const file of texts.keys()) {
    if (areaOfFile(file) !== undefined) edits.set(file, addWords(texts, file, code, from));
    if (entryOfFile(file) === undefined) continue;
    const entry = openDocument(texts, file);
    const codes = keysAt(entry, ['locales']);
    if (!codes.includes(from) || codes.length * 2 < known.length) continue;
    entry.setIn(['locales', code], entry.createNode(borrow(entry, from)));
    edits.set(file, editedText(texts, file, entry));
  }
  edits.set(`messages/${code}.yaml`, startCatalogue(texts, locale));
  return edits;
}

function addWords(texts: SpecTexts, file: string, code: string, from: string): string {
  const document = openDocument(texts, file);
  for (const word of keysAt(document, ['words'])) {
    const own = document.getIn(['words', word, from]);
    if (own !== undefined) document.setIn(['words', word, code], own);
  }
  return editedText(texts, file, document);
}

/** The page of the source locale without its texts, which are not copied. */
function borrow(document: Document, from: string): Record<string, unknown> {
  const page = document.getIn(['locales', from], true);
  const fields = isMap(page) ? (page.toJS(document) as Record<string, unknown>) : {};
  const { title, summary: _summary, from: source, ...address } = fields;
  return title === '' ? { title, ...address } : { from: source ?? from, ...address };
}

/** The catalogue of the source locale with the plural categories of the new language, to be translated in place. */
function startCatalogue(texts: SpecTexts, { code, bcp47, from }: NewLocale): string {
  const file = `messages/${from}.yaml`;
  const document = openDocument(texts, file);
  visit(document, {
    Pair(_key, pair: Pair) {
      if (isScalar(pair.value) && typeof pair.value.value === 'string')
        pair.value.value = completePlurals(pair.value.value, bcp47);
    },
  });
  const note = `# Copied from ${from}: texts that are unchanged count as untranslated in “npm run spec -- report --locale ${code}”.`;
  return editedText(texts, file, document).replace(
    /^(#.*\n)?(?:#.*\n)*/,
    (_head, schema: string = '') => `${schema}${note}\n`,
  );
}

/** A message with the plural categories of the language and no others; a new one starts as a copy of `other`. */
export function completePlurals(text: string, bcp47: string): string {
  const elements = parse(text, { ignoreTag: true });
  return complete(elements, bcp47) ? printAST(elements) : text;
}

/** Adds and removes categories in place; returns whether any differed. */
function complete(elements: readonly MessageFormatElement[], bcp47: string): boolean {
  let changed = false;
  for (const element of elements) {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    const { options } = element;
    if (element.type === TYPE.plural) {
      const type = element.pluralType ?? 'cardinal';
      const { pluralCategories } = new Intl.PluralRules(bcp47, { type }).resolvedOptions();
      for (const given of Object.keys(options)) {
        if (given.startsWith('=') || pluralCategories.some((category) => category === given)) continue;
        delete options[given];
        changed = true;
      }
      for (const category of pluralCategories) {
        if (options[category] !== undefined || options.other === undefined) continue;
        options[category] = structuredClone(options.other);
        changed = true;
      }
    }
    for (const option of Object.values(options)) changed = complete(option.value, bcp47) || changed;
  }
  return changed;
}

/** A locale to be removed. */
interface Removal {
  readonly code: string;
  /** The locale to whose pages its addresses lead; default: the first of its fallbacks. */
  readonly to: string | undefined;
}

/**
 * Removes a locale: its row in the table, its catalogue and bodies, and its value in every map by locale. What was borrowed
 * from it is borrowed from the other locale. An address leads to the same page there, or to the page above.
 */
export function removeLocale({ texts, model }: SpecBefore, { code, to }: Removal): Change {
  const known = localeCodes(texts);
  const { list, base } = model.locales;
  const removed = list.find((locale) => locale.code === code);
  if (removed === undefined)
    throw new CommandError(`There is no locale “${code}”. ${didYouMean(code, known)}`.trim());
  if (code === base)
    throw new CommandError(`${code} is the base of the others; name another one in spec/locales.yaml first.`);
  const successor = to ?? removed.fallback[0] ?? base;
  if (successor === code || !known.includes(successor))
    throw new CommandError(
      `There is no locale “${successor}” besides ${code} that its addresses could lead to.`,
    );
  const mentions = collectMentions(texts, []).filter(({ kind, name }) => kind === 'locale' && name === code);
  const edits = new Map<string, string | undefined>();
  for (const [file, ofFile] of Map.groupBy(mentions, (mention) => mention.file)) {
    const isOfLocale = ofFile.some(({ length }) => length === undefined);
    edits.set(file, isOfLocale ? undefined : removeFrom(texts, file, ofFile, successor));
  }
  return {
    edits,
    leadTo: ({ key, area }, after) => pageOf(after, key, successor) ?? pageAbove(after, area, successor),
  };
}

/** The text of a file without the locale, in maps by locale and lists of locales; borrowers of its texts get its successor. */
function removeFrom(texts: SpecTexts, file: string, mentions: readonly Mention[], successor: string): string {
  const document = openDocument(texts, file);
  // Backwards, since the items of a list after a removed one move up.
  for (const { name, path } of mentions.toReversed()) {
    const last = path.at(-1);
    if (last === name || typeof last === 'number') document.deleteIn(path);
    else if (last === 'from' || last === 'source') document.setIn(path, successor);
  }
  return editedText(texts, file, document);
}
