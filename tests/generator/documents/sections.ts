import { documentedLocales } from './locales.ts';

/** Second document, 2.6: the pages of /active. */
export const activeKeys = ['alga', 'kastelet', 'afrodita', 'neptun', 'marina', 'borak', 'bonaca', 'camping'];

/** Second document, 2.7: the venues of /wellness. */
export const wellnessKeys = ['soline', 'berulia', 'maestral', 'elaphusa', 'alan', 'jadran'];

/** Second document, 2.5: restaurants with pages, identified by name. */
export const restaurants: readonly (readonly [what: string, key: RegExp, missing?: readonly string[]])[] = [
  ['tavern Vallum in Bol', /vallum.*bol/],
  ['Kaštelet in Tučepi', /kastelet.*tucepi/],
  ['cocktail bar Bolero in Bol', /bolero.*bol/],
  ['SOL Mediterranean Dining in Brela', /sol-mediterranean-dining.*brela/],
  ['Timun Bar', /timun-bar/],
  ['Puž', /^puz/],
  ['Punta Rata', /punta-rata/],
  ['Maestral Beach Club', /maestral-beach-club/],
  ['SOL Bar', /sol-bar/],
  ['Pink Cricket in Tučepi', /pink-cricket.*tucepi/],
  ['Oliva in Tučepi', /oliva.*tucepi/, ['ko', 'pt']],
];

/** Restaurants with an empty locales map. */
export const restaurantsWithoutPage = ['beach-borak', 'konoba-batela', 'beach-zlatni-rat'];

/** Second document, 2.9: conference venues. */
export const conferences: readonly (readonly [what: string, key: RegExp])[] = [
  ['Alan in Starigrad-Paklenica', /^mice-alan-starigrad-paklenica$/],
  ['Elaphusa in Bol on Brač', /elaphusa.*bol/],
  ['Soline in Brela', /soline.*brela/],
];

/** Second document, 2.10: investor pages, hr and en only. */
export const investors: readonly (readonly [what: string, key: RegExp])[] = [
  ['investors', /^investors$/],
  ['regulatory news', /^regulatory-news$/],
  ['stocks', /^stocks$/],
  ['financial reports', /^financial-reports$/],
  ['key financial indicators', /^key-financial-indicators$/],
  ['corporate governance', /^corporate-governance$/],
];

/** Second document, 2.11: properties with pages, identified by place and name. */
export const properties: readonly (readonly [what: string, key: RegExp])[] = [
  ['Berulia in Brela', /berulia.*brela/],
  ['Soline in Brela', /^hotel-soline-brela$/],
  ['Marina in Brela', /marina.*brela/],
  ['Maestral in Brela', /maestral.*brela/],
  ['a hotel in Brela', /^hotel-brela$/],
  ['Alga in Tučepi', /alga.*tucepi/],
  ['Neptun in Tučepi', /neptun.*tucepi/],
  ['Afrodita in Tučepi', /afrodita.*tucepi/],
  ['Kaštelet in Tučepi', /kastelet.*tucepi/],
  ['Jadran in Tučepi', /jadran.*tucepi/],
  ['Elaphusa in Bol', /elaphusa.*bol/],
  ['Bonaca in Bol', /bonaca.*bol/],
  ['Borak in Bol', /borak.*bol/],
  ['Paklenica camping with mobile homes', /camping.*paklenica.*mobile-homes/],
  ['Alan in Starigrad-Paklenica', /alan.*starigrad-paklenica/],
];

/** Second document, 2.2: articles, identified by subject, with their locales where given. */
export const articles: readonly (readonly [what: string, key: RegExp, locales?: readonly string[]])[] = [
  ['live music and wellness in Brela', /live-music.*brela/],
  ['restaurants and bars', /restaurants.*bars/],
  ['activities in Bol', /activities.*bol/],
  ['activities in Tučepi', /activities.*tucepi/],
  ['activities in Brela', /activities.*brela/],
  ['public holidays 2023', /public-holidays-2023/],
  ['public holidays 2024', /public-holidays-2024/],
  ['public holidays 2025', /public-holidays-2025/],
  ['public holidays 2022', /public-holidays-2022/, ['cz', 'sk']],
  ['long weekends', /long-weekends/],
  ['a contest', /contest$/],
  ['its rules', /contest-rules$/],
  ['a beach guide', /beach-guide/],
  ['an island guide', /island-guide/],
  ['hotel awards', /hotel-awards/],
  ['renovation openings', /renovation-opening/],
  ['the euro and Schengen', /euro.*schengen/],
  ['travel tips', /travel-tips/],
  ['a Black Friday offer', /black-friday/],
  ['the most important Croatian words', /croatian-words/, ['pl']],
  ['a martini cocktail', /martini/, ['hr']],
  ['average prices in Croatia 2025', /average-prices-croatia-2025/],
  ['best beaches', /best-beaches/],
  ['the Dubrovnik excursion', /dubrovnik-excursion/],
  ['September vacation', /september-vacation/],
  ['the Split excursion', /split-(day-trip|excursion)/],
  ['Brač fun facts', /brac-fun-facts/],
  ['Nugal beach in Tučepi', /nugal-beach-tucepi/],
  ['Starigrad-Paklenica for adventurers', /starigrad-paklenica-for-adventurers/],
  ['summer in Tučepi', /summer-in-tucepi/],
  ['Kulina beach', /kulina-beach/],
  ['sights of Tučepi', /sights.*tucepi/],
  [
    'excursions from Starigrad-Paklenica, not in hr',
    /excursions-from-starigrad-paklenica/,
    documentedLocales.filter((code) => code !== 'hr'),
  ],
  ['why visit Brela', /why-visit-brela/],
  ['Blaca hermitage', /blaca-hermitage/],
  ['Bol on Brač sights', /bol.*brac.*sights/],
  ['most popular Brač beaches', /popular-brac-beaches/],
];

/** Articles with a numeric id, in one language each. */
export const numericArticles = { '57': 'se', '58': 'it', '60': 'de' } as const;
