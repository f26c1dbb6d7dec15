// Generated from spec/messages/hu.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('hu');

/** The interface in hu. */
export const huMessages: Messages = {
  site: {
    tagline: 'Szállodák, üdülőfalvak és kemping a dalmát tengerparton',
  },
  navigation: {
    skipToContent: 'Ugrás a tartalomhoz',
    main: 'Főmenü',
    menu: 'Menü',
    home: 'Kezdőlap',
    offers: 'Ajánlatok',
    accommodation: 'Szállás',
    destinations: 'Úti célok',
    experiences: 'Élmények',
    restaurants: 'Éttermek',
    blog: 'Blog',
    club: 'Hűségklub',
    contact: 'Kapcsolat',
    breadcrumbs: 'Ön itt jár',
  },
  language: {
    label: 'Nyelv',
    choose: 'Nyelv kiválasztása',
    unavailable: 'ezen a nyelven nem érhető el',
    goToSection: (values) => 'Ugrás ide: „' + values.section + '”',
    borrowed: (values) => 'Ez a szöveg ' + values.language + ' nyelven még nem olvasható.',
  },
  footer: {
    contact: 'Kapcsolat',
    email: 'E-mail',
    phone: 'Telefon',
    address: 'Cím',
    addressText: 'A címet foglalási irodánk kérésre megadja',
    hours: 'Nyitvatartás',
    openDaily: (values) => 'Mindennap ' + values.opens + ' és ' + values.closes + ' között',
    information: 'Tudnivalók',
    discover: 'Fedezze fel',
    languages: 'Más nyelvek',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' ajánlat' : format.number(values.count) + ' ajánlat'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' cikk' : format.number(values.count) + ' cikk'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' szálláshely' : format.number(values.count) + ' szálláshely'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' úti cél' : format.number(values.count) + ' úti cél'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' oldal' : format.number(values.count) + ' oldal'),
    inSection: 'Ebben a részben',
    related: 'Ez is érdekelheti',
    all: (values) => 'Összes megtekintése: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' kirándulás' : format.number(values.count) + ' kirándulás'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' étterem vagy bár' : format.number(values.count) + ' étterem és bár'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: szállodák, üdülőfalvak és kemping a dalmát tengerparton.',
    share: 'Oldal megosztása',
    updated: (values) => 'Utolsó frissítés: ' + values.date,
  },
  home: {
    intro: 'Fenyvesek, fehér kavicsok, tiszta tenger. Találja meg a helyét az Adriánál.',
    destinations: 'Itt várjuk Önt',
    accommodation: 'Hol szálljon meg?',
    offers: 'Különleges ajánlatok',
    experiences: 'Programok',
    blog: 'Blogunkból',
    club: 'Lépjen be hűségklubunkba',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' csillag' : format.number(values.count) + ' csillag'),
    destination: 'Úti cél',
    facts: 'Röviden',
    childAge: (values) => 'Gyermekek ' + values.age + ' éves korig',
    offers: 'Ajánlatok erre a szálláshelyre',
  },
  destination: {
    accommodation: (values) => 'Szállások: ' + values.place,
    offers: (values) => 'Ajánlatok: ' + values.place,
  },
  notFound: {
    title: 'Az oldal nem található',
    text: 'Lehet, hogy elírás került a címbe, vagy az oldal máshová költözött. Ellenőrizze a címet, vagy induljon el a kezdőlapról.',
    versions: 'Ez az oldal más nyelveken is elérhető',
    suggestions: 'Talán ezt kereste',
    home: 'Vissza a kezdőlapra',
  },
  badRequest: {
    title: 'Ez a cím nem értelmezhető',
    text: 'Oda nem illő karaktereket tartalmaz. Ellenőrizze a címet, vagy induljon el a kezdőlapról.',
  },
  gone: {
    title: 'Ezt az oldalt eltávolítottuk',
    text: 'A keresett oldal már nem létezik. Aktuális ajánlatainkat és tudnivalóinkat a kezdőlapról érheti el.',
  },
  serverError: {
    title: 'Nálunk történt hiba',
    text: 'Kérjük, próbálja meg újra néhány perc múlva. A beírt adatok nem vesztek el.',
  },
};
