// Generated from spec/messages/fr.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('fr');

/** The interface in fr. */
export const frMessages: Messages = {
  site: {
    tagline: 'Hôtels, villages vacances et camping sur la côte dalmate',
  },
  navigation: {
    skipToContent: 'Aller au contenu',
    main: 'Menu principal',
    menu: 'Menu',
    home: 'Accueil',
    offers: 'Offres',
    accommodation: 'Hébergements',
    destinations: 'Destinations',
    experiences: 'Expériences',
    restaurants: 'Restaurants',
    blog: 'Blog',
    club: 'Club fidélité',
    contact: 'Contact',
    breadcrumbs: 'Vous êtes ici',
  },
  language: {
    label: 'Langue',
    choose: 'Choisir une langue',
    unavailable: 'non disponible dans cette langue',
    goToSection: (values) => 'Aller à « ' + values.section + ' »',
    borrowed: (values) => 'Ce texte n’est pas encore disponible en ' + values.language + '.',
  },
  footer: {
    contact: 'Contact',
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    addressText: 'Adresse communiquée sur demande par notre centrale de réservation',
    hours: 'Horaires',
    openDaily: (values) => 'Tous les jours de ' + values.opens + ' à ' + values.closes,
    information: 'Informations',
    discover: 'Découvrir',
    languages: 'Autres langues',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' offre' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' d’offres' : format.number(values.count) + ' offres'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' article' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' d’articles' : format.number(values.count) + ' articles'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' établissement' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' d’établissements' : format.number(values.count) + ' établissements'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' destination' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' de destinations' : format.number(values.count) + ' destinations'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' page' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' de pages' : format.number(values.count) + ' pages'),
    inSection: 'Dans cette rubrique',
    related: 'Cela pourrait aussi vous plaire',
    all: (values) => 'Tout voir : ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' excursion' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' d’excursions' : format.number(values.count) + ' excursions'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' restaurant ou bar' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' de restaurants et bars' : format.number(values.count) + ' restaurants et bars'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels : hôtels, villages vacances et camping sur la côte dalmate.',
    share: 'Partager cette page',
    updated: (values) => 'Dernière mise à jour : ' + values.date,
  },
  home: {
    intro: 'Des pins, des galets blancs, une mer limpide. Trouvez votre place au bord de l’Adriatique.',
    destinations: 'Où nous sommes',
    accommodation: 'Où séjourner',
    offers: 'Offres spéciales',
    experiences: 'Que faire sur place',
    blog: 'À lire sur notre blog',
    club: 'Rejoignez notre club fidélité',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' étoile' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' d’étoiles' : format.number(values.count) + ' étoiles'),
    destination: 'Destination',
    facts: 'En bref',
    childAge: (values) => 'Enfants jusqu’à ' + values.age + ' ans',
    offers: 'Offres pour cet établissement',
  },
  destination: {
    accommodation: (values) => 'Hébergements : ' + values.place,
    offers: (values) => 'Offres : ' + values.place,
  },
  notFound: {
    title: 'Page introuvable',
    text: 'L’adresse contient peut-être une faute de frappe, ou la page a été déplacée. Vérifiez l’adresse ou repartez de la page d’accueil.',
    versions: 'Cette page existe dans d’autres langues',
    suggestions: 'Vous cherchiez peut-être',
    home: 'Aller à la page d’accueil',
  },
  badRequest: {
    title: 'Cette adresse est illisible',
    text: 'Elle contient des caractères qui n’y ont pas leur place. Vérifiez l’adresse ou repartez de la page d’accueil.',
  },
  gone: {
    title: 'Cette page a été supprimée',
    text: 'La page que vous cherchez n’existe plus. Vous pouvez repartir de la page d’accueil.',
  },
  serverError: {
    title: 'Un problème est survenu de notre côté',
    text: 'Réessayez dans un instant. Rien de ce que vous avez saisi n’est perdu.',
  },
};
