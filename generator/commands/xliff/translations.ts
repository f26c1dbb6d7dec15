import { isMap } from 'yaml';
import type { Model } from '../../model/model.ts';
import type { StaleText } from '../../model/texts/trace-translations.ts';
import type { SpecSource } from '../../spec/files/spec-source.ts';
import { localeSlot, placeOf, type Text, type TextPlace } from '../../spec/texts/list-texts.ts';
import { pageOf } from '../change-pages.ts';
import { openDocument, type SpecTexts } from '../edits/edit.ts';
import { cellOf, measureCoverage } from '../report/coverage.ts';
import { bodyPieces } from './body-pieces.ts';
import { messagePieces, withOptionsOf } from './message-pieces.ts';
import type { Piece } from './pieces.ts';

/** A text with its translation into one language, as an XLIFF file has it. */
export interface Translation {
  readonly text: Text;
  /** The ids of its file and of itself in XLIFF: letters, digits, dots and hyphens. */
  readonly file: string;
  readonly id: string;
  /** The place of the translation. */
  readonly place: TextPlace;
  /** The source; the plurals of a message have the options of the translation, or of its language. */
  readonly source: string;
  readonly target: string | undefined;
  /** Set where the translation is of an earlier version of its source. */
  readonly stale: StaleText | undefined;
}

/** The languages of an XLIFF file, by code. */
export interface Direction {
  readonly from: string;
  readonly to: string;
}

/** The spec with its data. */
export interface SpecWithSource {
  readonly texts: SpecTexts;
  readonly model: Model;
  readonly source: SpecSource;
}

/** The texts that are translated into a language, with those that lack a translation and can have one. */
export function listTranslations(spec: SpecWithSource, to: string): readonly Translation[] {
  const { texts, model, source } = spec;
  const copies = copiesIn(model, source, to);
  const bcp47 = model.locales.list.find(({ code }) => code === to)?.bcp47 ?? to;
  const canStand = createPlaceCheck(texts, model, to);
  const stale = new Map(
    model.stale.filter(({ locale }) => locale === to).map((each) => [each.text.id, each]),
  );
  return source.texts.flatMap((text): readonly Translation[] => {
    const own = text.versions.get(text.source);
    if (text.source === to || own === undefined) return [];
    const target = copies.has(text.id) ? undefined : text.versions.get(to);
    if (target === undefined && !text.versions.has(to) && !canStand(text)) return [];
    const shown = isMessage(text) ? withOptionsOf(own, target, bcp47) : own;
    const [file = '', id = ''] = text.id.split(' ').map((part) => part.replace(/[^\w.-]/g, '.'));
    return [{ text, file, id, place: placeOf(text, to), source: shown, target, stale: stale.get(text.id) }];
  });
}

/** The pieces of a version of a text. */
export function piecesOf(text: Text, version: string): readonly Piece[] {
  if (isMessage(text)) return messagePieces(version);
  if (isBody(text)) return bodyPieces(version);
  return [{ label: '', isSegment: true, content: [version] }];
}

/** Whether a text is a message with placeholders. */
export function isMessage({ place }: Pick<Text, 'place'>): boolean {
  return place.file.startsWith('messages/');
}

/** Whether a text is the Markdown of a page. */
export function isBody({ place }: Pick<Text, 'place'>): boolean {
  return place.path.length === 0;
}

/** The keys of entries to which a body links, each once. */
export function linkedKeys(body: string): readonly string[] {
  return [...new Set([...body.matchAll(/\]\(([a-z0-9-]+)[)#]/g)].flatMap(([, key]) => key ?? []))];
}

/** The ids of messages that are copies of another language, which a language begins with. */
function copiesIn(model: Model, source: SpecSource, locale: string): ReadonlySet<string> {
  if (model.locales.list.some(({ code, isComplete }) => code === locale && isComplete)) return new Set();
  const { cells } = measureCoverage(model, source);
  return new Set(cellOf(cells, 'messages', locale)?.missing);
}

/** Whether a language can have a text that it lacks: a page must exist, and a record of several texts. */
function createPlaceCheck(texts: SpecTexts, model: Model, locale: string): (text: Text) => boolean {
  const documents = new Map<string, ReturnType<typeof openDocument>>();
  const recordOf = (file: string, path: TextPlace['path']) => {
    const document = documents.get(file) ?? openDocument(texts, file);
    documents.set(file, document);
    return document.getIn(path, true);
  };
  return (text) => {
    const { entry, place } = text;
    const page = entry === undefined ? undefined : pageOf(model, entry, locale);
    if (entry !== undefined && page === undefined) return false;
    if (page !== undefined) {
      const record = recordOf(`routes/${page.area}/${entry}.yaml`, ['locales', locale]);
      return isMap(record) && record.get('title') !== '';
    }
    const { file, path } = placeOf(text, locale);
    return place.path.at(-1) === localeSlot || isMessage(text) || isMap(recordOf(file, path.slice(0, -1)));
  };
}
