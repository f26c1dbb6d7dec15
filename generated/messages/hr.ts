// Generated from spec/messages/hr.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('hr');

/** The interface in hr. */
export const hrMessages: Messages = {
  site: {
    tagline: 'Hoteli, turistička naselja i kamp na dalmatinskoj obali',
  },
  navigation: {
    skipToContent: 'Prijeđite na sadržaj',
    main: 'Glavni izbornik',
    menu: 'Izbornik',
    home: 'Početna',
    offers: 'Ponude',
    accommodation: 'Smještaj',
    destinations: 'Destinacije',
    experiences: 'Doživljaji',
    restaurants: 'Restorani',
    blog: 'Blog',
    club: 'Klub vjernosti',
    contact: 'Kontakt',
    breadcrumbs: 'Ovdje se nalazite',
  },
  language: {
    label: 'Jezik',
    choose: 'Odaberite jezik',
    unavailable: 'nije dostupno na ovom jeziku',
    goToSection: (values) => 'Idite na „' + values.section + '”',
    borrowed: (values) => 'Ovaj tekst još nije dostupan na odabranom jeziku (' + values.language + ').',
  },
  footer: {
    contact: 'Kontakt',
    email: 'E-pošta',
    phone: 'Telefon',
    address: 'Adresa',
    addressText: 'Adresu možete zatražiti u našem rezervacijskom centru',
    hours: 'Radno vrijeme',
    openDaily: (values) => 'Svaki dan od ' + values.opens + ' do ' + values.closes,
    information: 'Informacije',
    discover: 'Otkrijte',
    languages: 'Drugi jezici',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' ponuda' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' ponude' : format.number(values.count) + ' ponuda'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' članak' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' članka' : format.number(values.count) + ' članaka'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' smještajni objekt' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' smještajna objekta' : format.number(values.count) + ' smještajnih objekata'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' destinacija' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' destinacije' : format.number(values.count) + ' destinacija'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' stranica' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' stranice' : format.number(values.count) + ' stranica'),
    inSection: 'U ovom odjeljku',
    related: 'Možda će Vas zanimati i ovo',
    all: (values) => 'Pogledajte sve: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' izlet' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' izleta' : format.number(values.count) + ' izleta'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' restoran ili bar' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' restorana i bara' : format.number(values.count) + ' restorana i barova'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hoteli, turistička naselja i kamp na dalmatinskoj obali.',
    share: 'Podijelite ovu stranicu',
    updated: (values) => 'Posljednja izmjena: ' + values.date,
  },
  home: {
    intro: 'Borova šuma, bijelo žalo i bistro more. Pronađite svoje mjesto na Jadranu.',
    destinations: 'Gdje smo',
    accommodation: 'Gdje odsjesti',
    offers: 'Posebne ponude',
    experiences: 'Što doživjeti',
    blog: 'S našeg bloga',
    club: 'Učlanite se u klub vjernosti',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' zvjezdica' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' zvjezdice' : format.number(values.count) + ' zvjezdica'),
    destination: 'Destinacija',
    facts: 'Ukratko',
    childAge: (values) => 'Djeca do ' + values.age + ' god.',
    offers: 'Ponude za ovaj smještaj',
  },
  destination: {
    accommodation: (values) => 'Smještaj: ' + values.place,
    offers: (values) => 'Ponude: ' + values.place,
  },
  notFound: {
    title: 'Stranica nije pronađena',
    text: 'Adresa je možda pogrešno upisana ili je stranica premještena. Provjerite adresu ili krenite od početne stranice.',
    versions: 'Ova stranica postoji na drugim jezicima',
    suggestions: 'Možda ste tražili',
    home: 'Idite na početnu stranicu',
  },
  badRequest: {
    title: 'Ova se adresa ne može pročitati',
    text: 'U adresi su znakovi kojima ondje nije mjesto. Provjerite adresu ili krenite od početne stranice.',
  },
  gone: {
    title: 'Ova je stranica uklonjena',
    text: 'Stranica koju tražite više ne postoji. Krenite od početne stranice ili pogledajte aktualne ponude.',
  },
  serverError: {
    title: 'Kod nas je nešto pošlo po zlu',
    text: 'Pokušajte ponovno za koji trenutak. Ništa od upisanog nije izgubljeno.',
  },
};
