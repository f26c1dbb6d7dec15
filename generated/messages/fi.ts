// Generated from spec/messages/fi.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('fi');

/** The interface in fi. */
export const fiMessages: Messages = {
  site: {
    tagline: 'Hotelleja, lomakyliä ja leirintäalue Dalmatian rannikolla',
  },
  navigation: {
    skipToContent: 'Siirry sisältöön',
    main: 'Päävalikko',
    menu: 'Valikko',
    home: 'Etusivu',
    offers: 'Tarjoukset',
    accommodation: 'Majoitus',
    destinations: 'Kohteet',
    experiences: 'Elämykset',
    restaurants: 'Ravintolat',
    blog: 'Blogi',
    club: 'Etuklubi',
    contact: 'Yhteystiedot',
    breadcrumbs: 'Olet täällä',
  },
  language: {
    label: 'Kieli',
    choose: 'Valitse kieli',
    unavailable: 'ei saatavilla tällä kielellä',
    goToSection: (values) => 'Siirry osioon ”' + values.section + '”',
    borrowed: (values) => 'Tätä tekstiä ei ole vielä saatavilla valitulla kielellä (' + values.language + ').',
  },
  footer: {
    contact: 'Yhteystiedot',
    email: 'Sähköposti',
    phone: 'Puhelin',
    address: 'Osoite',
    addressText: 'Osoitteen saat varauspalvelustamme',
    hours: 'Palveluajat',
    openDaily: (values) => 'Joka päivä klo ' + values.opens + '–' + values.closes,
    information: 'Tietoa',
    discover: 'Tutustu',
    languages: 'Muut kielet',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' tarjous' : format.number(values.count) + ' tarjousta'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' artikkeli' : format.number(values.count) + ' artikkelia'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' majoituskohde' : format.number(values.count) + ' majoituskohdetta'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' kohde' : format.number(values.count) + ' kohdetta'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' sivu' : format.number(values.count) + ' sivua'),
    inSection: 'Tässä osiossa',
    related: 'Sinua voisi kiinnostaa myös',
    all: (values) => 'Näytä kaikki: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' retki' : format.number(values.count) + ' retkeä'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' ravintola tai baari' : format.number(values.count) + ' ravintolaa ja baaria'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hotelleja, lomakyliä ja leirintäalue Dalmatian rannikolla.',
    share: 'Jaa sivu',
    updated: (values) => 'Päivitetty viimeksi ' + values.date,
  },
  home: {
    intro: 'Mäntymetsää, valkoisia kiviä ja kirkas meri. Löydä paikkasi Adrianmeren rannalta.',
    destinations: 'Täältä löydät meidät',
    accommodation: 'Missä yöpyä',
    offers: 'Ajankohtaiset tarjoukset',
    experiences: 'Tekemistä lomalle',
    blog: 'Blogistamme',
    club: 'Liity etuklubiin',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' tähti' : format.number(values.count) + ' tähteä'),
    destination: 'Kohde',
    facts: 'Lyhyesti',
    childAge: (values) => 'Lapset ' + values.age + ' vuoden ikään asti',
    offers: 'Tämän majoituskohteen tarjoukset',
  },
  destination: {
    accommodation: (values) => 'Majoitus: ' + values.place,
    offers: (values) => 'Tarjoukset: ' + values.place,
  },
  notFound: {
    title: 'Sivua ei löytynyt',
    text: 'Osoitteessa voi olla kirjoitusvirhe, tai sivu on siirretty. Tarkista osoite tai aloita etusivulta.',
    versions: 'Sivu löytyy muilla kielillä',
    suggestions: 'Etsitkö ehkä näitä?',
    home: 'Siirry etusivulle',
  },
  badRequest: {
    title: 'Osoitetta ei voi lukea',
    text: 'Siinä on merkkejä, jotka eivät kuulu osoitteeseen. Tarkista osoite tai aloita etusivulta.',
  },
  gone: {
    title: 'Sivu on poistettu',
    text: 'Etsimääsi sivua ei enää ole. Aloita etusivulta.',
  },
  serverError: {
    title: 'Meillä meni jotain vikaan',
    text: 'Yritä hetken kuluttua uudelleen. Mitään kirjoittamaasi ei ole kadonnut.',
  },
};
