// Generated from spec/messages/nl.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('nl');

/** The interface in nl. */
export const nlMessages: Messages = {
  site: {
    tagline: 'Hotels, vakantiedorpen en een camping aan de Dalmatische kust',
  },
  navigation: {
    skipToContent: 'Direct naar de inhoud',
    main: 'Hoofdmenu',
    menu: 'Menu',
    home: 'Home',
    offers: 'Aanbiedingen',
    accommodation: 'Accommodaties',
    destinations: 'Bestemmingen',
    experiences: 'Beleven',
    restaurants: 'Restaurants',
    blog: 'Blog',
    club: 'Voordeelclub',
    contact: 'Contact',
    breadcrumbs: 'U bent hier',
  },
  language: {
    label: 'Taal',
    choose: 'Kies een taal',
    unavailable: 'niet beschikbaar in deze taal',
    goToSection: (values) => 'Ga naar ‘' + values.section + '’',
    borrowed: (values) => 'Deze tekst is nog niet beschikbaar in het ' + values.language + '.',
  },
  footer: {
    contact: 'Contact',
    email: 'E-mail',
    phone: 'Telefoon',
    address: 'Adres',
    addressText: 'Adres op aanvraag bij onze reserveringsafdeling',
    hours: 'Bereikbaar',
    openDaily: (values) => 'Elke dag van ' + values.opens + ' tot ' + values.closes + ' uur',
    information: 'Informatie',
    discover: 'Ontdekken',
    languages: 'Andere talen',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' aanbieding' : format.number(values.count) + ' aanbiedingen'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' artikel' : format.number(values.count) + ' artikelen'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' accommodatie' : format.number(values.count) + ' accommodaties'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' bestemming' : format.number(values.count) + ' bestemmingen'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' pagina' : format.number(values.count) + ' pagina’s'),
    inSection: 'In dit onderdeel',
    related: 'Misschien ook iets voor u',
    all: (values) => 'Bekijk alles: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' excursie' : format.number(values.count) + ' excursies'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' restaurant of bar' : format.number(values.count) + ' restaurants en bars'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hotels, vakantiedorpen en een camping aan de Dalmatische kust.',
    share: 'Deel deze pagina',
    updated: (values) => 'Laatst bijgewerkt op ' + values.date,
  },
  home: {
    intro: 'Dennenbossen, witte kiezels en een heldere zee. Vind uw plek aan de Adriatische Zee.',
    destinations: 'Waar u ons vindt',
    accommodation: 'Waar u verblijft',
    offers: 'Actuele aanbiedingen',
    experiences: 'Wat u kunt doen',
    blog: 'Uit onze blog',
    club: 'Word lid van de voordeelclub',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' ster' : format.number(values.count) + ' sterren'),
    destination: 'Bestemming',
    facts: 'In het kort',
    childAge: (values) => 'Kinderen t/m ' + values.age + ' jaar',
    offers: 'Aanbiedingen voor deze accommodatie',
  },
  destination: {
    accommodation: (values) => 'Accommodaties in ' + values.place,
    offers: (values) => 'Aanbiedingen: ' + values.place,
  },
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Misschien staat er een typefout in het adres, of is de pagina verplaatst. Controleer het adres of begin op de homepage.',
    versions: 'Deze pagina bestaat in andere talen',
    suggestions: 'Misschien zocht u dit',
    home: 'Naar de homepage',
  },
  badRequest: {
    title: 'Dit adres kan niet worden gelezen',
    text: 'Er staan tekens in die daar niet horen. Controleer het adres of begin op de homepage.',
  },
  gone: {
    title: 'Deze pagina is verwijderd',
    text: 'De pagina die u zoekt, bestaat niet meer. Op de homepage vindt u onze actuele aanbiedingen en bestemmingen.',
  },
  serverError: {
    title: 'Er ging bij ons iets mis',
    text: 'Probeer het over een ogenblik opnieuw. Wat u heeft ingevuld, is niet verloren gegaan.',
  },
};
