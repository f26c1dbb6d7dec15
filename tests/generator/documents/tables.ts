/** The words, keys and paths of the two product documents. Patterns stand for pages of which a document gives only the subject. */
import type { Headline } from '../../../generated/routes/facts.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';

/** The locales of both documents, in their order; hr is the default and its paths carry no prefix. */
export const documentedLocales = 'hr en de fr se it si cz pl hu ru nl fi dk uk ro sk ko pt'.split(' ');

/** Site codes that are not BCP 47 (DESIGN.md, section 4); the others stand for themselves. */
export const languageTags: Readonly<Record<string, string>> = { se: 'sv', si: 'sl', cz: 'cs', dk: 'da' };

/** The nine page templates (second document, 2.1). */
export const documentedControllers =
  'accommodation accommodations blog blogs destination destinations offer offers post'.split(' ');

const listOf = (text: string) => text.trim().split(/\s+/);

/**
 * Second document, 2.3, 2.4, 2.12 and 2.13: the words of the paths of the listing of offers, an offer, a static page, a
 * destination, the list of destinations and that of hotels. Static pages in ru, uk and ko have no word of their own in the list.
 */
const wordTable = `
  hr ponude        ponuda   ostalo destinacija     destinacije        hoteli-dalmacija-hrvatska
  en offers        offer    other  destination     destinations       hotels
  de angebote      angebot  andere reiseziel       reiseziele         hotels-dalmatien-kroatien
  fr offres        offre    autres destination     destinations       hotels
  se erbjudande    anbud    andra  destination     destinationer      hotell
  it offerte       offerta  altro  destinazione    destinazioni       alberghi
  si ponudbe       ponudba  ostali destinacija     destinacije        hoteli
  cz nabidky       nabidka  ostatni destinace      destinace          hotely
  pl oferty        oferta   inny   destynacja      destynacje         hotele
  hu ajanlatokat   ajanlat  mas    cel             uticelok           hotelek-makarska-bluesun
  ru offers        offer    other  naznacheniya    napravleniya       oteli
  nl aanbiedingen  aanbod   ander  reisbestemming  destinations       hotels
  fi erikoistarjous tarjous muut   maaranpaa       matkakohteet       hotellit
  dk tilbudene     tilbud   andet  destination     rejsemal           hoteller
  uk offers        offer    other  pryznachennya   napryamki          hoteli
  ro oferte        oferta   alte   destinatie      destinatii         hoteluri-dalmatia-croatia
  sk ponuke        ponuka   druhy  destinacia      destinacie         hotely-dalmacia-chorvatsko
  ko offers        offer    other  destination     destinations-bluesun hotels
  pt oferte        oferta   outro  destino         destinos           hoteis`;

export const words = wordTable
  .split('\n')
  .slice(1)
  .map((row) => {
    const [
      locale = '',
      offers = '',
      offer = '',
      other = '',
      destination = '',
      destinations = '',
      hotels = '',
    ] = listOf(row);
    return { locale, offers, offer, other, destination, destinations, hotels };
  });

/** Second document, 2.4: fixed pages by key, which is their English slug, with their slugs in hr. */
export const fixedPages = {
  'reservation-office': 'rezervacijski-centar',
  'privacy-policy': 'politika-privatnosti',
  'information-about-us': 'osnovni-podaci',
  'covid-measures-hotels-dalmatia': 'covid-mjere-hoteli-dalmacija',
  'conferences-meetings-team-building': 'kongresi-sastanci-team-building',
};

/** Second document, 2.4: pages at the root, in all locales. */
export const rootPages = ['discover-experiences', 'discover-bluesun'];

const except = (...left: string[]) => documentedLocales.filter((code) => !left.includes(code));

/** Pages that the second document names by their subject, by area: 2.2 to 2.6 and 2.9 to 2.11. */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  offers: listOf(`transfer.*makarska valentine women spring.*package.*tucepi limited.*summer.*brac`),
  content: listOf(`kids-stay-free airport-transfer ^thank-you$ pet-friendly how-to-book-directly prize-rules
    new-hotel-rooms full-board-plus neptun-all-inclusive alga-full-board ^faq$ ^photo-contest$ ^photo-contest-rules$
    ^loyalty-programme$ ^loyalty-programme-rules$ ^loyalty-programme-faq$ ^loyalty-programme-privacy$ ^win-a-vacation$
    ^win-a-vacation-rules$ ^reels-contest$ ^reels-contest-rules$ group-booking|4-or-more-rooms`),
  accommodation:
    listOf(`berulia.*brela ^hotel-soline-brela$ marina.*brela maestral.*brela ^hotel-brela$ alga.*tucepi
    neptun.*tucepi afrodita.*tucepi kastelet.*tucepi jadran.*tucepi elaphusa.*bol bonaca.*bol borak.*bol
    camping.*paklenica.*mobile-homes alan.*starigrad-paklenica`),
  blog: listOf(`live-music.*brela restaurants.*bars activities.*bol activities.*tucepi activities.*brela
    public-holidays-2023 public-holidays-2024 public-holidays-2025 long-weekends contest$ contest-rules$ beach-guide
    island-guide hotel-awards renovation-opening euro.*schengen travel-tips black-friday average-prices-croatia-2025
    best-beaches dubrovnik-excursion september-vacation split-(day-trip|excursion) brac-fun-facts nugal-beach-tucepi
    starigrad-paklenica-for-adventurers summer-in-tucepi kulina-beach sights.*tucepi why-visit-brela blaca-hermitage
    bol.*brac.*sights popular-brac-beaches`),
};

/** The same, with the locales that the document gives. */
export const localSubjects: readonly (readonly [area: string, key: string, locales: readonly string[]])[] = [
  ['content', '^photo-contest-campaign', ['en']],
  ['content', 'ticket-giveaway', ['en']],
  ['content', '^other$', documentedLocales],
  ['content', 'thank-you-for-inquiry', ['hr', 'en', 'de']],
  ['content', 'cabanas.*sunloungers', ['hr', 'en', 'de', 'si', 'cz', 'pl']],
  ['content', 'in-memoriam', ['hr', 'en']],
  ['content', 'cookie-vendors', ['hr']],
  ['blog', 'public-holidays-2022', ['cz', 'sk']],
  ['blog', 'croatian-words', ['pl']],
  ['blog', 'martini', ['hr']],
  ['blog', 'excursions-from-starigrad-paklenica', except('hr')],
  ['blog', '^57$', ['se']],
  ['blog', '^58$', ['it']],
  ['blog', '^60$', ['de']],
  ['restaurants', 'oliva.*tucepi', except('ko', 'pt')],
  ...listOf(`vallum.*bol kastelet.*tucepi bolero.*bol sol-mediterranean-dining.*brela timun-bar ^puz punta-rata
    maestral-beach-club sol-bar pink-cricket.*tucepi`).map(
    (key) => ['restaurants', key, documentedLocales] as const,
  ),
  ...listOf('^mice-alan-starigrad-paklenica$ elaphusa.*bol soline.*brela').map(
    (key) => ['conferences', key, documentedLocales] as const,
  ),
  ...listOf(
    `investors regulatory-news stocks financial-reports key-financial-indicators corporate-governance`,
  ).map((key) => ['investors', `^${key}$`, ['hr', 'en']] as const),
];

/** Entries with an empty locales map, by area, or patterns for their keys. */
export const withoutPage: Readonly<Record<string, readonly string[]>> = {
  offers: ['dine-around-program'],
  tours: listOf(`best-of-brac skrip-donji-humac discover-brac vis-blue-cave-supetar bol-by-night boat-tours
    best-of-brac-supetar bol-sailing dragon-cave brac-express vidova-gora try-to-fly-over-brac dubrovnik-krka`),
  restaurants: ['beach-borak', 'konoba-batela', 'beach-zlatni-rat'],
  conferences: ['.*alga.*'],
  investors: ['.*merger.*'],
};

/** Second document, 2.3: “Offer keys seen”, without the one whose locales are empty. The key is the English slug. */
export const offerKeys =
  listOf(`summer-special-dalmatia-croatia bike-spa-vacation-brac-croatia surf-spa-vacation-brac-croatia
  paklenica-adventure-package paklenica-nature-break-package late-summer-dalmatia-croatia last-minute-offer-dalmatia-croatia
  romantic-vacation-dalmatia family-adventure-vacation-dalmatia early-booking-dalmatia-croatia
  black-friday-hotel-deals-croatia black-friday-vacation-discount holiday-special-summer-discount-dalmatia
  spring-special-discount-dalmatia-croatia may-hotels-dalmatia-croatia bonaca-all-inclusive-discount-offer
  weekend-offer-croatia vacation-on-brac-with-savings-for-the-ferry romantic-vacation-for-couples-croatia
  free-dinner-wellness-elaphusa-brac summer-special-vacation-dalmatia-croatia easter-vacation-hotels-dalmatia
  easter-camp-nature-paklenica labour-day-may-hotel-brela easter-offer-tucepi-bol-dalmatia
  deal-of-the-week-vacation-croatia free-dinner weekend-special-vacation-on-the-adriatic
  bluesun-special-vacation-in-croatia late-summer-offer-hotels-croatia autumn-hotels-croatia
  soline-new-year-celebration-brela family-vacation-beach luxury-vacation-makarska-riviera
  first-minute-vacation-dalmatia-croatia free-ferry-pass-brac spring-vacation-hotel-elaphusa-brac
  bol-bluesun-open`) as readonly RouteKey[];

type Figure = readonly [key: RouteKey, figure: RegExp, kind: Headline['kind'], value: number];

/** Headline figures, which appear only in titles: how the English title says each, and what it is. */
export const headlineFigures: readonly Figure[] = [
  ['summer-special-dalmatia-croatia', /up to 15\s?%/, 'upTo', 15],
  ['black-friday-hotel-deals-croatia', /up to 35\s?%/, 'upTo', 35],
  ['july-weekend-offer-brac', /up to 35\s?%/, 'upTo', 35],
  ['holiday-special-summer-discount-dalmatia', /up to 30\s?%/, 'upTo', 30],
  ['spring-special-discount-dalmatia-croatia', /up to 30\s?%/, 'upTo', 30],
  ['limited-summer-offer-brac', /up to 30\s?%/, 'upTo', 30],
  ['bonaca-all-inclusive-discount-offer', /15\s?%/, 'percent', 15],
  ['easter-vacation-hotels-dalmatia', /25\s?%/, 'percent', 25],
  ['paklenica-adventure-package', /€\s?117/, 'from', 117],
  ['family-adventure-vacation-dalmatia', /€\s?47/, 'from', 47],
  ['weekend-offer-croatia', /€\s?75/, 'from', 75],
  ['vacation-on-brac-with-savings-for-the-ferry', /€\s?53/, 'from', 53],
];

/** Second document, 2.6 to 2.8: the pages of /active, /wellness and /tours. */
export const experiences: readonly (readonly [section: string, keys: readonly string[]])[] = [
  ['active', listOf('alga kastelet afrodita neptun marina borak bonaca camping')],
  ['wellness', listOf('soline berulia maestral elaphusa alan jadran')],
  [
    'tours',
    listOf(`blaca-hermitage vis-blue-cave-bol discover-the-underwater hvar split brac-island-jeep-adventure
      snorkeling-bol brac-island-tour-speed-boat yellow-submarine krka-trogir off-road-adventure fish-picnic-hvar-brac
      snorkeling-brela bol-pucisca wine-tasting-brela biokovo-skywalk-brela boat-excursions-pearls-of-dalmatia-brela
      buggy-safari-brela dalmatia-spotlights-brela discover-scuba-diving-brela fish-trips-more-brela
      fish-picnic-korcula-brela imotski-adventure-brela rafting-cetina-brela try-canyoning-brela zip-line-omis-brela
      fish-picnic-hvar-brac-tucepi zip-line-tucepi vaganac-adventure-park boat-tour-zrmanja climbing-tryout
      fun-park-mirnovec kornati-fish-picnic modric-cave np-krka np-plitvice-lakes submarine rafting-zrmanja
      stand-up-paddling velebit-photo-safari zadar-by-night zip-line-sibenik zrmanja-kayak-safari
      biokovo-skywalk-tucepi e-bike-tour find-your-adventure-hvar-brac krka-sibenik dubrovnik-tucepi sibenik-krka
      plitvice-lakes-croatia-excursion skywalk-jeep-tour split-excursion winnetou-museum mountain-quad-adventure
      luxury-private-boat-excursion dalmatia-plane-excursion hvar-town-excursion bol-zlatni-rat-excursion
      omis-quad-adventure-excursion medjugorje-excursion mostar-excursion tuk-tuk-skywalk tuk-tuk-zadar
      makarska-riviera-quad-bike private-boat-excursion velebit-quad mala-berulia`),
  ],
];

/** Tours that share one slug across all locales, and those with a translated slug in some. */
export const slugsOfTours = {
  one: listOf(
    `hvar brac-island-jeep-adventure fish-picnic-hvar-brac try-canyoning-brela tuk-tuk-skywalk velebit-quad`,
  ),
  several:
    listOf(`plitvice-lakes-croatia-excursion split-excursion mountain-quad-adventure dalmatia-plane-excursion
    medjugorje-excursion mostar-excursion private-boat-excursion makarska-riviera-quad-bike`),
};

/** Locales in which dubrovnik-tucepi has the slug dubrovnik; in the others it has its key. */
export const shortDubrovnikLocales = 'fr se it hu ru nl fi dk uk ro sk ko pt'.split(' ');

/** Second document, 2.12: destination pages. */
export const destinationKeys = ['bol', 'brela', 'tucepi', 'starigrad-paklenica'];

/** First document, 3: the fields of a hotel record. */
export const hotelFields =
  listOf(`id hotelId catId destId name image blurhash width height phobsId phobsPropertyId maxChildAge
  stars rezAppId accommodationStars locales`);
