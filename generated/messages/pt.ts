// Generated from spec/messages/pt.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('pt');

/** The interface in pt. */
export const ptMessages: Messages = {
  site: {
    tagline: 'Hotéis, aldeamentos turísticos e parque de campismo na costa da Dalmácia',
  },
  navigation: {
    skipToContent: 'Saltar para o conteúdo',
    main: 'Menu principal',
    menu: 'Menu',
    home: 'Início',
    offers: 'Ofertas',
    accommodation: 'Alojamento',
    destinations: 'Destinos',
    experiences: 'Experiências',
    restaurants: 'Restaurantes',
    blog: 'Blogue',
    club: 'Clube de fidelidade',
    contact: 'Contactos',
    breadcrumbs: 'Está aqui',
  },
  language: {
    label: 'Idioma',
    choose: 'Escolher um idioma',
    unavailable: 'não disponível neste idioma',
    goToSection: (values) => 'Ir para «' + values.section + '»',
    borrowed: (values) => 'Este texto ainda não está disponível em ' + values.language + '.',
  },
  footer: {
    contact: 'Contactos',
    email: 'E-mail',
    phone: 'Telefone',
    address: 'Morada',
    addressText: 'Morada a pedido, junto da nossa central de reservas',
    hours: 'Horário',
    openDaily: (values) => 'Todos os dias, das ' + values.opens + ' às ' + values.closes,
    information: 'Informações',
    discover: 'Descobrir',
    languages: 'Outros idiomas',
  },
  listing: {
    offers: (values) => (values.count === 0 ? format.number(values.count) + ' ofertas' : format.cardinal(values.count) === 'one' ? format.number(values.count) + ' oferta' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' de ofertas' : format.number(values.count) + ' ofertas'),
    articles: (values) => (values.count === 0 ? format.number(values.count) + ' artigos' : format.cardinal(values.count) === 'one' ? format.number(values.count) + ' artigo' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' de artigos' : format.number(values.count) + ' artigos'),
    properties: (values) => (values.count === 0 ? format.number(values.count) + ' alojamentos' : format.cardinal(values.count) === 'one' ? format.number(values.count) + ' alojamento' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' de alojamentos' : format.number(values.count) + ' alojamentos'),
    destinations: (values) => (values.count === 0 ? format.number(values.count) + ' destinos' : format.cardinal(values.count) === 'one' ? format.number(values.count) + ' destino' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' de destinos' : format.number(values.count) + ' destinos'),
    pages: (values) => (values.count === 0 ? format.number(values.count) + ' páginas' : format.cardinal(values.count) === 'one' ? format.number(values.count) + ' página' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' de páginas' : format.number(values.count) + ' páginas'),
    inSection: 'Nesta secção',
    related: 'Também lhe pode interessar',
    all: (values) => 'Ver tudo: ' + values.section,
    tours: (values) => (values.count === 0 ? format.number(values.count) + ' excursões' : format.cardinal(values.count) === 'one' ? format.number(values.count) + ' excursão' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' de excursões' : format.number(values.count) + ' excursões'),
    restaurants: (values) => (values.count === 0 ? format.number(values.count) + ' restaurantes e bares' : format.cardinal(values.count) === 'one' ? format.number(values.count) + ' restaurante ou bar' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' de restaurantes e bares' : format.number(values.count) + ' restaurantes e bares'),
  },
  page: {
    description: (values) => values.title + ' – Dalmatia Sun Hotels: hotéis, aldeamentos turísticos e parque de campismo na costa da Dalmácia.',
    share: 'Partilhar esta página',
    updated: (values) => 'Última atualização: ' + values.date,
  },
  home: {
    intro: 'Pinhais, seixos brancos e um mar límpido. Encontre o seu lugar no Adriático.',
    destinations: 'Onde estamos',
    accommodation: 'Onde ficar',
    offers: 'Ofertas especiais',
    experiences: 'O que fazer',
    blog: 'Do nosso blogue',
    club: 'Adira ao nosso clube de fidelidade',
  },
  accommodation: {
    stars: (values) => (values.count === 0 ? format.number(values.count) + ' estrelas' : format.cardinal(values.count) === 'one' ? format.number(values.count) + ' estrela' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' de estrelas' : format.number(values.count) + ' estrelas'),
    destination: 'Destino',
    facts: 'Em resumo',
    childAge: (values) => 'Crianças até aos ' + values.age + ' anos',
    offers: 'Ofertas para este alojamento',
  },
  destination: {
    accommodation: (values) => 'Alojamento: ' + values.place,
    offers: (values) => 'Ofertas: ' + values.place,
  },
  notFound: {
    title: 'Página não encontrada',
    text: 'O endereço pode ter sido mal escrito ou a página mudou de lugar. Verifique o endereço ou comece pela página inicial.',
    versions: 'Esta página existe noutros idiomas',
    suggestions: 'Talvez procure',
    home: 'Ir para a página inicial',
  },
  badRequest: {
    title: 'Não é possível ler este endereço',
    text: 'Contém caracteres que não deviam lá estar. Verifique o endereço ou comece pela página inicial.',
  },
  gone: {
    title: 'Esta página foi retirada',
    text: 'A página que procura já não existe. Pode recomeçar pela página inicial.',
  },
  serverError: {
    title: 'Houve um problema do nosso lado',
    text: 'Tente de novo dentro de instantes. Nada do que escreveu se perdeu.',
  },
};
