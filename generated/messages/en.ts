// Generated from spec/messages/en.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('en');

/** The interface in en. */
export const enMessages: Messages = {
  site: {
    tagline: 'Hotels, holiday villages and camping on the Dalmatian coast',
  },
  navigation: {
    skipToContent: 'Skip to content',
    main: 'Main menu',
    menu: 'Menu',
    home: 'Home',
    offers: 'Offers',
    accommodation: 'Accommodation',
    destinations: 'Destinations',
    experiences: 'Experiences',
    restaurants: 'Restaurants',
    blog: 'Blog',
    club: 'Rewards club',
    contact: 'Contact',
    breadcrumbs: 'You are here',
  },
  language: {
    label: 'Language',
    choose: 'Choose a language',
    unavailable: 'not available in this language',
    goToSection: (values) => 'Go to ‘' + values.section + '’',
    borrowed: (values) => 'This text is not available in ' + values.language + ' yet.',
  },
  footer: {
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    addressText: 'Address on request from our reservation office',
    hours: 'Opening hours',
    openDaily: (values) => 'Every day from ' + values.opens + ' to ' + values.closes,
    information: 'Information',
    discover: 'Discover',
    languages: 'Other languages',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' offer' : format.number(values.count) + ' offers'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' article' : format.number(values.count) + ' articles'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' property' : format.number(values.count) + ' properties'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' destination' : format.number(values.count) + ' destinations'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' page' : format.number(values.count) + ' pages'),
    inSection: 'In this section',
    related: 'You might also like',
    all: (values) => 'See all: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' excursion' : format.number(values.count) + ' excursions'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' restaurant or bar' : format.number(values.count) + ' restaurants and bars'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hotels, holiday villages and camping on the Dalmatian coast.',
    share: 'Share this page',
    updated: (values) => 'Last updated on ' + values.date,
  },
  home: {
    intro: 'Pine woods, white pebbles and a clear sea. Find your place on the Adriatic.',
    destinations: 'Where we are',
    accommodation: 'Where to stay',
    offers: 'Special offers',
    experiences: 'Things to do',
    blog: 'From our blog',
    club: 'Join our rewards club',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' star' : format.number(values.count) + ' stars'),
    destination: 'Destination',
    facts: 'At a glance',
    childAge: (values) => 'Children up to the age of ' + values.age,
    offers: 'Offers for this property',
  },
  destination: {
    accommodation: (values) => 'Places to stay in ' + values.place,
    offers: (values) => 'Offers: ' + values.place,
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may have been mistyped, or the page has moved. Check the address or start from the home page.',
    versions: 'This page exists in other languages',
    suggestions: 'Perhaps you were looking for',
    home: 'Go to the home page',
  },
  badRequest: {
    title: 'This address cannot be read',
    text: 'It contains characters that do not belong there. Check the address or start from the home page.',
  },
  gone: {
    title: 'This page has been removed',
    text: 'The page you are looking for no longer exists. Start from the home page or see our current offers.',
  },
  serverError: {
    title: 'Something went wrong on our side',
    text: 'Please try again in a moment. Nothing you entered has been lost.',
  },
};
