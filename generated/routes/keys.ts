// Generated from spec/routes by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
/** The route areas, one folder each in spec/routes. */
export type Area = 'content' | 'accommodation' | 'destinations' | 'offers' | 'restaurants' | 'active' | 'wellness' | 'tours' | 'conferences' | 'blog' | 'investors';
/** The kind of the pages of an area. */
export type PageKind = 'page' | 'report' | 'property' | 'destination' | 'offer' | 'restaurant' | 'activity' | 'wellness' | 'tour' | 'venue' | 'article';
/** The page templates, by their files `<name>-page.tsx` in app/pages. */
export type Controller = 'accommodation' | 'accommodations' | 'blog' | 'blogs' | 'destination' | 'destinations' | 'offer' | 'offers' | 'post';
/** Keys of the pages of spec/routes/content. */
export type ContentKey = 'home' | 'discover-experiences' | 'discover-bluesun' | 'photo-contest-campaign' | 'ticket-giveaway-rules' | 'other' | 'thank-you-for-inquiry' | 'maestral-cabanas-and-sunloungers' | 'reservation-office' | 'privacy-policy' | 'information-about-us' | 'covid-measures-hotels-dalmatia' | 'conferences-meetings-team-building' | 'kids-stay-free' | 'kids-club' | 'airport-transfer-taxi' | 'parking' | 'thank-you' | 'direct-booking-benefits' | 'pet-friendly-hotels' | 'step-free-access' | 'pools' | 'how-to-book-directly' | 'prize-rules' | 'in-memoriam-architect' | 'new-hotel-rooms' | 'full-board-plus' | 'all-inclusive-hotels' | 'neptun-all-inclusive-info' | 'alga-full-board' | 'faq' | 'photo-contest' | 'photo-contest-rules' | 'loyalty-programme' | 'loyalty-programme-rules' | 'loyalty-programme-faq' | 'loyalty-programme-privacy' | 'win-a-vacation' | 'win-a-vacation-rules' | 'reels-contest' | 'reels-contest-rules' | 'cookie-vendors' | 'cookie-list' | 'group-booking-conditions' | 'accessibility-statement' | 'stay-enquiry' | 'offer-enquiry' | 'table-request' | 'tour-request' | 'wellness-request' | 'group-enquiry' | 'event-enquiry' | 'ask-us' | 'feedback' | 'newsletter' | 'data-request';

/** The locales in which each of them has a page. */
export interface ContentLocales {
  readonly home: Locale;
  readonly 'discover-experiences': Locale;
  readonly 'discover-bluesun': Locale;
  readonly 'photo-contest-campaign': 'en';
  readonly 'ticket-giveaway-rules': 'en';
  readonly other: Locale;
  readonly 'thank-you-for-inquiry': 'hr' | 'en' | 'de';
  readonly 'maestral-cabanas-and-sunloungers': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'reservation-office': Locale;
  readonly 'privacy-policy': Locale;
  readonly 'information-about-us': Locale;
  readonly 'covid-measures-hotels-dalmatia': Locale;
  readonly 'conferences-meetings-team-building': Locale;
  readonly 'kids-stay-free': Locale;
  readonly 'kids-club': Locale;
  readonly 'airport-transfer-taxi': Locale;
  readonly parking: Locale;
  readonly 'thank-you': Locale;
  readonly 'direct-booking-benefits': 'hr' | 'en' | 'de' | 'it' | 'si' | 'cz' | 'pl' | 'hu';
  readonly 'pet-friendly-hotels': Locale;
  readonly 'step-free-access': Locale;
  readonly pools: Locale;
  readonly 'how-to-book-directly': Locale;
  readonly 'prize-rules': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'in-memoriam-architect': 'hr' | 'en';
  readonly 'new-hotel-rooms': Locale;
  readonly 'full-board-plus': Locale;
  readonly 'all-inclusive-hotels': Locale;
  readonly 'neptun-all-inclusive-info': Locale;
  readonly 'alga-full-board': Locale;
  readonly faq: Locale;
  readonly 'photo-contest': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'photo-contest-rules': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'loyalty-programme': Locale;
  readonly 'loyalty-programme-rules': Locale;
  readonly 'loyalty-programme-faq': Locale;
  readonly 'loyalty-programme-privacy': Locale;
  readonly 'win-a-vacation': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'win-a-vacation-rules': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'reels-contest': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'reels-contest-rules': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'cookie-vendors': 'hr';
  readonly 'cookie-list': 'en' | 'de' | 'fr' | 'se' | 'it' | 'si' | 'cz' | 'pl' | 'hu' | 'ru' | 'nl' | 'fi' | 'dk' | 'uk' | 'ro' | 'sk' | 'ko' | 'pt';
  readonly 'group-booking-conditions': Locale;
  readonly 'accessibility-statement': Locale;
  readonly 'stay-enquiry': Locale;
  readonly 'offer-enquiry': Locale;
  readonly 'table-request': Locale;
  readonly 'tour-request': Locale;
  readonly 'wellness-request': Locale;
  readonly 'group-enquiry': Locale;
  readonly 'event-enquiry': Locale;
  readonly 'ask-us': Locale;
  readonly feedback: Locale;
  readonly newsletter: Locale;
  readonly 'data-request': Locale;
}

/** Keys of the pages of spec/routes/accommodation. */
export type AccommodationKey = 'hotels' | 'hotel-berulia-brela' | 'hotel-soline-brela' | 'hotel-marina-brela' | 'hotel-maestral-brela' | 'hotel-brela' | 'hotel-alga-tucepi' | 'hotel-neptun-tucepi' | 'holiday-village-afrodita-tucepi' | 'heritage-hotel-kastelet-tucepi' | 'hotel-jadran-tucepi' | 'hotel-elaphusa-bol-brac' | 'holiday-village-bonaca-bol-brac' | 'hotel-borak-bol-brac' | 'camping-paklenica-mobile-homes' | 'holiday-village-alan-starigrad-paklenica';

/** The locales in which each of them has a page. */
export interface AccommodationLocales {
  readonly hotels: Locale;
  readonly 'hotel-berulia-brela': Locale;
  readonly 'hotel-soline-brela': Locale;
  readonly 'hotel-marina-brela': Locale;
  readonly 'hotel-maestral-brela': Locale;
  readonly 'hotel-brela': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'hotel-alga-tucepi': Locale;
  readonly 'hotel-neptun-tucepi': Locale;
  readonly 'holiday-village-afrodita-tucepi': Locale;
  readonly 'heritage-hotel-kastelet-tucepi': Locale;
  readonly 'hotel-jadran-tucepi': Locale;
  readonly 'hotel-elaphusa-bol-brac': Locale;
  readonly 'holiday-village-bonaca-bol-brac': Locale;
  readonly 'hotel-borak-bol-brac': Locale;
  readonly 'camping-paklenica-mobile-homes': Locale;
  readonly 'holiday-village-alan-starigrad-paklenica': Locale;
}

/** Keys of the pages of spec/routes/destinations. */
export type DestinationsKey = 'destinations' | 'bol' | 'brela' | 'tucepi' | 'starigrad-paklenica';

/** The locales in which each of them has a page. */
export interface DestinationsLocales {
  readonly destinations: Locale;
  readonly bol: Locale;
  readonly brela: Locale;
  readonly tucepi: Locale;
  readonly 'starigrad-paklenica': Locale;
}

/** Keys of the pages of spec/routes/offers. */
export type OffersKey = 'offers' | 'summer-special-dalmatia-croatia' | 'bike-spa-vacation-brac-croatia' | 'surf-spa-vacation-brac-croatia' | 'paklenica-adventure-package' | 'paklenica-nature-break-package' | 'late-summer-dalmatia-croatia' | 'last-minute-offer-dalmatia-croatia' | 'romantic-vacation-dalmatia' | 'family-adventure-vacation-dalmatia' | 'early-booking-dalmatia-croatia' | 'black-friday-hotel-deals-croatia' | 'black-friday-vacation-discount' | 'holiday-special-summer-discount-dalmatia' | 'spring-special-discount-dalmatia-croatia' | 'may-hotels-dalmatia-croatia' | 'bonaca-all-inclusive-discount-offer' | 'weekend-offer-croatia' | 'vacation-on-brac-with-savings-for-the-ferry' | 'romantic-vacation-for-couples-croatia' | 'free-dinner-wellness-elaphusa-brac' | 'summer-special-vacation-dalmatia-croatia' | 'easter-vacation-hotels-dalmatia' | 'easter-camp-nature-paklenica' | 'labour-day-may-hotel-brela' | 'easter-offer-tucepi-bol-dalmatia' | 'deal-of-the-week-vacation-croatia' | 'free-dinner' | 'weekend-special-vacation-on-the-adriatic' | 'bluesun-special-vacation-in-croatia' | 'late-summer-offer-hotels-croatia' | 'autumn-hotels-croatia' | 'soline-new-year-celebration-brela' | 'family-vacation-beach' | 'luxury-vacation-makarska-riviera' | 'first-minute-vacation-dalmatia-croatia' | 'free-ferry-pass-brac' | 'spring-vacation-hotel-elaphusa-brac' | 'bol-bluesun-open' | 'free-transfer-makarska-riviera' | 'valentines-day-offer-croatia' | 'womens-day-offer-croatia' | 'spring-package-tucepi' | 'limited-summer-offer-brac' | 'july-weekend-offer-brac';

/** The locales in which each of them has a page. */
export interface OffersLocales {
  readonly offers: Locale;
  readonly 'summer-special-dalmatia-croatia': Locale;
  readonly 'bike-spa-vacation-brac-croatia': Locale;
  readonly 'surf-spa-vacation-brac-croatia': Locale;
  readonly 'paklenica-adventure-package': Locale;
  readonly 'paklenica-nature-break-package': Locale;
  readonly 'late-summer-dalmatia-croatia': Locale;
  readonly 'last-minute-offer-dalmatia-croatia': Locale;
  readonly 'romantic-vacation-dalmatia': Locale;
  readonly 'family-adventure-vacation-dalmatia': Locale;
  readonly 'early-booking-dalmatia-croatia': Locale;
  readonly 'black-friday-hotel-deals-croatia': Locale;
  readonly 'black-friday-vacation-discount': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'holiday-special-summer-discount-dalmatia': Locale;
  readonly 'spring-special-discount-dalmatia-croatia': Locale;
  readonly 'may-hotels-dalmatia-croatia': Locale;
  readonly 'bonaca-all-inclusive-discount-offer': Locale;
  readonly 'weekend-offer-croatia': Locale;
  readonly 'vacation-on-brac-with-savings-for-the-ferry': Locale;
  readonly 'romantic-vacation-for-couples-croatia': Locale;
  readonly 'free-dinner-wellness-elaphusa-brac': Locale;
  readonly 'summer-special-vacation-dalmatia-croatia': Locale;
  readonly 'easter-vacation-hotels-dalmatia': Locale;
  readonly 'easter-camp-nature-paklenica': Locale;
  readonly 'labour-day-may-hotel-brela': Locale;
  readonly 'easter-offer-tucepi-bol-dalmatia': Locale;
  readonly 'deal-of-the-week-vacation-croatia': Locale;
  readonly 'free-dinner': Locale;
  readonly 'weekend-special-vacation-on-the-adriatic': Locale;
  readonly 'bluesun-special-vacation-in-croatia': Locale;
  readonly 'late-summer-offer-hotels-croatia': Locale;
  readonly 'autumn-hotels-croatia': 'hr' | 'en' | 'de' | 'se' | 'it' | 'si' | 'cz' | 'pl' | 'hu' | 'fi' | 'dk' | 'uk' | 'ro' | 'sk' | 'ko' | 'pt';
  readonly 'soline-new-year-celebration-brela': Locale;
  readonly 'family-vacation-beach': Locale;
  readonly 'luxury-vacation-makarska-riviera': Locale;
  readonly 'first-minute-vacation-dalmatia-croatia': Locale;
  readonly 'free-ferry-pass-brac': Locale;
  readonly 'spring-vacation-hotel-elaphusa-brac': Locale;
  readonly 'bol-bluesun-open': Locale;
  readonly 'free-transfer-makarska-riviera': Locale;
  readonly 'valentines-day-offer-croatia': Locale;
  readonly 'womens-day-offer-croatia': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'spring-package-tucepi': Locale;
  readonly 'limited-summer-offer-brac': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'july-weekend-offer-brac': Locale;
}

/** Keys of the pages of spec/routes/restaurants. */
export type RestaurantsKey = 'restaurants' | 'tavern-vallum-bol' | 'restaurant-kastelet-tucepi' | 'cocktail-bar-bolero-bol' | 'sol-mediterranean-dining-brela' | 'timun-bar' | 'puz' | 'punta-rata' | 'maestral-beach-club' | 'sol-bar' | 'pink-cricket-tucepi' | 'oliva-tucepi';

/** The locales in which each of them has a page. */
export interface RestaurantsLocales {
  readonly restaurants: Locale;
  readonly 'tavern-vallum-bol': Locale;
  readonly 'restaurant-kastelet-tucepi': Locale;
  readonly 'cocktail-bar-bolero-bol': Locale;
  readonly 'sol-mediterranean-dining-brela': Locale;
  readonly 'timun-bar': Locale;
  readonly puz: Locale;
  readonly 'punta-rata': Locale;
  readonly 'maestral-beach-club': Locale;
  readonly 'sol-bar': Locale;
  readonly 'pink-cricket-tucepi': Locale;
  readonly 'oliva-tucepi': 'hr' | 'en' | 'de' | 'fr' | 'se' | 'it' | 'si' | 'cz' | 'pl' | 'hu' | 'ru' | 'nl' | 'fi' | 'dk' | 'uk' | 'ro' | 'sk';
}

/** Keys of the pages of spec/routes/active. */
export type ActiveKey = 'active' | 'alga' | 'kastelet' | 'afrodita' | 'neptun' | 'marina' | 'borak' | 'bonaca' | 'camping';

/** The locales in which each of them has a page. */
export interface ActiveLocales {
  readonly active: Locale;
  readonly alga: Locale;
  readonly kastelet: Locale;
  readonly afrodita: Locale;
  readonly neptun: Locale;
  readonly marina: Locale;
  readonly borak: Locale;
  readonly bonaca: Locale;
  readonly camping: Locale;
}

/** Keys of the pages of spec/routes/wellness. */
export type WellnessKey = 'wellness' | 'soline' | 'berulia' | 'maestral' | 'elaphusa' | 'alan' | 'jadran';

/** The locales in which each of them has a page. */
export interface WellnessLocales {
  readonly wellness: Locale;
  readonly soline: Locale;
  readonly berulia: Locale;
  readonly maestral: Locale;
  readonly elaphusa: Locale;
  readonly alan: Locale;
  readonly jadran: Locale;
}

/** Keys of the pages of spec/routes/tours. */
export type ToursKey = 'tours' | 'blaca-hermitage' | 'vis-blue-cave-bol' | 'discover-the-underwater' | 'hvar' | 'split' | 'brac-island-jeep-adventure' | 'snorkeling-bol' | 'brac-island-tour-speed-boat' | 'yellow-submarine' | 'krka-trogir' | 'off-road-adventure' | 'fish-picnic-hvar-brac' | 'snorkeling-brela' | 'bol-pucisca' | 'wine-tasting-brela' | 'biokovo-skywalk-brela' | 'boat-excursions-pearls-of-dalmatia-brela' | 'buggy-safari-brela' | 'dalmatia-spotlights-brela' | 'discover-scuba-diving-brela' | 'fish-trips-more-brela' | 'fish-picnic-korcula-brela' | 'imotski-adventure-brela' | 'rafting-cetina-brela' | 'try-canyoning-brela' | 'zip-line-omis-brela' | 'fish-picnic-hvar-brac-tucepi' | 'zip-line-tucepi' | 'vaganac-adventure-park' | 'boat-tour-zrmanja' | 'climbing-tryout' | 'fun-park-mirnovec' | 'kornati-fish-picnic' | 'modric-cave' | 'np-krka' | 'np-plitvice-lakes' | 'submarine' | 'rafting-zrmanja' | 'stand-up-paddling' | 'velebit-photo-safari' | 'zadar-by-night' | 'zip-line-sibenik' | 'zrmanja-kayak-safari' | 'biokovo-skywalk-tucepi' | 'buggy-safari-tucepi' | 'rafting-cetina-tucepi' | 'wine-tasting-tucepi' | 'imotski-adventure-tucepi' | 'e-bike-tour' | 'find-your-adventure-hvar-brac' | 'krka-sibenik' | 'dubrovnik-tucepi' | 'sibenik-krka' | 'plitvice-lakes-croatia-excursion' | 'skywalk-jeep-tour' | 'split-excursion' | 'winnetou-museum' | 'mountain-quad-adventure' | 'luxury-private-boat-excursion' | 'dalmatia-plane-excursion' | 'hvar-town-excursion' | 'bol-zlatni-rat-excursion' | 'omis-quad-adventure-excursion' | 'medjugorje-excursion' | 'mostar-excursion' | 'tuk-tuk-skywalk' | 'tuk-tuk-zadar' | 'makarska-riviera-quad-bike' | 'private-boat-excursion' | 'velebit-quad' | 'mala-berulia';

/** The locales in which each of them has a page. */
export interface ToursLocales {
  readonly tours: Locale;
  readonly 'blaca-hermitage': Locale;
  readonly 'vis-blue-cave-bol': Locale;
  readonly 'discover-the-underwater': Locale;
  readonly hvar: Locale;
  readonly split: Locale;
  readonly 'brac-island-jeep-adventure': Locale;
  readonly 'snorkeling-bol': Locale;
  readonly 'brac-island-tour-speed-boat': Locale;
  readonly 'yellow-submarine': Locale;
  readonly 'krka-trogir': Locale;
  readonly 'off-road-adventure': Locale;
  readonly 'fish-picnic-hvar-brac': Locale;
  readonly 'snorkeling-brela': Locale;
  readonly 'bol-pucisca': Locale;
  readonly 'wine-tasting-brela': Locale;
  readonly 'biokovo-skywalk-brela': Locale;
  readonly 'boat-excursions-pearls-of-dalmatia-brela': Locale;
  readonly 'buggy-safari-brela': Locale;
  readonly 'dalmatia-spotlights-brela': Locale;
  readonly 'discover-scuba-diving-brela': Locale;
  readonly 'fish-trips-more-brela': Locale;
  readonly 'fish-picnic-korcula-brela': Locale;
  readonly 'imotski-adventure-brela': Locale;
  readonly 'rafting-cetina-brela': Locale;
  readonly 'try-canyoning-brela': Locale;
  readonly 'zip-line-omis-brela': Locale;
  readonly 'fish-picnic-hvar-brac-tucepi': Locale;
  readonly 'zip-line-tucepi': Locale;
  readonly 'vaganac-adventure-park': Locale;
  readonly 'boat-tour-zrmanja': Locale;
  readonly 'climbing-tryout': Locale;
  readonly 'fun-park-mirnovec': Locale;
  readonly 'kornati-fish-picnic': Locale;
  readonly 'modric-cave': Locale;
  readonly 'np-krka': Locale;
  readonly 'np-plitvice-lakes': Locale;
  readonly submarine: Locale;
  readonly 'rafting-zrmanja': Locale;
  readonly 'stand-up-paddling': Locale;
  readonly 'velebit-photo-safari': Locale;
  readonly 'zadar-by-night': Locale;
  readonly 'zip-line-sibenik': Locale;
  readonly 'zrmanja-kayak-safari': Locale;
  readonly 'biokovo-skywalk-tucepi': Locale;
  readonly 'buggy-safari-tucepi': Locale;
  readonly 'rafting-cetina-tucepi': Locale;
  readonly 'wine-tasting-tucepi': Locale;
  readonly 'imotski-adventure-tucepi': Locale;
  readonly 'e-bike-tour': Locale;
  readonly 'find-your-adventure-hvar-brac': Locale;
  readonly 'krka-sibenik': Locale;
  readonly 'dubrovnik-tucepi': Locale;
  readonly 'sibenik-krka': Locale;
  readonly 'plitvice-lakes-croatia-excursion': Locale;
  readonly 'skywalk-jeep-tour': Locale;
  readonly 'split-excursion': Locale;
  readonly 'winnetou-museum': Locale;
  readonly 'mountain-quad-adventure': Locale;
  readonly 'luxury-private-boat-excursion': Locale;
  readonly 'dalmatia-plane-excursion': Locale;
  readonly 'hvar-town-excursion': Locale;
  readonly 'bol-zlatni-rat-excursion': Locale;
  readonly 'omis-quad-adventure-excursion': Locale;
  readonly 'medjugorje-excursion': Locale;
  readonly 'mostar-excursion': Locale;
  readonly 'tuk-tuk-skywalk': Locale;
  readonly 'tuk-tuk-zadar': Locale;
  readonly 'makarska-riviera-quad-bike': Locale;
  readonly 'private-boat-excursion': Locale;
  readonly 'velebit-quad': Locale;
  readonly 'mala-berulia': Locale;
}

/** Keys of the pages of spec/routes/conferences. */
export type ConferencesKey = 'mice-alan-starigrad-paklenica' | 'mice-elaphusa-bol-brac' | 'mice-soline-brela';

/** The locales in which each of them has a page. */
export interface ConferencesLocales {
  readonly 'mice-alan-starigrad-paklenica': Locale;
  readonly 'mice-elaphusa-bol-brac': Locale;
  readonly 'mice-soline-brela': Locale;
}

/** Keys of the pages of spec/routes/blog. */
export type BlogKey = 'blog' | 'live-music-wellness-brela' | 'restaurants-and-bars' | 'activities-sport-recreation-bol' | 'activities-sport-recreation-tucepi' | 'activities-sport-recreation-brela' | 'summer-story-contest' | 'summer-story-contest-rules' | 'beach-guide-makarska-riviera' | 'island-guide-central-dalmatia' | 'hotel-awards' | 'renovation-openings' | 'euro-and-schengen-in-croatia' | 'travel-tips-dalmatia' | 'black-friday-travel-offer' | 'most-important-croatian-words' | 'martini-cocktail' | 'best-beaches-dalmatia' | 'dubrovnik-excursion' | 'september-vacation' | 'split-day-trip' | 'brac-fun-facts' | 'nugal-beach-tucepi' | 'starigrad-paklenica-for-adventurers' | 'summer-in-tucepi' | 'kulina-beach' | 'sights-of-tucepi' | 'excursions-from-starigrad-paklenica' | 'why-visit-brela' | 'blaca-hermitage-story' | 'public-holidays' | 'bol-brac-sights' | 'most-popular-brac-beaches' | 'public-holidays-2025' | 'public-holidays-2024' | 'public-holidays-2023' | 'public-holidays-2022' | 'long-weekends-2025' | 'average-prices-croatia-2025' | '57' | '58' | '60';

/** The locales in which each of them has a page. */
export interface BlogLocales {
  readonly blog: Locale;
  readonly 'live-music-wellness-brela': Locale;
  readonly 'restaurants-and-bars': Locale;
  readonly 'activities-sport-recreation-bol': Locale;
  readonly 'activities-sport-recreation-tucepi': Locale;
  readonly 'activities-sport-recreation-brela': Locale;
  readonly 'summer-story-contest': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'summer-story-contest-rules': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'beach-guide-makarska-riviera': Locale;
  readonly 'island-guide-central-dalmatia': Locale;
  readonly 'hotel-awards': Locale;
  readonly 'renovation-openings': Locale;
  readonly 'euro-and-schengen-in-croatia': Locale;
  readonly 'travel-tips-dalmatia': Locale;
  readonly 'black-friday-travel-offer': Locale;
  readonly 'most-important-croatian-words': 'pl';
  readonly 'martini-cocktail': 'hr';
  readonly 'best-beaches-dalmatia': Locale;
  readonly 'dubrovnik-excursion': Locale;
  readonly 'september-vacation': Locale;
  readonly 'split-day-trip': Locale;
  readonly 'brac-fun-facts': Locale;
  readonly 'nugal-beach-tucepi': Locale;
  readonly 'starigrad-paklenica-for-adventurers': Locale;
  readonly 'summer-in-tucepi': Locale;
  readonly 'kulina-beach': Locale;
  readonly 'sights-of-tucepi': Locale;
  readonly 'excursions-from-starigrad-paklenica': 'en' | 'de' | 'fr' | 'se' | 'it' | 'si' | 'cz' | 'pl' | 'hu' | 'ru' | 'nl' | 'fi' | 'dk' | 'uk' | 'ro' | 'sk' | 'ko' | 'pt';
  readonly 'why-visit-brela': Locale;
  readonly 'blaca-hermitage-story': Locale;
  readonly 'public-holidays': 'hr' | 'en' | 'de' | 'se' | 'it' | 'si' | 'cz' | 'pl' | 'hu' | 'ro' | 'sk';
  readonly 'bol-brac-sights': Locale;
  readonly 'most-popular-brac-beaches': Locale;
  readonly 'public-holidays-2025': 'hr' | 'en' | 'fr' | 'si' | 'cz' | 'pl' | 'hu' | 'ro' | 'sk' | 'ko';
  readonly 'public-holidays-2024': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl' | 'hu';
  readonly 'public-holidays-2023': 'hr' | 'en' | 'de' | 'si' | 'cz' | 'pl';
  readonly 'public-holidays-2022': 'cz' | 'sk';
  readonly 'long-weekends-2025': 'hr' | 'en' | 'si' | 'cz' | 'pl' | 'hu' | 'dk' | 'ro' | 'sk';
  readonly 'average-prices-croatia-2025': Locale;
  readonly '57': 'se';
  readonly '58': 'it';
  readonly '60': 'de';
}

/** Keys of the pages of spec/routes/investors. */
export type InvestorsKey = 'investors' | 'regulatory-news' | 'stocks' | 'financial-reports' | 'key-financial-indicators' | 'corporate-governance';

/** The locales in which each of them has a page. */
export interface InvestorsLocales {
  readonly investors: 'hr' | 'en';
  readonly 'regulatory-news': 'hr' | 'en';
  readonly stocks: 'hr' | 'en';
  readonly 'financial-reports': 'hr' | 'en';
  readonly 'key-financial-indicators': 'hr' | 'en';
  readonly 'corporate-governance': 'hr' | 'en';
}

/** The key of any page of the site. */
export type RouteKey = ContentKey | AccommodationKey | DestinationsKey | OffersKey | RestaurantsKey | ActiveKey | WellnessKey | ToursKey | ConferencesKey | BlogKey | InvestorsKey;
/** The locales in which each page exists. */
export type LocalesOf = ContentLocales & AccommodationLocales & DestinationsLocales & OffersLocales & RestaurantsLocales & ActiveLocales & WellnessLocales & ToursLocales & ConferencesLocales & BlogLocales & InvestorsLocales;
/** The locales in which a page exists; for one of several pages, those that all of them have. */
export type CommonLocales<K extends RouteKey> = (K extends RouteKey ? (locale: LocalesOf[K]) => void : never) extends (locale: infer L) => void ? L : never;
