// Generated from spec/messages/cz.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('cs');

/** The interface in cz (cs). */
export const czMessages: Messages = {
  site: {
    tagline: 'Hotely, prázdninové vesničky a kemp na dalmatském pobřeží',
  },
  navigation: {
    skipToContent: 'Přejít k obsahu',
    main: 'Hlavní menu',
    menu: 'Menu',
    home: 'Úvod',
    offers: 'Nabídky',
    accommodation: 'Ubytování',
    destinations: 'Destinace',
    experiences: 'Zážitky',
    restaurants: 'Restaurace',
    blog: 'Blog',
    club: 'Věrnostní klub',
    contact: 'Kontakt',
    breadcrumbs: 'Nacházíte se zde',
  },
  language: {
    label: 'Jazyk',
    choose: 'Vyberte jazyk',
    unavailable: 'v tomto jazyce není k dispozici',
    goToSection: (values) => 'Přejít do sekce „' + values.section + '“',
    borrowed: (values) => 'Tento text zatím není k dispozici v jazyce: ' + values.language + '.',
  },
  footer: {
    contact: 'Kontakt',
    email: 'E-mail',
    phone: 'Telefon',
    address: 'Adresa',
    addressText: 'Adresu vám na požádání sdělí naše rezervační centrum',
    hours: 'Pracovní doba',
    openDaily: (values) => 'Každý den od ' + values.opens + ' do ' + values.closes,
    information: 'Informace',
    discover: 'Objevte',
    languages: 'Další jazyky',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' nabídka' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' nabídky' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' nabídky' : format.number(values.count) + ' nabídek'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' článek' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' články' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' článku' : format.number(values.count) + ' článků'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' objekt' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' objekty' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' objektu' : format.number(values.count) + ' objektů'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' destinace' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' destinace' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' destinace' : format.number(values.count) + ' destinací'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' stránka' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' stránky' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' stránky' : format.number(values.count) + ' stránek'),
    inSection: 'V této sekci',
    related: 'Mohlo by se vám líbit',
    all: (values) => 'Zobrazit vše: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' výlet' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' výlety' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' výletu' : format.number(values.count) + ' výletů'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' restaurace nebo bar' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' restaurace a bary' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' restaurace a baru' : format.number(values.count) + ' restaurací a barů'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hotely, prázdninové vesničky a kemp na dalmatském pobřeží.',
    share: 'Sdílet stránku',
    updated: (values) => 'Poslední aktualizace: ' + values.date,
  },
  home: {
    intro: 'Borové háje, bílé oblázky a čisté moře. Najděte si na Jadranu své místo.',
    destinations: 'Kde nás najdete',
    accommodation: 'Kde se ubytovat',
    offers: 'Výhodné nabídky',
    experiences: 'Co podniknout',
    blog: 'Z našeho blogu',
    club: 'Vstupte do věrnostního klubu',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' hvězdička' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' hvězdičky' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' hvězdičky' : format.number(values.count) + ' hvězdiček'),
    destination: 'Destinace',
    facts: 'V kostce',
    childAge: (values) => 'Děti do ' + values.age + ' let',
    offers: 'Nabídky pro toto ubytování',
  },
  destination: {
    accommodation: (values) => 'Ubytování: ' + values.place,
    offers: (values) => 'Nabídky: ' + values.place,
  },
  notFound: {
    title: 'Stránka nenalezena',
    text: 'V adrese může být překlep, nebo jsme stránku přesunuli. Zkontrolujte adresu, nebo začněte na úvodní stránce.',
    versions: 'Tato stránka existuje v jiných jazycích',
    suggestions: 'Možná jste hledali',
    home: 'Přejít na úvodní stránku',
  },
  badRequest: {
    title: 'Tuto adresu nelze přečíst',
    text: 'Obsahuje znaky, které do ní nepatří. Zkontrolujte adresu, nebo začněte na úvodní stránce.',
  },
  gone: {
    title: 'Tato stránka byla odstraněna',
    text: 'Stránka, kterou hledáte, už neexistuje. Aktuální nabídky a informace najdete na úvodní stránce.',
  },
  serverError: {
    title: 'Něco se u nás pokazilo',
    text: 'Zkuste to prosím za chvíli znovu. O nic, co jste vyplnili, jste nepřišli.',
  },
};
