// Generated from spec/messages/se.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('sv');

/** The interface in se (sv). */
export const seMessages: Messages = {
  site: {
    tagline: 'Hotell, semesterbyar och camping vid Dalmatiens kust',
  },
  navigation: {
    skipToContent: 'Hoppa till innehållet',
    main: 'Huvudmeny',
    menu: 'Meny',
    home: 'Start',
    offers: 'Erbjudanden',
    accommodation: 'Boende',
    destinations: 'Resmål',
    experiences: 'Upplevelser',
    restaurants: 'Restauranger',
    blog: 'Blogg',
    club: 'Förmånsklubb',
    contact: 'Kontakt',
    breadcrumbs: 'Du är här',
  },
  language: {
    label: 'Språk',
    choose: 'Välj språk',
    unavailable: 'finns inte på det här språket',
    goToSection: (values) => 'Gå till ”' + values.section + '”',
    borrowed: (values) => 'Texten finns ännu inte på det här språket (' + values.language + ').',
  },
  footer: {
    contact: 'Kontakt',
    email: 'E-post',
    phone: 'Telefon',
    address: 'Adress',
    addressText: 'Adressen får du av vårt bokningskontor',
    hours: 'Öppettider',
    openDaily: (values) => 'Alla dagar ' + values.opens + '–' + values.closes,
    information: 'Information',
    discover: 'Upptäck',
    languages: 'Andra språk',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' erbjudande' : format.number(values.count) + ' erbjudanden'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' artikel' : format.number(values.count) + ' artiklar'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' boende' : format.number(values.count) + ' boenden'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' resmål' : format.number(values.count) + ' resmål'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' sida' : format.number(values.count) + ' sidor'),
    inSection: 'I den här avdelningen',
    related: 'Du kanske också gillar',
    all: (values) => 'Visa alla: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' utflykt' : format.number(values.count) + ' utflykter'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' restaurang eller bar' : format.number(values.count) + ' restauranger och barer'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hotell, semesterbyar och camping vid Dalmatiens kust.',
    share: 'Dela sidan',
    updated: (values) => 'Senast uppdaterad ' + values.date,
  },
  home: {
    intro: 'Tallskog, vita stenar och ett klart hav. Hitta din plats vid Adriatiska havet.',
    destinations: 'Här finns vi',
    accommodation: 'Här kan du bo',
    offers: 'Aktuella erbjudanden',
    experiences: 'Det här kan du göra',
    blog: 'Från vår blogg',
    club: 'Gå med i förmånsklubben',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' stjärna' : format.number(values.count) + ' stjärnor'),
    destination: 'Resmål',
    facts: 'I korthet',
    childAge: (values) => 'Barn upp till ' + values.age + ' år',
    offers: 'Erbjudanden för det här boendet',
  },
  destination: {
    accommodation: (values) => 'Boende: ' + values.place,
    offers: (values) => 'Erbjudanden: ' + values.place,
  },
  notFound: {
    title: 'Sidan hittades inte',
    text: 'Adressen kan vara felstavad, eller så har sidan flyttats. Kontrollera adressen eller börja om från startsidan.',
    versions: 'Sidan finns på andra språk',
    suggestions: 'Du kanske letade efter',
    home: 'Till startsidan',
  },
  badRequest: {
    title: 'Adressen går inte att läsa',
    text: 'Den innehåller tecken som inte hör hemma där. Kontrollera adressen eller börja om från startsidan.',
  },
  gone: {
    title: 'Sidan har tagits bort',
    text: 'Sidan du letar efter finns inte längre. På startsidan hittar du våra aktuella erbjudanden och resmål.',
  },
  serverError: {
    title: 'Något gick fel hos oss',
    text: 'Försök igen om en liten stund. Inget av det du har skrivit in har gått förlorat.',
  },
};
