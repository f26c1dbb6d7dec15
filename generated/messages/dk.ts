// Generated from spec/messages/dk.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('da');

/** The interface in dk (da). */
export const dkMessages: Messages = {
  site: {
    tagline: 'Hoteller, feriebyer og camping på den dalmatiske kyst',
  },
  navigation: {
    skipToContent: 'Gå til indhold',
    main: 'Hovedmenu',
    menu: 'Menu',
    home: 'Forside',
    offers: 'Tilbud',
    accommodation: 'Overnatning',
    destinations: 'Rejsemål',
    experiences: 'Oplevelser',
    restaurants: 'Restauranter',
    blog: 'Blog',
    club: 'Fordelsklub',
    contact: 'Kontakt',
    breadcrumbs: 'Du er her',
  },
  language: {
    label: 'Sprog',
    choose: 'Vælg sprog',
    unavailable: 'findes ikke på dette sprog',
    goToSection: (values) => 'Gå til »' + values.section + '«',
    borrowed: (values) => 'Teksten findes endnu ikke på dette sprog (' + values.language + ').',
  },
  footer: {
    contact: 'Kontakt',
    email: 'E-mail',
    phone: 'Telefon',
    address: 'Adresse',
    addressText: 'Adressen får du hos vores bookingkontor',
    hours: 'Åbningstider',
    openDaily: (values) => 'Alle dage kl. ' + values.opens + '–' + values.closes,
    information: 'Information',
    discover: 'Oplev',
    languages: 'Andre sprog',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' tilbud' : format.number(values.count) + ' tilbud'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' artikel' : format.number(values.count) + ' artikler'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' overnatningssted' : format.number(values.count) + ' overnatningssteder'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' rejsemål' : format.number(values.count) + ' rejsemål'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' side' : format.number(values.count) + ' sider'),
    inSection: 'I dette afsnit',
    related: 'Måske er det også noget for dig',
    all: (values) => 'Se alle: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' udflugt' : format.number(values.count) + ' udflugter'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' restaurant eller bar' : format.number(values.count) + ' restauranter og barer'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hoteller, feriebyer og camping på den dalmatiske kyst.',
    share: 'Del denne side',
    updated: (values) => 'Sidst opdateret ' + values.date,
  },
  home: {
    intro: 'Fyrreskove, hvide småsten og klart vand. Find dit sted ved Adriaterhavet.',
    destinations: 'Her finder du os',
    accommodation: 'Her kan du bo',
    offers: 'Aktuelle tilbud',
    experiences: 'Det kan du opleve',
    blog: 'Fra vores blog',
    club: 'Bliv medlem af fordelsklubben',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' stjerne' : format.number(values.count) + ' stjerner'),
    destination: 'Rejsemål',
    facts: 'Kort fortalt',
    childAge: (values) => 'Børn til og med ' + values.age + ' år',
    offers: 'Tilbud på dette sted',
  },
  destination: {
    accommodation: (values) => 'Overnatning: ' + values.place,
    offers: (values) => 'Tilbud: ' + values.place,
  },
  notFound: {
    title: 'Siden blev ikke fundet',
    text: 'Måske er der en slåfejl i adressen, eller også er siden flyttet. Tjek adressen, eller begynd på forsiden.',
    versions: 'Siden findes på andre sprog',
    suggestions: 'Måske ledte du efter',
    home: 'Gå til forsiden',
  },
  badRequest: {
    title: 'Adressen kan ikke læses',
    text: 'Den indeholder tegn, der ikke hører hjemme der. Tjek adressen, eller begynd på forsiden.',
  },
  gone: {
    title: 'Siden er fjernet',
    text: 'Den side, du leder efter, findes ikke længere. På forsiden finder du vores aktuelle tilbud og rejsemål.',
  },
  serverError: {
    title: 'Noget gik galt hos os',
    text: 'Prøv igen om et øjeblik. Det, du har indtastet, er ikke gået tabt.',
  },
};
