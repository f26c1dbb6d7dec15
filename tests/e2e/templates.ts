import { type Locale, locales } from '../../generated/locales.ts';
import { findPage, type RouteKey } from '../../generated/routes/index.ts';

/** A page for each kind of page that the templates make; each is in all locales but those of investors. */
const pagesOfTemplates = {
  home: 'home',
  'list of properties': 'hotels',
  property: 'hotel-soline-brela',
  'page of several properties': 'holiday-village-alan-starigrad-paklenica',
  'list of destinations': 'destinations',
  destination: 'brela',
  'list of offers': 'offers',
  'offer with a figure': 'summer-special-dalmatia-croatia',
  offer: 'free-dinner',
  'list of articles': 'blog',
  article: 'why-visit-brela',
  'list of tours': 'tours',
  tour: 'hvar',
  'list of restaurants': 'restaurants',
  restaurant: 'tavern-vallum-bol',
  wellness: 'soline',
  activity: 'alga',
  'section with a text': 'conferences-meetings-team-building',
  venue: 'mice-soline-brela',
  investors: 'investors',
  'page for investors': 'financial-reports',
  contact: 'reservation-office',
  questions: 'faq',
  rules: 'privacy-policy',
  form: 'stay-enquiry',
  'form of several pages': 'group-enquiry',
  thanks: 'thank-you',
  information: 'kids-stay-free',
} as const satisfies Readonly<Record<string, RouteKey>>;

/** Lists with a choice of their entries: one that leaves some, one that leaves none. */
const choices: Readonly<Record<string, readonly [RouteKey, string]>> = {
  'narrowed list of properties': ['hotels', 'destination=brela&stars=4'],
  'narrowed list of offers': ['offers', 'theme=active'],
  'narrowed list of articles': ['blog', 'topic=beaches'],
  'narrowed list of tours': ['tours', 'topic=boat&destination=brela'],
  'list that a choice leaves empty': ['hotels', 'destination=bol&kind=camp'],
};

/** Where a title is borrowed from another language. */
const borrowed: Readonly<Partial<Record<Locale, RouteKey>>> = {
  fr: 'public-holidays-2025',
  ko: 'public-holidays-2025',
  dk: 'long-weekends-2025',
  ro: 'long-weekends-2025',
};

/** One document that a template makes. */
export interface Specimen {
  readonly name: string;
  /** Percent-encoded, with its query. */
  readonly path: string;
}

/** Every kind of page in a locale, each once; error and search pages too. */
export function specimensOf(locale: Locale): readonly Specimen[] {
  const { prefix } = locales[locale];
  const { [locale]: borrowing } = borrowed;
  const sought = findPage('hotel-soline-brela', locale)?.title ?? '';
  return [
    ...Object.entries(pagesOfTemplates).flatMap(([name, key]) => {
      return findPage(key, locale) === undefined ? [] : [{ name, path: pathOf(key, locale) }];
    }),
    ...Object.entries(choices).map(([name, [key, query]]) => ({
      name,
      path: `${pathOf(key, locale)}?${query}`,
    })),
    ...(borrowing === undefined ? [] : [{ name: 'borrowed title', path: pathOf(borrowing, locale) }]),
    { name: 'error', path: `${prefix}/no-such-page` },
    { name: 'search', path: `${prefix}/search` },
    { name: 'search with results', path: `${prefix}/search?q=${encodeURIComponent(sought)}` },
    { name: 'search without results', path: `${prefix}/search?q=xyzxyzxyz` },
  ];
}

/** The path of an entry in a locale, percent-encoded. */
export function pathOf(key: RouteKey, locale: Locale): string {
  const page = findPage(key, locale);
  if (page === undefined) throw new Error(`${key} has no page in ${locale}`);
  return encodeURI(page.path);
}
