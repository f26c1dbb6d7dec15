import { type Document, isMap, isScalar } from 'yaml';
import { splitFrontMatter } from '../../spec/markdown/front-matter.ts';
import { placeOf } from '../../spec/texts/list-texts.ts';
import { localeCodes, openDocument, type SpecTexts, textNode } from '../edits/edit.ts';
import { editedText } from '../edits/edited-text.ts';
import type { ReadUnit } from './read-xliff.ts';
import { isBody, type Translation } from './translations.ts';
import { digestOf } from './write-xliff.ts';

/** A translation of an XLIFF file that differs from that of the spec. */
export interface Changed {
  readonly unit: ReadUnit;
  readonly translation: Translation;
  readonly target: string;
}

/** Reasons for which a unit changes nothing. */
export type Outcome = 'same' | 'untranslated' | 'unfinished' | 'unknown' | 'otherSource' | 'otherTarget';

/**
 * Compares the units with the spec. Returns those that change it, stale translations that are right as they are, and the other units
 * by what becomes of them.
 */
export function compareUnits(units: readonly ReadUnit[], translations: readonly Translation[]) {
  const byId = new Map(translations.map((each) => [`${each.file} ${each.id}`, each]));
  const changed: Changed[] = [];
  const confirmed: Translation[] = [];
  const others = new Map<Outcome, ReadUnit[]>();
  for (const unit of units) {
    const translation = byId.get(`${unit.file} ${unit.id}`);
    const { target } = unit;
    const outcome = outcomeOf(unit, translation);
    const isCurrent = unit.isApproved && unit.source === translation?.source;
    if (outcome === 'same' && isCurrent && translation.stale !== undefined) confirmed.push(translation);
    else if (outcome !== undefined) others.set(outcome, [...(others.get(outcome) ?? []), unit]);
    else if (translation !== undefined && target !== undefined) changed.push({ unit, translation, target });
  }
  return { changed, confirmed, others };
}

/** Undefined where the translation is to be written. */
function outcomeOf(
  { target, source, exported, isBegun }: ReadUnit,
  translation: Translation | undefined,
): Outcome | undefined {
  if (translation === undefined) return 'unknown';
  if (target === undefined) return isBegun ? 'unfinished' : 'untranslated';
  if (target === translation.target || digestOf(target) === exported) return 'same';
  if (source !== translation.source) return 'otherSource';
  const isSinceChanged = exported !== undefined && digestOf(translation.target) !== exported;
  return isSinceChanged ? 'otherTarget' : undefined;
}

/** The new texts of the files of the spec. */
export function writeTargets(texts: SpecTexts, changed: readonly Changed[]): ReadonlyMap<string, string> {
  const codes = localeCodes(texts);
  const edits = new Map<string, string>();
  for (const [file, ofFile] of Map.groupBy(changed, ({ translation }) => translation.place.file)) {
    const [first] = ofFile;
    if (first === undefined) continue;
    const { text } = first.translation;
    if (isBody(text)) {
      const current = texts.get(file);
      const head = headOf(texts, placeOf(text, text.source).file);
      edits.set(
        file,
        current === undefined ? `${head}${first.target}\n` : withBody(file, current, first.target),
      );
      continue;
    }
    const document = openDocument(texts, file);
    for (const { translation, target } of ofFile) setText(document, translation.place.path, target, codes);
    edits.set(file, editedText(texts, file, document));
  }
  return edits;
}

/** The front matter of a new body: the days on which its source is there. */
function headOf(texts: SpecTexts, source: string): string {
  const { from, until } = splitFrontMatter(source, texts.get(source) ?? '').fields;
  const lines = [from && `from: ${from}\n`, until && `until: ${until}\n`].filter(Boolean);
  return lines.length === 0 ? '' : `---\n${lines.join('')}---\n`;
}

/** A file with another body; its front matter and line ends stay. */
function withBody(file: string, current: string, body: string): string {
  const own = splitFrontMatter(file, current).body;
  const start = own.length - own.trimStart().length;
  const lines = current.includes('\r\n') ? body.replaceAll('\n', '\r\n') : body;
  return current.slice(0, start) + lines + current.slice(own.trimEnd().length);
}

/** Sets a text. A new one stands in the order of locales; a new title replaces the name of the locale that it was borrowed from. */
function setText(
  document: Document,
  path: Translation['place']['path'],
  value: string,
  codes: readonly string[],
): void {
  const node = document.getIn(path, true);
  if (isScalar(node)) {
    node.value = value;
    return;
  }
  const [last, parent] = [String(path.at(-1)), document.getIn(path.slice(0, -1), true)];
  if (!isMap(parent)) {
    document.setIn(path, textNode(document, value));
    return;
  }
  const pair = document.createPair(last, textNode(document, value));
  const keyOf = (item: (typeof parent.items)[number]) =>
    String(isScalar(item.key) ? item.key.value : item.key);
  const borrowed = last === 'title' ? parent.items.find((item) => keyOf(item) === 'from') : undefined;
  if (borrowed !== undefined && isScalar(borrowed.key)) {
    borrowed.key.value = last;
    borrowed.value = pair.value;
    return;
  }
  const order = codes.indexOf(last);
  const at = order === -1 ? -1 : parent.items.findIndex((item) => codes.indexOf(keyOf(item)) > order);
  parent.items.splice(at === -1 ? parent.items.length : at, 0, pair);
}
