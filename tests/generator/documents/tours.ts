/** Second document, 2.8: tours with pages. */
export const tourKeys = [
  ...['blaca-hermitage', 'vis-blue-cave-bol', 'discover-the-underwater', 'hvar', 'split'],
  ...['brac-island-jeep-adventure', 'snorkeling-bol', 'brac-island-tour-speed-boat', 'yellow-submarine'],
  ...['krka-trogir', 'off-road-adventure', 'fish-picnic-hvar-brac', 'snorkeling-brela', 'bol-pucisca'],
  ...['wine-tasting-brela', 'biokovo-skywalk-brela', 'boat-excursions-pearls-of-dalmatia-brela'],
  ...['buggy-safari-brela', 'dalmatia-spotlights-brela', 'discover-scuba-diving-brela'],
  ...[
    'fish-trips-more-brela',
    'fish-picnic-korcula-brela',
    'imotski-adventure-brela',
    'rafting-cetina-brela',
  ],
  ...['try-canyoning-brela', 'zip-line-omis-brela', 'fish-picnic-hvar-brac-tucepi', 'zip-line-tucepi'],
  ...['vaganac-adventure-park', 'boat-tour-zrmanja', 'climbing-tryout', 'fun-park-mirnovec'],
  ...['kornati-fish-picnic', 'modric-cave', 'np-krka', 'np-plitvice-lakes', 'submarine', 'rafting-zrmanja'],
  ...['stand-up-paddling', 'velebit-photo-safari', 'zadar-by-night', 'zip-line-sibenik'],
  ...['zrmanja-kayak-safari', 'biokovo-skywalk-tucepi', 'e-bike-tour', 'find-your-adventure-hvar-brac'],
  ...['krka-sibenik', 'dubrovnik-tucepi', 'sibenik-krka', 'plitvice-lakes-croatia-excursion'],
  ...['skywalk-jeep-tour', 'split-excursion', 'winnetou-museum', 'mountain-quad-adventure'],
  ...['luxury-private-boat-excursion', 'dalmatia-plane-excursion', 'hvar-town-excursion'],
  ...[
    'bol-zlatni-rat-excursion',
    'omis-quad-adventure-excursion',
    'medjugorje-excursion',
    'mostar-excursion',
  ],
  ...['tuk-tuk-skywalk', 'tuk-tuk-zadar', 'makarska-riviera-quad-bike', 'private-boat-excursion'],
  ...['velebit-quad', 'mala-berulia'],
];

/** Tours with an empty locales map. */
export const toursWithoutPage = [
  ...['best-of-brac', 'skrip-donji-humac', 'discover-brac', 'vis-blue-cave-supetar', 'bol-by-night'],
  ...['boat-tours', 'best-of-brac-supetar', 'bol-sailing', 'dragon-cave', 'brac-express', 'vidova-gora'],
  ...['try-to-fly-over-brac', 'dubrovnik-krka'],
];

/** Tours that share one slug across all locales. */
export const toursWithOneSlug = [
  ...['hvar', 'brac-island-jeep-adventure', 'fish-picnic-hvar-brac', 'try-canyoning-brela'],
  ...['tuk-tuk-skywalk', 'velebit-quad'],
];

/** Tours with a translated slug in some locales. */
export const toursWithTranslatedSlug = [
  ...['plitvice-lakes-croatia-excursion', 'split-excursion', 'mountain-quad-adventure'],
  ...['dalmatia-plane-excursion', 'medjugorje-excursion', 'mostar-excursion', 'private-boat-excursion'],
  'makarska-riviera-quad-bike',
];

/** Locales in which dubrovnik-tucepi has the slug dubrovnik; in the others it has its key. */
export const shortDubrovnikLocales = 'fr se it hu ru nl fi dk uk ro sk ko pt'.split(' ');
