// Generated from spec/messages/ro.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('ro');

/** The interface in ro. */
export const roMessages: Messages = {
  site: {
    tagline: 'Hoteluri, sate de vacanță și camping pe coasta dalmată',
  },
  navigation: {
    skipToContent: 'Treceți la conținut',
    main: 'Meniul principal',
    menu: 'Meniu',
    home: 'Acasă',
    offers: 'Oferte',
    accommodation: 'Cazare',
    destinations: 'Destinații',
    experiences: 'Experiențe',
    restaurants: 'Restaurante',
    blog: 'Blog',
    club: 'Club de fidelitate',
    contact: 'Contact',
    breadcrumbs: 'Vă aflați aici',
  },
  language: {
    label: 'Limbă',
    choose: 'Alegeți limba',
    unavailable: 'indisponibil în această limbă',
    goToSection: (values) => 'Mergeți la „' + values.section + '”',
    borrowed: (values) => 'Acest text nu este încă disponibil în limba ' + values.language + '.',
  },
  footer: {
    contact: 'Contact',
    email: 'E-mail',
    phone: 'Telefon',
    address: 'Adresă',
    addressText: 'Adresa o primiți la cerere de la biroul de rezervări',
    hours: 'Program',
    openDaily: (values) => 'Zilnic, între ' + values.opens + ' și ' + values.closes,
    information: 'Informații',
    discover: 'Descoperiți',
    languages: 'Alte limbi',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' ofertă' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' oferte' : format.number(values.count) + ' de oferte'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' articol' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' articole' : format.number(values.count) + ' de articole'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' loc de cazare' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' locuri de cazare' : format.number(values.count) + ' de locuri de cazare'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' destinație' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' destinații' : format.number(values.count) + ' de destinații'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' pagină' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' pagini' : format.number(values.count) + ' de pagini'),
    inSection: 'În această secțiune',
    related: 'V-ar putea plăcea și',
    all: (values) => 'Vedeți tot: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' excursie' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' excursii' : format.number(values.count) + ' de excursii'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' restaurant sau bar' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' restaurante și baruri' : format.number(values.count) + ' de restaurante și baruri'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hoteluri, sate de vacanță și camping pe coasta dalmată.',
    share: 'Distribuiți pagina',
    updated: (values) => 'Ultima actualizare: ' + values.date,
  },
  home: {
    intro: 'Păduri de pini, pietricele albe și o mare limpede. Găsiți-vă locul la Adriatica.',
    destinations: 'Unde ne găsiți',
    accommodation: 'Unde puteți sta',
    offers: 'Oferte speciale',
    experiences: 'Ce puteți face',
    blog: 'De pe blogul nostru',
    club: 'Intrați în clubul de fidelitate',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' stea' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' stele' : format.number(values.count) + ' de stele'),
    destination: 'Destinație',
    facts: 'Pe scurt',
    childAge: (values) => 'Copii până la ' + values.age + ' ani',
    offers: 'Oferte pentru acest loc de cazare',
  },
  destination: {
    accommodation: (values) => 'Cazare: ' + values.place,
    offers: (values) => 'Oferte: ' + values.place,
  },
  notFound: {
    title: 'Pagina nu a fost găsită',
    text: 'Poate că adresa a fost scrisă greșit sau pagina s-a mutat. Verificați adresa sau porniți de la pagina principală.',
    versions: 'Pagina există în alte limbi',
    suggestions: 'Poate căutați',
    home: 'Mergeți la pagina principală',
  },
  badRequest: {
    title: 'Această adresă nu poate fi citită',
    text: 'Conține caractere care nu au ce căuta acolo. Verificați adresa sau porniți de la pagina principală.',
  },
  gone: {
    title: 'Această pagină a fost eliminată',
    text: 'Pagina pe care o căutați nu mai există. Puteți porni de la pagina principală.',
  },
  serverError: {
    title: 'Ceva nu a mers bine la noi',
    text: 'Încercați din nou peste câteva clipe. Nimic din ce ați completat nu s-a pierdut.',
  },
};
