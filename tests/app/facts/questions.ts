import type { FactName } from '../../../generated/data/facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';

/** A question that choices in a listing answer. */
export interface FilterQuestion {
  readonly question: string;
  readonly listing: RouteKey;
  /** Of the listing’s address. */
  readonly query: string;
}

/** Questions of guests, with the choices that answer them. */
export const filterQuestions: readonly FilterQuestion[] = [
  {
    question: 'Which hotels in Tučepi take a small dog?',
    listing: 'hotels',
    query: 'destination=tucepi&pets=smallDogs',
  },
  { question: 'Where are dogs of any size welcome?', listing: 'hotels', query: 'pets=dogs' },
  { question: 'Which houses have a sauna?', listing: 'hotels', query: 'amenities=sauna' },
  {
    question: 'Which houses have an indoor pool and a gym?',
    listing: 'hotels',
    query: 'amenities=indoorPool&amenities=gym',
  },
  { question: 'Which houses are open in March?', listing: 'hotels', query: 'season=3' },
  { question: 'Which hotel is open in January?', listing: 'hotels', query: 'kind=hotel&season=1' },
  {
    question: 'Where can we have half board in Bol?',
    listing: 'hotels',
    query: 'destination=bol&board=halfBoard',
  },
  { question: 'Which places are all-inclusive?', listing: 'hotels', query: 'board=allInclusive' },
  { question: 'Where can we cook for ourselves?', listing: 'hotels', query: 'board=selfCatering' },
  {
    question: 'Which houses are at most 50 metres from the beach?',
    listing: 'hotels',
    query: 'beachDistance=50',
  },
  { question: 'Which houses have adapted rooms?', listing: 'hotels', query: 'stepFree=rooms' },
  {
    question: 'Which four-star houses have a children’s pool?',
    listing: 'hotels',
    query: 'stars=4&amenities=childrenPool',
  },
  { question: 'Where is there a kids’ club?', listing: 'hotels', query: 'amenities=kidsClub' },
  { question: 'Where can we park free of charge?', listing: 'hotels', query: 'parking=freeParking' },
  { question: 'Which houses have a garage?', listing: 'hotels', query: 'parking=garage' },
  { question: 'Where can we charge the car?', listing: 'hotels', query: 'amenities=evCharging' },
  {
    question: 'Which excursions run in the rain on a Tuesday for a child of six?',
    listing: 'tours',
    query: 'weekdays=2&leastAge=6&weather=indoors',
  },
  {
    question: 'Which excursions from Bol are for small children?',
    listing: 'tours',
    query: 'destination=bol&leastAge=3',
  },
  { question: 'What takes at most three hours?', listing: 'tours', query: 'duration=3' },
  { question: 'Which excursions are there in October?', listing: 'tours', query: 'tourMonths=10' },
  { question: 'Which boat trips are easy?', listing: 'tours', query: 'topic=boat&difficulty=easy' },
  { question: 'What needs some fitness?', listing: 'tours', query: 'difficulty=moderate' },
  {
    question: 'What can we do on a hot day?',
    listing: 'tours',
    query: 'weather=shade',
  },
  { question: 'What runs on Sunday?', listing: 'tours', query: 'weekdays=7' },
  { question: 'Which offers are for families?', listing: 'offers', query: 'forWhom=families' },
  { question: 'Which offers include half board?', listing: 'offers', query: 'board=halfBoard' },
  {
    question: 'Which offers in Bol are for couples?',
    listing: 'offers',
    query: 'destination=bol&forWhom=couples',
  },
  { question: 'Where can we eat vegan?', listing: 'restaurants', query: 'dietary=vegan' },
  {
    question: 'Where can we have dinner on a terrace with a view of the sea?',
    listing: 'restaurants',
    query: 'meals=dinner&seating=seaView',
  },
  { question: 'Where is there fish?', listing: 'restaurants', query: 'cuisine=seafood' },
  { question: 'Which spa has a steam bath?', listing: 'wellness', query: 'spaParts=steamBath' },
  {
    question: 'Where can we have a massage for two?',
    listing: 'wellness',
    query: 'treatments=coupleMassage',
  },
  { question: 'Where can we play tennis?', listing: 'active', query: 'sports=tennis' },
  {
    question: 'Which hall seats 180 in theatre?',
    listing: 'conferences-meetings-team-building',
    query: 'halls=200',
  },
];

/** Words that guests type, and a fact that a page among the first results states. */
export const searchQuestions: readonly (readonly [
  locale: Locale,
  typed: string,
  fact: FactName,
  term: string,
])[] = [
  ['hr', 'sauna', 'spaParts', 'finnishSauna'],
  ['de', 'sauna', 'spaParts', 'finnishSauna'],
  ['ko', '사우나', 'amenities', 'sauna'],
  ['de', 'hund', 'pets', 'smallDogs'],
  ['de', 'halbpension', 'board', 'halfBoard'],
  ['hr', 'polupansion', 'board', 'halfBoard'],
  ['ko', '주차', 'parking', 'paidParking'],
  ['hr', 'masaža za dvoje', 'treatments', 'coupleMassage'],
];
