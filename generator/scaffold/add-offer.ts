import { type Document, isMap, Pair, YAMLMap } from 'yaml';
import { didYouMean } from '../diagnostics/suggest.ts';
import {
  type Edits,
  keysAt,
  openDocument,
  printDocument,
  ScaffoldError,
  type SpecTexts,
  textNode,
} from './edit.ts';

/** A new offer as a maintainer describes it on the command line. */
export interface NewOffer {
  /** The English slug, which is the key. */
  readonly key: string;
  /** Titles by locale code; at least one. */
  readonly titles: ReadonlyMap<string, string>;
  /** Slugs by locale code, where they differ from the key. */
  readonly slugs: ReadonlyMap<string, string>;
  /** Locales in which it exists; empty for all. */
  readonly locales: readonly string[];
  readonly place: string | undefined;
  /** Names of hotel records. */
  readonly hotels: readonly string[];
  readonly themes: readonly string[];
  /** One of upTo, percent and from with its figure, such as `upTo` and `15`. */
  readonly headline: ReadonlyMap<string, string>;
}

const file = 'routes/offers.yaml';

/** Adds an offer at the end of its area. Locales without a title borrow one, marked with `from`. */
export function addOffer(texts: SpecTexts, offer: NewOffer): Edits {
  const document = openDocument(texts, file);
  const known = keysAt(openDocument(texts, 'locales.yaml'), ['locales']);
  const chosen = offer.locales.length > 0 ? offer.locales : known;
  const lender = offer.titles.has('en') ? 'en' : [...offer.titles.keys()][0];
  if (lender === undefined) throw new ScaffoldError('An offer needs a title: add --title "en=…".');
  if (keysAt(document, ['entries']).includes(offer.key)) {
    throw new ScaffoldError(`The key ${offer.key} is taken; offers need a key of their own.`);
  }
  const unknown = [...offer.locales, ...offer.titles.keys(), ...offer.slugs.keys()].find(
    (code) => !known.includes(code),
  );
  if (unknown !== undefined)
    throw new ScaffoldError(`There is no locale “${unknown}”. ${didYouMean(unknown, known)}`);
  const stray = [...offer.titles.keys(), ...offer.slugs.keys()].find((code) => !chosen.includes(code));
  if (stray !== undefined)
    throw new ScaffoldError(`There is a title or slug in ${stray}, but the offer is not published there.`);
  const locales = new YAMLMap<unknown, unknown>();
  for (const code of known.filter((candidate) => chosen.includes(candidate))) {
    const entry = new YAMLMap<unknown, unknown>();
    const title = offer.titles.get(code);
    if (title === undefined) entry.set('from', lender);
    else entry.set('title', textNode(document, title));
    const slug = offer.slugs.get(code);
    if (slug !== undefined) entry.set('slug', textNode(document, slug));
    locales.set(code, entry);
  }
  const entry = new YAMLMap<unknown, unknown>();
  if (offer.place !== undefined) entry.set('place', offer.place);
  for (const field of ['hotels', 'themes'] as const) {
    if (offer[field].length > 0) entry.set(field, onOneLine(document, offer[field]));
  }
  const [headline] = offer.headline;
  if (headline !== undefined) {
    const [kind, figure] = headline;
    entry.set('headline', onOneLine(document, { [kind]: Number(figure) }));
  }
  entry.set('locales', locales);
  const key = textNode(document, offer.key);
  key.spaceBefore = true;
  const entries = document.get('entries', true);
  if (!isMap(entries)) throw new ScaffoldError(`${file} has no “entries:”.`);
  entries.add(new Pair(key, entry));
  return new Map([[file, printDocument(document)]]);
}

/** A list or map in flow style. */
function onOneLine(document: Document, value: readonly string[] | Readonly<Record<string, number>>) {
  return document.createNode(value, { flow: true });
}
