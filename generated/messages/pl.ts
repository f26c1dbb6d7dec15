// Generated from spec/messages/pl.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('pl');

/** The interface in pl. */
export const plMessages: Messages = {
  site: {
    tagline: 'Hotele, wioski wakacyjne i kemping na wybrzeżu Dalmacji',
  },
  navigation: {
    skipToContent: 'Do treści strony',
    main: 'Menu główne',
    menu: 'Menu',
    home: 'Strona główna',
    offers: 'Oferty',
    accommodation: 'Noclegi',
    destinations: 'Kierunki',
    experiences: 'Atrakcje',
    restaurants: 'Restauracje',
    blog: 'Blog',
    club: 'Klub lojalnościowy',
    contact: 'Kontakt',
    breadcrumbs: 'Ścieżka nawigacji',
  },
  language: {
    label: 'Język',
    choose: 'Wybór języka',
    unavailable: 'niedostępne w tym języku',
    goToSection: (values) => 'Do działu „' + values.section + '”',
    borrowed: (values) => 'Ten tekst nie jest jeszcze dostępny w języku: ' + values.language + '.',
  },
  footer: {
    contact: 'Kontakt',
    email: 'E-mail',
    phone: 'Telefon',
    address: 'Adres',
    addressText: 'Adres podaje na życzenie nasze centrum rezerwacji',
    hours: 'Godziny pracy',
    openDaily: (values) => 'Codziennie od ' + values.opens + ' do ' + values.closes,
    information: 'Informacje',
    discover: 'Warto odkryć',
    languages: 'Inne języki',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' oferta' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' oferty' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' ofert' : format.number(values.count) + ' oferty'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' artykuł' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' artykuły' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' artykułów' : format.number(values.count) + ' artykułu'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' obiekt' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' obiekty' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' obiektów' : format.number(values.count) + ' obiektu'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' kierunek' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' kierunki' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' kierunków' : format.number(values.count) + ' kierunku'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' strona' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' strony' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' stron' : format.number(values.count) + ' strony'),
    inSection: 'W tym dziale',
    related: 'To też może się spodobać',
    all: (values) => 'Wszystko w dziale: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' wycieczka' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' wycieczki' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' wycieczek' : format.number(values.count) + ' wycieczki'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' restauracja lub bar' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' restauracje i bary' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' restauracji i barów' : format.number(values.count) + ' restauracji i baru'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hotele, wioski wakacyjne i kemping na wybrzeżu Dalmacji.',
    share: 'Udostępnianie strony',
    updated: (values) => 'Ostatnia aktualizacja: ' + values.date,
  },
  home: {
    intro: 'Sosny, jasne kamyki i przejrzyste morze. Każdy znajdzie tu swoje miejsce nad Adriatykiem.',
    destinations: 'Gdzie jesteśmy',
    accommodation: 'Gdzie się zatrzymać',
    offers: 'Oferty specjalne',
    experiences: 'Co robić na miejscu',
    blog: 'Z naszego bloga',
    club: 'Warto dołączyć do klubu lojalnościowego',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' gwiazdka' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' gwiazdki' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' gwiazdek' : format.number(values.count) + ' gwiazdki'),
    destination: 'Miejscowość',
    facts: 'W skrócie',
    childAge: (values) => 'Dzieci w wieku do ' + values.age + ' lat',
    offers: 'Oferty w tym obiekcie',
  },
  destination: {
    accommodation: (values) => 'Noclegi: ' + values.place,
    offers: (values) => 'Oferty: ' + values.place,
  },
  notFound: {
    title: 'Nie znaleziono strony',
    text: 'Być może w adresie jest literówka albo strona została przeniesiona. Warto sprawdzić adres lub zacząć od strony głównej.',
    versions: 'Ta strona istnieje w innych językach',
    suggestions: 'Być może chodziło o',
    home: 'Na stronę główną',
  },
  badRequest: {
    title: 'Nie można odczytać tego adresu',
    text: 'Zawiera znaki, których nie powinno w nim być. Warto sprawdzić adres albo zacząć od strony głównej.',
  },
  gone: {
    title: 'Ta strona została usunięta',
    text: 'Szukana strona już nie istnieje. Aktualne oferty i informacje są dostępne na stronie głównej.',
  },
  serverError: {
    title: 'Coś poszło nie tak po naszej stronie',
    text: 'Prosimy spróbować ponownie za chwilę. Wprowadzone dane nie przepadły.',
  },
};
