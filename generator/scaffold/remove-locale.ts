import { type Document, isMap, isScalar, isSeq } from 'yaml';
import { didYouMean } from '../diagnostics/suggest.ts';
import { localeKeys } from '../read/schema/fields.ts';
import { fileKinds } from '../read/schema/kinds.ts';
import { entryOfFile } from '../read/schema/route-files.ts';
import type { Change, SpecBefore } from './change.ts';
import { localeCodes, openDocument, printDocument, ScaffoldError, type SpecTexts } from './edit.ts';
import { pageAbove, pageOf } from './pages.ts';

/** A locale to be removed. */
export interface Removal {
  readonly code: string;
  /** The locale to whose pages its addresses lead; default: the first of its fallbacks. */
  readonly to: string | undefined;
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly [localeKeys]?: boolean;
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
    throw new ScaffoldError(`There is no locale “${code}”. ${didYouMean(code, known)}`.trim());
  if (code === base)
    throw new ScaffoldError(
      `${code} is the base of the others; name another one in spec/locales.yaml first.`,
    );
  const heir = to ?? removed.fallback[0] ?? base;
  if (heir === code || !known.includes(heir))
    throw new ScaffoldError(`There is no locale “${heir}” besides ${code} that its addresses could lead to.`);
  const edits = new Map<string, string | undefined>();
  for (const file of texts.keys()) {
    if (file === `messages/${code}.yaml` || (file.startsWith('content/') && file.endsWith(`/${code}.md`)))
      edits.set(file, undefined);
    else {
      const edited = removeFrom(file, texts, code, heir);
      if (edited !== undefined) edits.set(file, edited);
    }
  }
  return {
    edits,
    leadTo: ({ key, area }, after) => pageOf(after, key, heir) ?? pageAbove(after, area, heir),
  };
}

/** The text of a file without the locale; undefined where it does not have it. */
function removeFrom(file: string, texts: SpecTexts, code: string, heir: string): string | undefined {
  const schema = fileKinds.find((kind) => kind.matches(file))?.schema as Schema | undefined;
  if (schema === undefined || file.startsWith('api/')) return undefined;
  if (!new RegExp(`\\b${code}\\b`).test(texts.get(file) ?? '')) return undefined;
  const document = openDocument(texts, file);
  const before = printDocument(document);
  removeKeys(document.contents, schema, code);
  if (file === 'locales.yaml') document.deleteIn(['locales', code]);
  if (entryOfFile(file) !== undefined) borrowFrom(document, code, heir);
  const after = printDocument(document);
  return after === before ? undefined : after;
}

/** Fields that hold a list of locale codes. */
const listsOfCodes = ['fallback', 'hreflangDefault', 'locales'];

/** Removes the locale's value from every map by locale below a node, and its code from every list of codes. */
function removeKeys(node: unknown, schema: Schema, code: string): void {
  if (isMap(node)) {
    if (schema[localeKeys]) node.delete(code);
    const { properties = {}, additionalProperties: rest } = schema;
    for (const { key, value } of node.items) {
      const name = String(isScalar(key) ? key.value : key);
      if (isSeq(value) && listsOfCodes.includes(name))
        value.items = value.items.filter((item) => !(isScalar(item) && item.value === code));
      const inner = properties[name] ?? rest;
      if (typeof inner === 'object') removeKeys(value, inner, code);
    }
  }
  if (isSeq(node) && schema.items !== undefined)
    for (const item of node.items) removeKeys(item, schema.items, code);
  for (const branch of schema.anyOf ?? []) removeKeys(node, branch, code);
}

function borrowFrom(document: Document, code: string, heir: string): void {
  const locales = document.get('locales');
  if (!isMap(locales)) return;
  for (const { value } of locales.items)
    if (isMap(value) && value.get('from') === code) value.set('from', heir);
}
