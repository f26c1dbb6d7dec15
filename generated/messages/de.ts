// Generated from spec/messages/de.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('de');

/** The interface in de. */
export const deMessages: Messages = {
  site: {
    tagline: 'Hotels, Feriendörfer und Camping an der dalmatinischen Küste',
  },
  navigation: {
    skipToContent: 'Zum Inhalt springen',
    main: 'Hauptmenü',
    menu: 'Menü',
    home: 'Startseite',
    offers: 'Angebote',
    accommodation: 'Unterkünfte',
    destinations: 'Reiseziele',
    experiences: 'Erlebnisse',
    restaurants: 'Restaurants',
    blog: 'Blog',
    club: 'Treueclub',
    contact: 'Kontakt',
    breadcrumbs: 'Sie sind hier',
  },
  language: {
    label: 'Sprache',
    choose: 'Sprache wählen',
    unavailable: 'nicht in dieser Sprache verfügbar',
    goToSection: (values) => 'Weiter zu „' + values.section + '“',
    borrowed: (values) => 'Diesen Text gibt es noch nicht auf ' + values.language + '.',
  },
  footer: {
    contact: 'Kontakt',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    addressText: 'Adresse auf Anfrage bei unserer Reservierungszentrale',
    hours: 'Servicezeiten',
    openDaily: (values) => 'Täglich von ' + values.opens + ' bis ' + values.closes + ' Uhr',
    information: 'Informationen',
    discover: 'Entdecken',
    languages: 'Weitere Sprachen',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' Angebot' : format.number(values.count) + ' Angebote'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' Artikel' : format.number(values.count) + ' Artikel'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' Unterkunft' : format.number(values.count) + ' Unterkünfte'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' Reiseziel' : format.number(values.count) + ' Reiseziele'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' Seite' : format.number(values.count) + ' Seiten'),
    inSection: 'In diesem Bereich',
    related: 'Das könnte Ihnen auch gefallen',
    all: (values) => 'Alle ansehen: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' Ausflug' : format.number(values.count) + ' Ausflüge'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' Restaurant oder Bar' : format.number(values.count) + ' Restaurants und Bars'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: Hotels, Feriendörfer und Camping an der dalmatinischen Küste.',
    share: 'Diese Seite teilen',
    updated: (values) => 'Zuletzt aktualisiert am ' + values.date,
  },
  home: {
    intro: 'Kiefernwald, weiße Kiesel und klares Meer. Finden Sie Ihren Platz an der Adria.',
    destinations: 'Unsere Orte',
    accommodation: 'Unsere Häuser',
    offers: 'Aktuelle Angebote',
    experiences: 'Was Sie erleben können',
    blog: 'Aus unserem Blog',
    club: 'Werden Sie Mitglied im Treueclub',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' Stern' : format.number(values.count) + ' Sterne'),
    destination: 'Reiseziel',
    facts: 'Auf einen Blick',
    childAge: (values) => 'Kinder bis ' + values.age + ' Jahre',
    offers: 'Angebote für diese Unterkunft',
  },
  destination: {
    accommodation: (values) => 'Unterkünfte in ' + values.place,
    offers: (values) => 'Angebote: ' + values.place,
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen. Prüfen Sie die Adresse oder beginnen Sie auf der Startseite.',
    versions: 'Diese Seite gibt es in anderen Sprachen',
    suggestions: 'Vielleicht haben Sie das gesucht',
    home: 'Zur Startseite',
  },
  badRequest: {
    title: 'Diese Adresse ist nicht lesbar',
    text: 'Sie enthält Zeichen, die dort nicht hingehören. Prüfen Sie die Adresse oder beginnen Sie auf der Startseite.',
  },
  gone: {
    title: 'Diese Seite wurde entfernt',
    text: 'Die gesuchte Seite gibt es nicht mehr. Auf der Startseite finden Sie unsere aktuellen Angebote und Reiseziele.',
  },
  serverError: {
    title: 'Bei uns ist etwas schiefgegangen',
    text: 'Bitte versuchen Sie es gleich noch einmal. Ihre Eingaben sind nicht verloren.',
  },
};
