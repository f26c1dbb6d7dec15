// Generated from spec/messages/it.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('it');

/** The interface in it. */
export const itMessages: Messages = {
  site: {
    tagline: 'Hotel, villaggi turistici e campeggio sulla costa dalmata',
  },
  navigation: {
    skipToContent: 'Passare al contenuto',
    main: 'Menu principale',
    menu: 'Menu',
    home: 'Home',
    offers: 'Offerte',
    accommodation: 'Alloggi',
    destinations: 'Destinazioni',
    experiences: 'Esperienze',
    restaurants: 'Ristoranti',
    blog: 'Blog',
    club: 'Club fedeltà',
    contact: 'Contatti',
    breadcrumbs: 'Percorso di navigazione',
  },
  language: {
    label: 'Lingua',
    choose: 'Scegliere una lingua',
    unavailable: 'non disponibile in questa lingua',
    goToSection: (values) => 'Andare a «' + values.section + '»',
    borrowed: (values) => 'Questo testo non è ancora disponibile in ' + values.language + '.',
  },
  footer: {
    contact: 'Contatti',
    email: 'E-mail',
    phone: 'Telefono',
    address: 'Indirizzo',
    addressText: 'Indirizzo su richiesta al nostro centro prenotazioni',
    hours: 'Orari',
    openDaily: (values) => 'Tutti i giorni dalle ' + values.opens + ' alle ' + values.closes,
    information: 'Informazioni',
    discover: 'Da scoprire',
    languages: 'Altre lingue',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' offerta' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' di offerte' : format.number(values.count) + ' offerte'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' articolo' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' di articoli' : format.number(values.count) + ' articoli'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' struttura' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' di strutture' : format.number(values.count) + ' strutture'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' destinazione' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' di destinazioni' : format.number(values.count) + ' destinazioni'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' pagina' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' di pagine' : format.number(values.count) + ' pagine'),
    inSection: 'In questa sezione',
    related: 'Potrebbe interessare anche',
    all: (values) => 'Elenco completo: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' escursione' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' di escursioni' : format.number(values.count) + ' escursioni'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' ristorante o bar' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' di ristoranti e bar' : format.number(values.count) + ' ristoranti e bar'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hotel, villaggi turistici e campeggio sulla costa dalmata.',
    share: 'Condividere questa pagina',
    updated: (values) => 'Ultimo aggiornamento: ' + values.date,
  },
  home: {
    intro: 'Pinete, ciottoli bianchi e un mare limpido. Ecco dove trovare il proprio posto sull’Adriatico.',
    destinations: 'Dove siamo',
    accommodation: 'Dove alloggiare',
    offers: 'Offerte speciali',
    experiences: 'Che cosa fare',
    blog: 'Dal nostro blog',
    club: 'Iscriversi al club fedeltà',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' stella' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' di stelle' : format.number(values.count) + ' stelle'),
    destination: 'Destinazione',
    facts: 'In breve',
    childAge: (values) => 'Bambini fino a ' + values.age + ' anni',
    offers: 'Offerte per questa struttura',
  },
  destination: {
    accommodation: (values) => 'Alloggi: ' + values.place,
    offers: (values) => 'Offerte: ' + values.place,
  },
  notFound: {
    title: 'Pagina non trovata',
    text: 'L’indirizzo potrebbe contenere un errore di battitura, oppure la pagina è stata spostata. Controllare l’indirizzo o ripartire dalla pagina iniziale.',
    versions: 'Questa pagina esiste in altre lingue',
    suggestions: 'Forse è una di queste pagine',
    home: 'Andare alla pagina iniziale',
  },
  badRequest: {
    title: 'Questo indirizzo non è leggibile',
    text: 'Contiene caratteri che non dovrebbero esserci. Controllare l’indirizzo o ripartire dalla pagina iniziale.',
  },
  gone: {
    title: 'Questa pagina è stata rimossa',
    text: 'La pagina cercata non esiste più. Si può ripartire dalla pagina iniziale.',
  },
  serverError: {
    title: 'Qualcosa non ha funzionato da parte nostra',
    text: 'Riprovare tra qualche istante. I dati inseriti non sono andati persi.',
  },
};
