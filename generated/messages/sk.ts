// Generated from spec/messages/sk.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('sk');

/** The interface in sk. */
export const skMessages: Messages = {
  site: {
    tagline: 'Hotely, prázdninové dedinky a kemp na dalmátskom pobreží',
  },
  navigation: {
    skipToContent: 'Prejsť na obsah',
    main: 'Hlavné menu',
    menu: 'Menu',
    home: 'Úvod',
    offers: 'Ponuky',
    accommodation: 'Ubytovanie',
    destinations: 'Destinácie',
    experiences: 'Zážitky',
    restaurants: 'Reštaurácie',
    blog: 'Blog',
    club: 'Vernostný klub',
    contact: 'Kontakt',
    breadcrumbs: 'Nachádzate sa tu',
  },
  language: {
    label: 'Jazyk',
    choose: 'Vyberte si jazyk',
    unavailable: 'v tomto jazyku nie je k dispozícii',
    goToSection: (values) => 'Prejsť do sekcie „' + values.section + '“',
    borrowed: (values) => 'Tento text zatiaľ nie je k dispozícii v jazyku: ' + values.language + '.',
  },
  footer: {
    contact: 'Kontakt',
    email: 'E-mail',
    phone: 'Telefón',
    address: 'Adresa',
    addressText: 'Adresu vám na požiadanie oznámi naše rezervačné centrum',
    hours: 'Pracovný čas',
    openDaily: (values) => 'Každý deň od ' + values.opens + ' do ' + values.closes,
    information: 'Informácie',
    discover: 'Objavte',
    languages: 'Ďalšie jazyky',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' ponuka' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' ponuky' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' ponuky' : format.number(values.count) + ' ponúk'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' článok' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' články' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' článku' : format.number(values.count) + ' článkov'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' objekt' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' objekty' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' objektu' : format.number(values.count) + ' objektov'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' destinácia' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' destinácie' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' destinácie' : format.number(values.count) + ' destinácií'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' stránka' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' stránky' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' stránky' : format.number(values.count) + ' stránok'),
    inSection: 'V tejto sekcii',
    related: 'Mohlo by sa vám páčiť',
    all: (values) => 'Zobraziť všetko: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' výlet' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' výlety' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' výletu' : format.number(values.count) + ' výletov'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' reštaurácia alebo bar' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' reštaurácie a bary' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' reštaurácie a baru' : format.number(values.count) + ' reštaurácií a barov'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hotely, prázdninové dedinky a kemp na dalmátskom pobreží.',
    share: 'Zdieľať stránku',
    updated: (values) => 'Posledná aktualizácia: ' + values.date,
  },
  home: {
    intro: 'Borovicové háje, biele kamienky a čisté more. Nájdite si na Jadrane svoje miesto.',
    destinations: 'Kde nás nájdete',
    accommodation: 'Kde sa ubytovať',
    offers: 'Výhodné ponuky',
    experiences: 'Čo podniknúť',
    blog: 'Z nášho blogu',
    club: 'Vstúpte do vernostného klubu',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' hviezdička' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' hviezdičky' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' hviezdičky' : format.number(values.count) + ' hviezdičiek'),
    destination: 'Destinácia',
    facts: 'V skratke',
    childAge: (values) => 'Deti do ' + values.age + ' rokov',
    offers: 'Ponuky pre toto ubytovanie',
  },
  destination: {
    accommodation: (values) => 'Ubytovanie: ' + values.place,
    offers: (values) => 'Ponuky: ' + values.place,
  },
  notFound: {
    title: 'Stránka sa nenašla',
    text: 'V adrese môže byť preklep alebo sme stránku presunuli. Skontrolujte adresu alebo začnite na úvodnej stránke.',
    versions: 'Táto stránka existuje v iných jazykoch',
    suggestions: 'Možno ste hľadali',
    home: 'Prejsť na úvodnú stránku',
  },
  badRequest: {
    title: 'Túto adresu nemožno prečítať',
    text: 'Obsahuje znaky, ktoré do nej nepatria. Skontrolujte adresu alebo začnite na úvodnej stránke.',
  },
  gone: {
    title: 'Táto stránka bola odstránená',
    text: 'Stránka, ktorú hľadáte, už neexistuje. Aktuálne ponuky a informácie nájdete na úvodnej stránke.',
  },
  serverError: {
    title: 'Na našej strane sa niečo pokazilo',
    text: 'Skúste to, prosím, o chvíľu znova. O nič, čo ste vyplnili, ste neprišli.',
  },
};
