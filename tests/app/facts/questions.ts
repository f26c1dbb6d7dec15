import type { FactName } from '../../../generated/data/facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';

/** Questions of guests, by listing, with the choices in its address that answer them. */
export const filterQuestions = {
  hotels: {
    'Which hotels in Tučepi take a small dog?': 'destination=tucepi&pets=smallDogs',
    'Where are dogs of any size welcome?': 'pets=dogs',
    'Which houses have a sauna?': 'amenities=sauna',
    'Which houses have an indoor pool and a gym?': 'amenities=indoorPool&amenities=gym',
    'Which houses are open in March?': 'season=3',
    'Which hotel is open in January?': 'kind=hotel&season=1',
    'Where can we have half board in Bol?': 'destination=bol&board=halfBoard',
    'Which places are all-inclusive?': 'board=allInclusive',
    'Where can we cook for ourselves?': 'board=selfCatering',
    'Which houses are at most 50 metres from the beach?': 'beachDistance=50',
    'Which houses have adapted rooms?': 'stepFree=rooms',
    'Which four-star houses have a children’s pool?': 'stars=4&amenities=childrenPool',
    'Where is there a kids’ club?': 'amenities=kidsClub',
    'Where can we park free of charge?': 'parking=freeParking',
    'Which houses have a garage?': 'parking=garage',
    'Where can we charge the car?': 'amenities=evCharging',
  },
  tours: {
    'Which excursions run in the rain on a Tuesday for a child of six?':
      'weekdays=2&leastAge=6&weather=indoors',
    'Which excursions from Bol are for small children?': 'destination=bol&leastAge=3',
    'What takes at most three hours?': 'duration=3',
    'Which excursions are there in October?': 'tourMonths=10',
    'Which boat trips are easy?': 'topic=boat&difficulty=easy',
    'What needs some fitness?': 'difficulty=moderate',
    'What can we do on a hot day?': 'weather=shade',
    'What runs on Sunday?': 'weekdays=7',
  },
  offers: {
    'Which offers are for families?': 'forWhom=families',
    'Which offers include half board?': 'board=halfBoard',
    'Which offers in Bol are for couples?': 'destination=bol&forWhom=couples',
  },
  restaurants: {
    'Where can we eat vegan?': 'dietary=vegan',
    'Where can we have dinner on a terrace with a view of the sea?': 'meals=dinner&seating=seaView',
    'Where is there fish?': 'cuisine=seafood',
  },
  wellness: {
    'Which spa has a steam bath?': 'spaParts=steamBath',
    'Where can we have a massage for two?': 'treatments=coupleMassage',
  },
  active: {
    'Where can we play tennis?': 'sports=tennis',
  },
  'conferences-meetings-team-building': {
    'Which hall seats 180 in theatre?': 'halls=200',
  },
} as const satisfies Readonly<Partial<Record<RouteKey, Readonly<Record<string, string>>>>>;

type Asked = readonly [locale: Locale, typed: string, fact: FactName, term: string];

/** Words that guests type, and a fact that a page among the first results states. */
export const searchQuestions: readonly Asked[] = [
  ['hr', 'sauna', 'spaParts', 'finnishSauna'],
  ['de', 'sauna', 'spaParts', 'finnishSauna'],
  ['ko', '사우나', 'amenities', 'sauna'],
  ['de', 'hund', 'pets', 'smallDogs'],
  ['de', 'halbpension', 'board', 'halfBoard'],
  ['hr', 'polupansion', 'board', 'halfBoard'],
  ['ko', '주차', 'parking', 'paidParking'],
  ['hr', 'masaža za dvoje', 'treatments', 'coupleMassage'],
];
