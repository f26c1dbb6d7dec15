import { markWords } from '../../diagnostics/diff-words.ts';
import type { Model } from '../../model/model.ts';
import { pageOf } from '../change-pages.ts';
import { describeChange } from '../report/stale.ts';
import { alignPieces, type Pair } from './pieces.ts';
import { type Direction, isBody, isMessage, linkedKeys, piecesOf, type Translation } from './translations.ts';
import { type WrittenUnit, writeXliff } from './write-xliff.ts';

/** An XLIFF 2.1 document of texts and their translations. */
export function exportTexts(
  model: Model,
  translations: readonly Translation[],
  direction: Direction,
): string {
  const files = [...Map.groupBy(translations, ({ file }) => file)].map(([id, ofFile]) => ({
    id,
    original: `spec/${ofFile[0]?.place.file}`,
    units: ofFile.map((translation) => toUnit(translation, model, direction)),
  }));
  const tagOf = (code: string) => model.locales.list.find((locale) => locale.code === code)?.bcp47 ?? code;
  return writeXliff(files, { source: tagOf(direction.from), target: tagOf(direction.to) });
}

function toUnit(translation: Translation, model: Model, direction: Direction): WrittenUnit {
  const { text, id, source, target, stale } = translation;
  const pieces = piecesOf(text, source);
  const pairs = alignPieces(pieces, target === undefined ? pieces : piecesOf(text, target));
  const notes = listNotes(translation, pairs, model, direction);
  return {
    id,
    name: text.id,
    notes,
    pairs,
    isTranslated: target !== undefined,
    isStale: stale !== undefined,
  };
}

function listNotes(
  { text, source, place, stale }: Translation,
  pairs: readonly Pair[],
  model: Model,
  { from, to }: Direction,
): string[] {
  const page = pageOf(model, text.entry, to) ?? pageOf(model, text.entry, from);
  const [about = ''] = text.about.split(';');
  const notes = [`${about}, in spec/${place.file}`];
  if (stale !== undefined)
    notes.push(`The source has changed: ${markWords(describeChange(stale.before, stale.now))}`);
  if (page !== undefined) notes.push(`on the page ${page.path}`);
  if (text.maxLength !== undefined && !about.includes(String(text.maxLength)))
    notes.push(`at most ${text.maxLength} characters`);
  const hasCodes = pairs.some(({ source: parts }) => parts.some((part) => typeof part !== 'string'));
  if (isMessage(text) && pairs.length > 1)
    notes.push(`One message in parts: a number or a word decides which are read. The whole: ${source}`);
  if (isMessage(text) && hasCodes)
    notes.push(
      'The site puts a value in the place of {…} and #; each of them must occur in the translation.',
    );
  if (isBody(text) && hasCodes)
    notes.push(
      'Codes are links, emphasis, facts and ends of paragraphs. A link leads to the page in its language.',
    );
  const lost = isBody(text) ? linkedKeys(source).filter((key) => pageOf(model, key, to) === undefined) : [];
  if (lost.length > 0)
    notes.push(`Leave these links out, since the language has no such page: ${lost.join(', ')}.`);
  return notes;
}
