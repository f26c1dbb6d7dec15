// Generated from spec/messages/si.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('sl');

/** The interface in si (sl). */
export const siMessages: Messages = {
  site: {
    tagline: 'Hoteli, počitniška naselja in kamp na dalmatinski obali',
  },
  navigation: {
    skipToContent: 'Preskočite na vsebino',
    main: 'Glavni meni',
    menu: 'Meni',
    home: 'Domov',
    offers: 'Ponudbe',
    accommodation: 'Nastanitve',
    destinations: 'Destinacije',
    experiences: 'Doživetja',
    restaurants: 'Restavracije',
    blog: 'Blog',
    club: 'Klub ugodnosti',
    contact: 'Kontakt',
    breadcrumbs: 'Tukaj ste',
  },
  language: {
    label: 'Jezik',
    choose: 'Izberite jezik',
    unavailable: 'ni na voljo v tem jeziku',
    goToSection: (values) => 'Pojdite na »' + values.section + '«',
    borrowed: (values) => 'To besedilo še ni na voljo v izbranem jeziku (' + values.language + ').',
  },
  footer: {
    contact: 'Kontakt',
    email: 'E-pošta',
    phone: 'Telefon',
    address: 'Naslov',
    addressText: 'Naslov vam na željo sporoči naš rezervacijski center',
    hours: 'Delovni čas',
    openDaily: (values) => 'Vsak dan od ' + values.opens + ' do ' + values.closes,
    information: 'Informacije',
    discover: 'Odkrijte',
    languages: 'Drugi jeziki',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' ponudba' : format.cardinal(values.count) === 'two' ? format.number(values.count) + ' ponudbi' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' ponudbe' : format.number(values.count) + ' ponudb'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' članek' : format.cardinal(values.count) === 'two' ? format.number(values.count) + ' članka' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' članki' : format.number(values.count) + ' člankov'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' nastanitev' : format.cardinal(values.count) === 'two' ? format.number(values.count) + ' nastanitvi' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' nastanitve' : format.number(values.count) + ' nastanitev'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' destinacija' : format.cardinal(values.count) === 'two' ? format.number(values.count) + ' destinaciji' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' destinacije' : format.number(values.count) + ' destinacij'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' stran' : format.cardinal(values.count) === 'two' ? format.number(values.count) + ' strani' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' strani' : format.number(values.count) + ' strani'),
    inSection: 'V tem razdelku',
    related: 'Morda vas zanima tudi',
    all: (values) => 'Oglejte si vse: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' izlet' : format.cardinal(values.count) === 'two' ? format.number(values.count) + ' izleta' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' izleti' : format.number(values.count) + ' izletov'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' restavracija ali bar' : format.cardinal(values.count) === 'two' ? format.number(values.count) + ' restavraciji in bara' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' restavracije in bari' : format.number(values.count) + ' restavracij in barov'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hoteli, počitniška naselja in kamp na dalmatinski obali.',
    share: 'Delite to stran',
    updated: (values) => 'Zadnja sprememba: ' + values.date,
  },
  home: {
    intro: 'Borovi gozdovi, beli prodniki in bistro morje. Poiščite svoj kotiček ob Jadranu.',
    destinations: 'Kje smo',
    accommodation: 'Kje prenočiti',
    offers: 'Posebne ponudbe',
    experiences: 'Kaj doživeti',
    blog: 'Z našega bloga',
    club: 'Včlanite se v klub ugodnosti',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' zvezdica' : format.cardinal(values.count) === 'two' ? format.number(values.count) + ' zvezdici' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' zvezdice' : format.number(values.count) + ' zvezdic'),
    destination: 'Destinacija',
    facts: 'Na kratko',
    childAge: (values) => 'Otroci do starosti ' + values.age + ' let',
    offers: 'Ponudbe za to nastanitev',
  },
  destination: {
    accommodation: (values) => 'Nastanitve: ' + values.place,
    offers: (values) => 'Ponudbe: ' + values.place,
  },
  notFound: {
    title: 'Strani ni mogoče najti',
    text: 'Morda je v naslovu tipkarska napaka ali pa smo stran prestavili. Preverite naslov ali začnite na domači strani.',
    versions: 'Ta stran obstaja v drugih jezikih',
    suggestions: 'Morda ste iskali',
    home: 'Na domačo stran',
  },
  badRequest: {
    title: 'Tega naslova ni mogoče prebrati',
    text: 'V naslovu so znaki, ki tja ne sodijo. Preverite naslov ali začnite na domači strani.',
  },
  gone: {
    title: 'To stran smo odstranili',
    text: 'Strani, ki jo iščete, ni več. Začnite na domači strani ali si oglejte trenutne ponudbe.',
  },
  serverError: {
    title: 'Pri nas je šlo nekaj narobe',
    text: 'Čez trenutek poskusite znova. Nič, kar ste vpisali, ni izgubljeno.',
  },
};
