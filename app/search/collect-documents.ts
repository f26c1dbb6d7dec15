import { destinations } from '../../generated/data/destinations.ts';
import { type Fact, facts, terms } from '../../generated/data/facts.ts';
import { ignoredWords, propertyKinds, themes, topics } from '../../generated/data/vocabularies.ts';
import { baseLocale, type Locale, locales } from '../../generated/locales.ts';
import { pictures } from '../../generated/media/pictures.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../generated/routes/facts.ts';
import { type Area, areas, encodePath, type Page } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { hotelsOfPage } from '../components/entry/hotels.ts';
import { findPlaces, placesOf } from '../components/entry/place.tsx';
import { answerOf } from '../components/facts/answers.ts';
import { briefFacts } from '../components/facts/brief-facts.tsx';
import { factFilters } from '../components/listing/fact-filters.ts';
import { listingFacts } from '../components/listing/listing-facts.ts';
import { childPages, kindOf, listingKeys, menuPages } from '../components/listing/listing-of.ts';
import { sectionName } from '../components/shell/breadcrumbs.tsx';
import { isHome } from '../components/shell/home-page.ts';
import { bodyOf, plainText } from '../components/text/body-of.tsx';
import { menuLabel } from '../components/text/menu-label.ts';
import { monthNames, monthsOf } from '../declarations/calendar.ts';
import { termInText, termName } from '../declarations/terms.ts';
import { messageAt } from '../declarations/texts.ts';
import type { RenderContext } from '../document/render-context.ts';
import {
  type AreaNames,
  type SearchDocument,
  type SearchFile,
  type SearchTerm,
  toRows,
} from './search-document.ts';
import type { SearchLanguage } from './search-index.ts';

/** All indexable pages of a locale, in the order of the spec. */
export function collectDocuments(context: RenderContext, locale: Locale): readonly SearchDocument[] {
  return pagesOf(context, locale).map((page) => toDocument(context, page));
}

/** The most requested pages of a locale. */
export function oftenSought(context: RenderContext, locale: Locale): readonly Page[] {
  return menuPages(context, site.oftenSought, locale);
}

/** The facts of a language that its index needs. */
export function searchLanguage(locale: Locale): SearchLanguage {
  return { language: locales[locale].bcp47, ignored: ignoredWords[locale] ?? [] };
}

/** The search file of a locale. */
export function createSearchFile(context: RenderContext, locale: Locale): SearchFile {
  const { label, example, submit, close, hint, often: heading, none, found } = messages[locale].search;
  const { label: areasLabel } = messages[locale].filter;
  const documents = collectDocuments(context, locale);
  return {
    ...searchLanguage(locale),
    pictureBase: context.settings.pictureBase,
    ...toRows(documents),
    areas: areaNames(context, locale),
    often: oftenSought(context, locale).map((page) => pagesOf(context, locale).indexOf(page)),
    texts: {
      label,
      example,
      submit,
      close,
      hint,
      often: heading,
      areas: areasLabel,
      none: none({ query: '{query}' }),
      found: Array.from({ length: documents.length + 1 }, (_, count) => found({ count })),
    },
  };
}

/** The names of the areas of a locale; other pages come after those of offers, tours and the like. */
export function areaNames(context: RenderContext, locale: Locale): AreaNames {
  const names = (Object.keys(areas) as Area[]).flatMap((area) => {
    const { kind, listing } = areas[area];
    const page = listing && context.findPage(listing, locale);
    return page === undefined ? [] : [{ kind, name: [area, menuLabel(page) ?? page.title] as const }];
  });
  const isLast = ({ kind }: (typeof names)[number]) => kind === 'page';
  return [...names.filter((each) => !isLast(each)), ...names.filter(isLast)].map(({ name }) => name);
}

function pagesOf(context: RenderContext, locale: Locale): readonly Page[] {
  return context.pages.filter((page) => page.indexable && page.locale === locale);
}

function toDocument(context: RenderContext, page: Page): SearchDocument {
  const places = placesOf(page).flatMap((key) =>
    key === page.key ? [] : (context.findPage(key, page.locale)?.title ?? []),
  );
  return {
    path: encodePath(page.path),
    title: page.title,
    about: aboutOf(context, page),
    summary: page.summary ?? '',
    aliases: [...menuWords(page), ...placeNames(page), ...propertyNames(page), ...(page.keywords ?? [])].join(
      ', ',
    ),
    keywords: [...places, ...factWords(page), ...monthWords(page)].join(', '),
    picture: thumbnailOf(page),
    facts: statedTerms(page),
    brief: briefOf(context, page),
    body: plainText(ownBody(context, page)),
    isMajor:
      kindOf(page) === 'destination' ||
      (!isHome(page) && childPages(context, page.key, page.locale).length > 0),
    area: page.area,
    ...answerWords(context, page),
  };
}

function answerWords(context: RenderContext, page: Page): Pick<SearchDocument, 'answer'> {
  const { summary, parts } = answerOf(context, page) ?? {};
  return summary === undefined || parts === undefined ? {} : { answer: { summary, parts } };
}

const ofProperties = /<(table|p)[^>]* data-properties=.*?<\/\1>/g;

/**
 * Borrowed bodies are excluded: only the search of their own language contains them. So are facts of properties, whose own
 * pages are found by them.
 */
function ownBody(context: RenderContext, page: Page): string {
  const body = bodyOf(context, page);
  return body?.locale === page.locale ? body.html.replaceAll(ofProperties, '') : '';
}

/** The menu label of a page, and the kinds of accommodation in its listing. */
function menuWords({ key, locale }: Page): readonly string[] {
  const kinds = Object.values(propertyKinds).map(({ many }) => many[locale]);
  const items = [...site.navigation.main, ...site.navigation.footer].filter((item) => item.page === key);
  const labels = items.flatMap(({ label }) => (label === undefined ? [] : messageAt(label, locale)));
  return listingKeys('property').includes(key) ? [...labels, ...kinds] : labels;
}

/** A place's names in the language and, because guests also type the name on signposts, the local one. */
function placeNames({ key, locale }: Page): readonly string[] {
  const names = destinations.find((destination) => destination.key === key)?.names;
  return names === undefined ? [] : [...new Set([names[locale], names[baseLocale]])];
}

function propertyNames(page: Page): readonly string[] {
  return hotelsOfPage(page).map(({ locales }) => locales[page.locale]);
}

/** The kind of a property, in one word. */
function propertyKind(page: Page): string | undefined {
  if (kindOf(page) !== 'property') return undefined;
  const [hotel] = hotelsOfPage(page);
  return hotel && propertyKinds[hotel.kind].one[page.locale];
}

/** The kind of a page and its places. */
function aboutOf(context: RenderContext, page: Page): string {
  const kind = propertyKind(page) ?? sectionName(context, page) ?? [];
  const places = findPlaces(context, page).filter(({ key }) => key !== page.key);
  return [kind, places.map(({ name }) => name)].flat().join('\u00a0· ');
}

/** The facts of a page’s card, or of a listing’s entries. */
function briefOf(context: RenderContext, page: Page): readonly string[] {
  const listed = listingFacts(context, page);
  return listed === undefined ? briefFacts(context, page, 'card').map(({ text }) => text) : [listed];
}

/** The smallest version of a page's picture. */
function thumbnailOf({ key }: Page): string {
  const { address, widths } = pictures[factsOf(key).picture];
  return `${address}/${widths[0]}.avif`;
}

function factWords({ key, locale }: Page): readonly string[] {
  const { themes: ofOffer, topics: ofPage } = factsOf(key);
  return [...ofOffer.map((theme) => themes[theme][locale]), ...ofPage.map((topic) => topics[topic][locale])];
}

/** The terms of a page in its listing's filters. */
function statedTerms({ key, locale }: Page): readonly SearchTerm[] {
  const stated = statedFactsOf(key).filter(({ name }) => factFilters.has(name));
  return stated.flatMap((fact) =>
    fact.type === 'terms' ? fact.value.flatMap((term) => toTerm(fact, term, locale)) : [],
  );
}

/** The months of a page in its listing's filters. */
function monthWords({ key, locale }: Page): readonly string[] {
  const stated = statedFactsOf(key).filter(({ name }) => factFilters.has(name));
  return stated.flatMap((fact) =>
    fact.type === 'months' ? monthsOf(fact.value).flatMap((month) => monthNames(month, locale)) : [],
  );
}

const factsByName: ReadonlyMap<string, Fact> = new Map(facts.map((fact) => [fact.name, fact]));

/** None if the search excludes the term. */
function toTerm(
  fact: { readonly name: string; readonly of: string },
  term: string,
  locale: Locale,
): SearchTerm | [] {
  const { searched, words } = terms[fact.of]?.[term] ?? {};
  if (searched === false) return [];
  const synonyms = (words?.[locale] ?? []).join(', ');
  const { brief, names } = factsByName.get(fact.name) ?? {};
  // Cards show its terms without its name.
  if (brief?.includes('card')) return { name: termName(fact.of, term, locale), of: '', synonyms };
  const of = messages[locale].search.ofFact({ fact: names?.[locale] ?? '', terms: '' });
  return { name: termInText(fact.of, term, locale), of, synonyms };
}
