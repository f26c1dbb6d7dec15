// Generated from spec/messages/uk.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('uk');

/** The interface in uk. */
export const ukMessages: Messages = {
  site: {
    tagline: 'Готелі, курортні містечка й кемпінг на узбережжі Далмації',
  },
  navigation: {
    skipToContent: 'До основного вмісту',
    main: 'Головне меню',
    menu: 'Меню',
    home: 'Головна',
    offers: 'Пропозиції',
    accommodation: 'Проживання',
    destinations: 'Напрямки',
    experiences: 'Враження',
    restaurants: 'Ресторани',
    blog: 'Блог',
    club: 'Клуб привілеїв',
    contact: 'Контакти',
    breadcrumbs: 'Ви тут',
  },
  language: {
    label: 'Мова',
    choose: 'Виберіть мову',
    unavailable: 'немає цією мовою',
    goToSection: (values) => 'Перейти до розділу «' + values.section + '»',
    borrowed: (values) => 'Цей текст ще не перекладено вашою мовою (' + values.language + ').',
  },
  footer: {
    contact: 'Контакти',
    email: 'Ел. пошта',
    phone: 'Телефон',
    address: 'Адреса',
    addressText: 'Адресу підкаже наш відділ бронювання',
    hours: 'Години роботи',
    openDaily: (values) => 'Щодня з ' + values.opens + ' до ' + values.closes,
    information: 'Інформація',
    discover: 'Цікаве',
    languages: 'Інші мови',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' пропозиція' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' пропозиції' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' пропозицій' : format.number(values.count) + ' пропозиції'),
    articles: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' стаття' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' статті' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' статей' : format.number(values.count) + ' статті'),
    properties: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' помешкання' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' помешкання' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' помешкань' : format.number(values.count) + ' помешкання'),
    destinations: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' напрямок' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' напрямки' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' напрямків' : format.number(values.count) + ' напрямку'),
    pages: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' сторінка' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' сторінки' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' сторінок' : format.number(values.count) + ' сторінки'),
    inSection: 'У цьому розділі',
    related: 'Вас також може зацікавити',
    all: (values) => 'Переглянути все: ' + values.section,
    tours: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' екскурсія' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' екскурсії' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' екскурсій' : format.number(values.count) + ' екскурсії'),
    restaurants: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' ресторан або бар' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' ресторани й бари' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' ресторанів і барів' : format.number(values.count) + ' ресторану й бару'),
  },
  page: {
    description: (values) => values.title + ' — Dalmatia Sun Hotels: готелі, курортні містечка й кемпінг на узбережжі Далмації.',
    share: 'Поділитися сторінкою',
    updated: (values) => 'Оновлено: ' + values.date,
  },
  home: {
    intro: 'Соснові ліси, біла галька й чисте море. Знайдіть своє місце на Адріатиці.',
    destinations: 'Де нас знайти',
    accommodation: 'Де зупинитися',
    offers: 'Спеціальні пропозиції',
    experiences: 'Чим зайнятися',
    blog: 'З нашого блогу',
    club: 'Приєднуйтеся до клубу привілеїв',
  },
  accommodation: {
    stars: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' зірка' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' зірки' : format.cardinal(values.count) === 'many' ? format.number(values.count) + ' зірок' : format.number(values.count) + ' зірки'),
    destination: 'Напрямок',
    facts: 'Коротко про головне',
    childAge: (values) => 'Вік дітей: до ' + values.age + ' включно',
    offers: 'Пропозиції відпочинку тут',
  },
  destination: {
    accommodation: (values) => 'Де зупинитися: ' + values.place,
    offers: (values) => 'Пропозиції: ' + values.place,
  },
  notFound: {
    title: 'Сторінку не знайдено',
    text: 'Можливо, в адресі помилка або сторінку перенесено. Перевірте адресу або почніть із головної сторінки.',
    versions: 'Ця сторінка є іншими мовами',
    suggestions: 'Можливо, ви шукали',
    home: 'На головну сторінку',
  },
  badRequest: {
    title: 'Не вдалося прочитати адресу',
    text: 'У ній є символи, яких там не має бути. Перевірте адресу або почніть із головної сторінки.',
  },
  gone: {
    title: 'Цю сторінку видалено',
    text: 'Сторінки, яку ви шукаєте, більше немає. Почніть із головної сторінки.',
  },
  serverError: {
    title: 'У нас щось пішло не так',
    text: 'Спробуйте ще раз за хвилину. Усе, що ви ввели, збережено.',
  },
};
