// Generated from spec/messages/ru.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('ru');

/** The interface in ru. */
export const ruMessages: Messages = {
  site: {
    tagline: 'Отели, курортные посёлки и кемпинг на побережье Далмации',
  },
  navigation: {
    skipToContent: 'К содержанию',
    main: 'Главное меню',
    menu: 'Меню',
    home: 'Главная',
    offers: 'Предложения',
    accommodation: 'Размещение',
    destinations: 'Направления',
    experiences: 'Впечатления',
    restaurants: 'Рестораны',
    blog: 'Блог',
    club: 'Клуб привилегий',
    contact: 'Контакты',
    breadcrumbs: 'Вы здесь',
  },
  language: {
    label: 'Язык',
    choose: 'Выберите язык',
    unavailable: 'нет на этом языке',
    goToSection: (values) => 'Перейти в раздел «' + values.section + '»',
    borrowed: (values) => 'Этот текст ещё не переведён на ваш язык (' + values.language + ').',
  },
  footer: {
    contact: 'Контакты',
    email: 'Эл. почта',
    phone: 'Телефон',
    address: 'Адрес',
    addressText: 'Адрес можно узнать в отделе бронирования',
    hours: 'Часы работы',
    openDaily: (values) => 'Ежедневно с ' + values.opens + ' до ' + values.closes,
    information: 'Информация',
    discover: 'Интересное',
    languages: 'Другие языки',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' предложение' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' предложения' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' предложений' : format.number(values.count) + ' предложения'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' статья' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' статьи' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' статей' : format.number(values.count) + ' статьи'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' объект' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' объекта' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' объектов' : format.number(values.count) + ' объекта'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' направление' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' направления' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' направлений' : format.number(values.count) + ' направления'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' страница' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' страницы' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' страниц' : format.number(values.count) + ' страницы'),
    inSection: 'В этом разделе',
    related: 'Вам может понравиться',
    all: (values) => 'Смотреть всё: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' экскурсия' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' экскурсии' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' экскурсий' : format.number(values.count) + ' экскурсии'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' ресторан или бар' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' ресторана и бара' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' ресторанов и баров' : format.number(values.count) + ' ресторана и бара'),
  },
  page: {
    description: (values) => values.title + ' — Dalmatia Sun Hotels: отели, курортные посёлки и кемпинг на побережье Далмации.',
    share: 'Поделиться страницей',
    updated: (values) => 'Последнее обновление: ' + values.date,
  },
  home: {
    intro: 'Сосны, белая галька и прозрачное море. Найдите своё место на Адриатике.',
    destinations: 'Где мы находимся',
    accommodation: 'Где остановиться',
    offers: 'Спецпредложения',
    experiences: 'Чем заняться',
    blog: 'Из нашего блога',
    club: 'Вступайте в клуб привилегий',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' звезда' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' звезды' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' звёзд' : format.number(values.count) + ' звезды'),
    destination: 'Направление',
    facts: 'Коротко о главном',
    childAge: (values) => 'Возраст детей: до ' + values.age + ' включительно',
    offers: 'Предложения на отдых здесь',
  },
  destination: {
    accommodation: (values) => 'Где остановиться: ' + values.place,
    offers: (values) => 'Предложения: ' + values.place,
  },
  notFound: {
    title: 'Страница не найдена',
    text: 'Возможно, в адресе опечатка или страница переехала. Проверьте адрес или начните с главной страницы.',
    versions: 'Эта страница есть на других языках',
    suggestions: 'Возможно, вы искали',
    home: 'Перейти на главную',
  },
  badRequest: {
    title: 'Не удалось прочитать адрес',
    text: 'В нём есть недопустимые символы. Проверьте адрес или начните с главной страницы.',
  },
  gone: {
    title: 'Эта страница удалена',
    text: 'Страницы, которую вы ищете, больше нет. Начните с главной страницы.',
  },
  serverError: {
    title: 'У нас что-то пошло не так',
    text: 'Попробуйте ещё раз чуть позже. Всё, что вы ввели, сохранилось.',
  },
};
