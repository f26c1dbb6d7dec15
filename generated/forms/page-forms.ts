// Generated from spec/forms, spec/data/form-fields.yaml and spec/data/offices.yaml by “npm run generate”. Do not edit.

import type { Locale } from '../locales.ts';
import type { PageKind, RouteKey } from '../routes/keys.ts';
import type { FormOption, FormText } from './field.ts';
import type { RuledField } from './rules.ts';
/** The name of a form on a page. */
export type PageFormName = 'stay' | 'offer' | 'table' | 'tour' | 'wellness' | 'group' | 'event' | 'question' | 'feedback' | 'newsletter' | 'data-request';
/** An office that answers requests. */
export type OfficeName = 'reservations' | 'groups' | 'guestRelations' | 'club' | 'dataProtection';

/** A field: its control, and the rules for its value. */
export interface PageField extends RuledField {
  /** Its form control. */
  readonly control: 'text' | 'email' | 'phone' | 'select' | 'checkbox' | 'longText' | 'number' | 'day' | 'time' | 'month' | 'choice' | 'choices' | 'ages';
  readonly label: FormText;
  /** A hint shown with the label. */
  readonly hint?: FormText;
  /** HTML’s autocomplete tokens. */
  readonly autocomplete?: string;
  /** The keyboard on phones. */
  readonly inputmode?: 'none' | 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url';
  /** The choices of a list. */
  readonly options?: readonly FormOption[];
  /** In place of options: the pages of these kinds, by their keys. */
  readonly entries?: readonly PageKind[];
  /** In place of options: the terms of this vocabulary. */
  readonly terms?: string;
  /** What of a member’s details fills it in. */
  readonly member?: 'email' | 'name' | 'phone';
}

/** Who gets a request. */
export interface Office {
  readonly to: OfficeName;
  /** Where a field has one of these values. */
  readonly when?: NonNullable<RuledField['when']>;
  /** For requests about one of these entries. */
  readonly about?: readonly RouteKey[];
}

/** Fields under one heading. */
export interface FieldGroup {
  /** None: it goes on with the group before. */
  readonly title?: FormText;
  /** A new page of the form begins here. */
  readonly startsPage?: true;
  readonly fields: readonly string[];
}

/** A form on a page. */
export interface PageForm {
  /** The entry on whose page it stands; its title is the form’s. */
  readonly page: RouteKey;
  /** The button that sends it. */
  readonly submit: FormText;
  /** The text of links that lead to it. */
  readonly open: FormText;
  /** Kinds of pages that a request may be about. */
  readonly about: readonly PageKind[];
  /** The entries of these kinds. */
  readonly aboutKeys: readonly RouteKey[];
  /** Whether every request is about one of them. */
  readonly aboutNeeded: boolean;
  /** The question which of them. */
  readonly aboutLabel?: FormText;
  /** The choice of none of them. */
  readonly aboutNone?: FormText;
  /** Whether these pages link to it. */
  readonly aboutLinks: boolean;
  /** Further entries whose pages lead to it. */
  readonly from: readonly RouteKey[];
  /** The page after sending: the first that exists in the locale. */
  readonly thanks: readonly RouteKey[];
  /** The first that applies gets the request; the newsletter has none. */
  readonly offices: readonly Office[];
  /** The CRM’s properties of fields; empty: the CRM gets nothing. */
  readonly crm: Readonly<Record<string, string>>;
  /** How many days an answer takes at most, where it is not the time of the site. */
  readonly answerDays?: number;
  /** How long a request is stored, in days. */
  readonly keepDays: number;
  /** Whether the e-mail address must be proven before anything is done. */
  readonly proof: boolean;
  /** Whether it subscribes to the newsletter. */
  readonly subscribes: boolean;
  /** All fields, in order. */
  readonly groups: readonly FieldGroup[];
  /** In order. */
  readonly fields: Readonly<Record<string, PageField>>;
}


/** Who answers requests, and the language of the mails to them. */
export const offices: Readonly<Record<OfficeName, { readonly email: string; readonly locale: Locale }>> = {
  reservations: { email: 'reservations@dalmatiasunhotels.example', locale: 'hr' },
  groups: { email: 'groups@dalmatiasunhotels.example', locale: 'en' },
  guestRelations: { email: 'guests@dalmatiasunhotels.example', locale: 'hr' },
  club: { email: 'club@dalmatiasunhotels.example', locale: 'hr' },
  dataProtection: { email: 'privacy@dalmatiasunhotels.example', locale: 'hr' },
};

/** The forms of pages. */
export const pageForms: Readonly<Record<PageFormName, PageForm>> = {
  stay: {
    page: 'stay-enquiry',
    submit: ['enquiry', 'send'],
    open: ['enquiry', 'openStay'],
    about: ['property', 'destination'],
    aboutKeys: ['hotel-berulia-brela', 'hotel-soline-brela', 'hotel-marina-brela', 'hotel-maestral-brela', 'hotel-alga-tucepi', 'hotel-neptun-tucepi', 'holiday-village-afrodita-tucepi', 'heritage-hotel-kastelet-tucepi', 'hotel-jadran-tucepi', 'hotel-elaphusa-bol-brac', 'holiday-village-bonaca-bol-brac', 'hotel-borak-bol-brac', 'camping-paklenica-mobile-homes', 'holiday-village-alan-starigrad-paklenica', 'bol', 'brela', 'tucepi', 'starigrad-paklenica'],
    aboutNeeded: false,
    aboutLinks: true,
    aboutLabel: ['enquiry', 'aboutStay'],
    aboutNone: ['enquiry', 'anywhere'],
    from: ['hotels', 'destinations', 'reservation-office', 'how-to-book-directly', 'direct-booking-benefits'],
    thanks: ['thank-you-for-inquiry', 'thank-you'],
    offices: [
      { to: 'reservations' },
    ],
    crm: { guest_name: 'firstname', email_address: 'email', phone_number: 'phone', wishes: 'message', arrival: 'arrival_date', departure: 'departure_date' },
    keepDays: 365,
    proof: false,
    subscribes: false,
    groups: [
      { title: ['field', 'whenKnown'], fields: ['when_known'] },
      { fields: ['arrival', 'departure'] },
      { fields: ['month', 'nights'] },
      { title: ['section', 'guests'], fields: ['adults', 'children_ages'] },
      { title: ['section', 'contact'], fields: ['guest_name', 'email_address', 'phone_number'] },
      { title: ['section', 'wishes'], fields: ['rooms', 'room_kind', 'board', 'pets', 'pet_details', 'promo', 'wishes'] },
    ],
    fields: {
      when_known: {
        control: 'choice',
        label: ['field', 'whenKnown'],
        options: [
          { value: 'days', label: ['choice', 'days'] },
          { value: 'month', label: ['choice', 'month'] },
        ],
        start: 'days',
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['days', 'month'] },
        ],
      },
      arrival: {
        control: 'day',
        label: ['field', 'arrival'],
        when: { field: 'when_known', is: ['days'] },
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'day', error: 'InvalidDay' },
          { rule: 'fromToday', error: 'DayIsPast' },
          { rule: 'withinDays', days: 730, error: 'DayTooFar' },
        ],
      },
      departure: {
        control: 'day',
        label: ['field', 'departure'],
        when: { field: 'when_known', is: ['days'] },
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'day', error: 'InvalidDay' },
          { rule: 'daysAfter', field: 'arrival', least: 1, most: 60, error: 'DepartureNotAfterArrival' },
        ],
      },
      month: {
        control: 'month',
        label: ['field', 'month'],
        when: { field: 'when_known', is: ['month'] },
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'pattern', pattern: '^(0[1-9]|1[0-2])$', error: 'ChooseFromList' },
        ],
      },
      nights: {
        control: 'number',
        label: ['field', 'nights'],
        inputmode: 'numeric',
        when: { field: 'when_known', is: ['month'] },
        rules: [
          { rule: 'whole', least: 1, most: 60, error: 'NumberOutOfRange' },
        ],
      },
      adults: {
        control: 'number',
        label: ['field', 'adults'],
        inputmode: 'numeric',
        start: '2',
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'whole', least: 1, most: 30, error: 'NumberOutOfRange' },
        ],
      },
      children_ages: {
        control: 'ages',
        label: ['field', 'childrenAges'],
        hint: ['field', 'childrenAgesHint'],
        list: true,
        rules: [
          { rule: 'whole', least: 0, most: 17, error: 'AgeOutOfRange' },
          { rule: 'items', most: 8, error: 'TooManyChosen' },
        ],
      },
      guest_name: {
        control: 'text',
        label: ['field', 'guestName'],
        autocomplete: 'name',
        member: 'name',
        rules: [
          { rule: 'required', error: 'RequiredGuestName' },
          { rule: 'text', error: 'RequiredGuestName' },
          { rule: 'notBlank', error: 'RequiredGuestName' },
          { rule: 'oneLine', error: 'RequiredGuestName' },
          { rule: 'longest', length: 100, error: 'TextTooLong' },
        ],
      },
      email_address: {
        control: 'email',
        label: ['form', 'emailAddress'],
        hint: ['field', 'emailHint'],
        autocomplete: 'email',
        inputmode: 'email',
        member: 'email',
        rules: [
          { rule: 'required', error: 'RequiredEmailAddress' },
          { rule: 'email', error: 'InvalidEmail' },
          { rule: 'knownDomain', error: 'InvalidEmail' },
        ],
      },
      phone_number: {
        control: 'phone',
        label: ['form', 'phoneNumber'],
        hint: ['field', 'phoneHint'],
        autocomplete: 'tel',
        inputmode: 'tel',
        filter: 'phone',
        member: 'phone',
        rules: [
          { rule: 'digits', least: 6, most: 15, error: 'invalidPhone' },
          { rule: 'notAllZeros', error: 'invalidPhone' },
        ],
      },
      rooms: {
        control: 'number',
        label: ['field', 'rooms'],
        inputmode: 'numeric',
        rules: [
          { rule: 'whole', least: 1, most: 20, error: 'NumberOutOfRange' },
        ],
      },
      room_kind: {
        control: 'select',
        label: ['field', 'roomKind'],
        terms: 'roomKinds',
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['single', 'double', 'doublePlus', 'family', 'juniorSuite', 'suite', 'apartment', 'bungalow', 'mobileHome', 'pitch', 'studio'] },
        ],
      },
      board: {
        control: 'select',
        label: ['field', 'board'],
        options: [
          { value: 'breakfast', label: ['choice', 'breakfast'] },
          { value: 'half', label: ['choice', 'halfBoard'] },
          { value: 'full', label: ['choice', 'fullBoard'] },
          { value: 'all', label: ['choice', 'allInclusive'] },
          { value: 'none', label: ['choice', 'noMeals'] },
        ],
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['breakfast', 'half', 'full', 'all', 'none'] },
        ],
      },
      pets: {
        control: 'choice',
        label: ['field', 'pets'],
        options: [
          { value: 'yes', label: ['choice', 'yes'] },
          { value: 'no', label: ['choice', 'no'] },
        ],
        start: 'no',
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['yes', 'no'] },
        ],
      },
      pet_details: {
        control: 'text',
        label: ['field', 'petDetails'],
        hint: ['field', 'petDetailsHint'],
        when: { field: 'pets', is: ['yes'] },
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 200, error: 'TextTooLong' },
        ],
      },
      promo: {
        control: 'text',
        label: ['field', 'promo'],
        autocomplete: 'off',
        rules: [
          { rule: 'pattern', pattern: '^[A-Za-z0-9-]{1,30}$', error: 'InvalidPromo' },
        ],
      },
      wishes: {
        control: 'longText',
        label: ['field', 'wishes'],
        hint: ['field', 'wishesHint'],
        rules: [
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 2000, error: 'TextTooLong' },
          { rule: 'links', most: 2, error: 'TooManyLinks' },
        ],
      },
    },
  },
  offer: {
    page: 'offer-enquiry',
    submit: ['enquiry', 'send'],
    open: ['enquiry', 'openStay'],
    about: ['offer'],
    aboutKeys: ['summer-special-dalmatia-croatia', 'bike-spa-vacation-brac-croatia', 'surf-spa-vacation-brac-croatia', 'paklenica-adventure-package', 'paklenica-nature-break-package', 'late-summer-dalmatia-croatia', 'last-minute-offer-dalmatia-croatia', 'romantic-vacation-dalmatia', 'family-adventure-vacation-dalmatia', 'early-booking-dalmatia-croatia', 'black-friday-hotel-deals-croatia', 'black-friday-vacation-discount', 'holiday-special-summer-discount-dalmatia', 'spring-special-discount-dalmatia-croatia', 'may-hotels-dalmatia-croatia', 'bonaca-all-inclusive-discount-offer', 'weekend-offer-croatia', 'vacation-on-brac-with-savings-for-the-ferry', 'romantic-vacation-for-couples-croatia', 'free-dinner-wellness-elaphusa-brac', 'summer-special-vacation-dalmatia-croatia', 'easter-vacation-hotels-dalmatia', 'easter-camp-nature-paklenica', 'labour-day-may-hotel-brela', 'easter-offer-tucepi-bol-dalmatia', 'deal-of-the-week-vacation-croatia', 'free-dinner', 'weekend-special-vacation-on-the-adriatic', 'bluesun-special-vacation-in-croatia', 'late-summer-offer-hotels-croatia', 'autumn-hotels-croatia', 'soline-new-year-celebration-brela', 'family-vacation-beach', 'luxury-vacation-makarska-riviera', 'first-minute-vacation-dalmatia-croatia', 'free-ferry-pass-brac', 'spring-vacation-hotel-elaphusa-brac', 'bol-bluesun-open', 'free-transfer-makarska-riviera', 'valentines-day-offer-croatia', 'womens-day-offer-croatia', 'spring-package-tucepi', 'limited-summer-offer-brac', 'july-weekend-offer-brac'],
    aboutNeeded: true,
    aboutLinks: true,
    aboutLabel: ['enquiry', 'aboutOffer'],
    from: ['offers'],
    thanks: ['thank-you-for-inquiry', 'thank-you'],
    offices: [
      { to: 'reservations' },
    ],
    crm: { guest_name: 'firstname', email_address: 'email', phone_number: 'phone', wishes: 'message', arrival: 'arrival_date', departure: 'departure_date' },
    keepDays: 365,
    proof: false,
    subscribes: false,
    groups: [
      { title: ['section', 'stay'], fields: ['staying_at', 'arrival', 'departure'] },
      { title: ['section', 'guests'], fields: ['adults', 'children_ages'] },
      { title: ['section', 'contact'], fields: ['guest_name', 'email_address', 'phone_number'] },
      { title: ['section', 'wishes'], fields: ['rooms', 'pets', 'pet_details', 'promo', 'wishes'] },
    ],
    fields: {
      staying_at: {
        control: 'select',
        label: ['enquiry', 'aboutStay'],
        entries: ['property'],
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['hotel-berulia-brela', 'hotel-soline-brela', 'hotel-marina-brela', 'hotel-maestral-brela', 'hotel-alga-tucepi', 'hotel-neptun-tucepi', 'holiday-village-afrodita-tucepi', 'heritage-hotel-kastelet-tucepi', 'hotel-jadran-tucepi', 'hotel-elaphusa-bol-brac', 'holiday-village-bonaca-bol-brac', 'hotel-borak-bol-brac', 'camping-paklenica-mobile-homes', 'holiday-village-alan-starigrad-paklenica'] },
        ],
      },
      arrival: {
        control: 'day',
        label: ['field', 'arrival'],
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'day', error: 'InvalidDay' },
          { rule: 'fromToday', error: 'DayIsPast' },
          { rule: 'withinDays', days: 730, error: 'DayTooFar' },
        ],
      },
      departure: {
        control: 'day',
        label: ['field', 'departure'],
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'day', error: 'InvalidDay' },
          { rule: 'daysAfter', field: 'arrival', least: 1, most: 60, error: 'DepartureNotAfterArrival' },
        ],
      },
      adults: {
        control: 'number',
        label: ['field', 'adults'],
        inputmode: 'numeric',
        start: '2',
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'whole', least: 1, most: 30, error: 'NumberOutOfRange' },
        ],
      },
      children_ages: {
        control: 'ages',
        label: ['field', 'childrenAges'],
        hint: ['field', 'childrenAgesHint'],
        list: true,
        rules: [
          { rule: 'whole', least: 0, most: 17, error: 'AgeOutOfRange' },
          { rule: 'items', most: 8, error: 'TooManyChosen' },
        ],
      },
      guest_name: {
        control: 'text',
        label: ['field', 'guestName'],
        autocomplete: 'name',
        member: 'name',
        rules: [
          { rule: 'required', error: 'RequiredGuestName' },
          { rule: 'text', error: 'RequiredGuestName' },
          { rule: 'notBlank', error: 'RequiredGuestName' },
          { rule: 'oneLine', error: 'RequiredGuestName' },
          { rule: 'longest', length: 100, error: 'TextTooLong' },
        ],
      },
      email_address: {
        control: 'email',
        label: ['form', 'emailAddress'],
        hint: ['field', 'emailHint'],
        autocomplete: 'email',
        inputmode: 'email',
        member: 'email',
        rules: [
          { rule: 'required', error: 'RequiredEmailAddress' },
          { rule: 'email', error: 'InvalidEmail' },
          { rule: 'knownDomain', error: 'InvalidEmail' },
        ],
      },
      phone_number: {
        control: 'phone',
        label: ['form', 'phoneNumber'],
        hint: ['field', 'phoneHint'],
        autocomplete: 'tel',
        inputmode: 'tel',
        filter: 'phone',
        member: 'phone',
        rules: [
          { rule: 'digits', least: 6, most: 15, error: 'invalidPhone' },
          { rule: 'notAllZeros', error: 'invalidPhone' },
        ],
      },
      rooms: {
        control: 'number',
        label: ['field', 'rooms'],
        inputmode: 'numeric',
        rules: [
          { rule: 'whole', least: 1, most: 20, error: 'NumberOutOfRange' },
        ],
      },
      pets: {
        control: 'choice',
        label: ['field', 'pets'],
        options: [
          { value: 'yes', label: ['choice', 'yes'] },
          { value: 'no', label: ['choice', 'no'] },
        ],
        start: 'no',
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['yes', 'no'] },
        ],
      },
      pet_details: {
        control: 'text',
        label: ['field', 'petDetails'],
        hint: ['field', 'petDetailsHint'],
        when: { field: 'pets', is: ['yes'] },
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 200, error: 'TextTooLong' },
        ],
      },
      promo: {
        control: 'text',
        label: ['field', 'promo'],
        autocomplete: 'off',
        rules: [
          { rule: 'pattern', pattern: '^[A-Za-z0-9-]{1,30}$', error: 'InvalidPromo' },
        ],
      },
      wishes: {
        control: 'longText',
        label: ['field', 'wishes'],
        hint: ['field', 'wishesHint'],
        rules: [
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 2000, error: 'TextTooLong' },
          { rule: 'links', most: 2, error: 'TooManyLinks' },
        ],
      },
    },
  },
  table: {
    page: 'table-request',
    submit: ['enquiry', 'send'],
    open: ['enquiry', 'openTable'],
    about: ['restaurant'],
    aboutKeys: ['tavern-vallum-bol', 'restaurant-kastelet-tucepi', 'sol-mediterranean-dining-brela', 'puz', 'punta-rata', 'oliva-tucepi'],
    aboutNeeded: true,
    aboutLinks: true,
    aboutLabel: ['enquiry', 'aboutTable'],
    from: ['restaurants'],
    thanks: ['thank-you'],
    offices: [
      { to: 'guestRelations' },
    ],
    crm: {},
    keepDays: 60,
    proof: false,
    subscribes: false,
    groups: [
      { title: ['section', 'when'], fields: ['day', 'time'] },
      { title: ['section', 'guests'], fields: ['people'] },
      { title: ['section', 'contact'], fields: ['guest_name', 'email_address', 'phone_number'] },
      { title: ['section', 'wishes'], fields: ['seating', 'diets', 'wishes'] },
    ],
    fields: {
      day: {
        control: 'day',
        label: ['field', 'day'],
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'day', error: 'InvalidDay' },
          { rule: 'fromToday', error: 'DayIsPast' },
          { rule: 'withinDays', days: 730, error: 'DayTooFar' },
        ],
      },
      time: {
        control: 'time',
        label: ['field', 'time'],
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'pattern', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', error: 'InvalidTime' },
        ],
      },
      people: {
        control: 'number',
        label: ['field', 'people'],
        inputmode: 'numeric',
        start: '2',
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'whole', least: 1, most: 40, error: 'NumberOutOfRange' },
        ],
      },
      guest_name: {
        control: 'text',
        label: ['field', 'guestName'],
        autocomplete: 'name',
        member: 'name',
        rules: [
          { rule: 'required', error: 'RequiredGuestName' },
          { rule: 'text', error: 'RequiredGuestName' },
          { rule: 'notBlank', error: 'RequiredGuestName' },
          { rule: 'oneLine', error: 'RequiredGuestName' },
          { rule: 'longest', length: 100, error: 'TextTooLong' },
        ],
      },
      email_address: {
        control: 'email',
        label: ['form', 'emailAddress'],
        hint: ['field', 'emailHint'],
        autocomplete: 'email',
        inputmode: 'email',
        member: 'email',
        rules: [
          { rule: 'required', error: 'RequiredEmailAddress' },
          { rule: 'email', error: 'InvalidEmail' },
          { rule: 'knownDomain', error: 'InvalidEmail' },
        ],
      },
      phone_number: {
        control: 'phone',
        label: ['form', 'phoneNumber'],
        hint: ['field', 'phoneWhyHint'],
        autocomplete: 'tel',
        inputmode: 'tel',
        filter: 'phone',
        member: 'phone',
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'digits', least: 6, most: 15, error: 'invalidPhone' },
          { rule: 'notAllZeros', error: 'invalidPhone' },
        ],
      },
      seating: {
        control: 'choice',
        label: ['field', 'seating'],
        options: [
          { value: 'any', label: ['choice', 'anySeat'] },
          { value: 'inside', label: ['choice', 'inside'] },
          { value: 'terrace', label: ['choice', 'terrace'] },
        ],
        start: 'any',
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['any', 'inside', 'terrace'] },
        ],
      },
      diets: {
        control: 'choices',
        label: ['field', 'diets'],
        options: [
          { value: 'vegetarian', label: ['choice', 'vegetarian'] },
          { value: 'vegan', label: ['choice', 'vegan'] },
          { value: 'glutenFree', label: ['choice', 'glutenFree'] },
          { value: 'lactoseFree', label: ['choice', 'lactoseFree'] },
          { value: 'children', label: ['choice', 'childrenMenu'] },
        ],
        list: true,
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['vegetarian', 'vegan', 'glutenFree', 'lactoseFree', 'children'] },
        ],
      },
      wishes: {
        control: 'longText',
        label: ['field', 'wishes'],
        hint: ['field', 'tableWishesHint'],
        rules: [
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 2000, error: 'TextTooLong' },
          { rule: 'links', most: 2, error: 'TooManyLinks' },
        ],
      },
    },
  },
  tour: {
    page: 'tour-request',
    submit: ['enquiry', 'send'],
    open: ['enquiry', 'openTour'],
    about: ['tour', 'activity'],
    aboutKeys: ['alga', 'kastelet', 'afrodita', 'neptun', 'marina', 'borak', 'bonaca', 'camping', 'blaca-hermitage', 'vis-blue-cave-bol', 'discover-the-underwater', 'hvar', 'split', 'brac-island-jeep-adventure', 'snorkeling-bol', 'brac-island-tour-speed-boat', 'yellow-submarine', 'krka-trogir', 'off-road-adventure', 'fish-picnic-hvar-brac', 'snorkeling-brela', 'bol-pucisca', 'wine-tasting-brela', 'biokovo-skywalk-brela', 'boat-excursions-pearls-of-dalmatia-brela', 'buggy-safari-brela', 'dalmatia-spotlights-brela', 'discover-scuba-diving-brela', 'fish-trips-more-brela', 'fish-picnic-korcula-brela', 'imotski-adventure-brela', 'rafting-cetina-brela', 'try-canyoning-brela', 'zip-line-omis-brela', 'fish-picnic-hvar-brac-tucepi', 'zip-line-tucepi', 'boat-tour-zrmanja', 'climbing-tryout', 'kornati-fish-picnic', 'modric-cave', 'np-krka', 'np-plitvice-lakes', 'submarine', 'rafting-zrmanja', 'stand-up-paddling', 'velebit-photo-safari', 'zadar-by-night', 'zip-line-sibenik', 'zrmanja-kayak-safari', 'biokovo-skywalk-tucepi', 'buggy-safari-tucepi', 'rafting-cetina-tucepi', 'wine-tasting-tucepi', 'imotski-adventure-tucepi', 'e-bike-tour', 'find-your-adventure-hvar-brac', 'krka-sibenik', 'dubrovnik-tucepi', 'sibenik-krka', 'plitvice-lakes-croatia-excursion', 'skywalk-jeep-tour', 'split-excursion', 'mountain-quad-adventure', 'luxury-private-boat-excursion', 'dalmatia-plane-excursion', 'hvar-town-excursion', 'bol-zlatni-rat-excursion', 'omis-quad-adventure-excursion', 'medjugorje-excursion', 'mostar-excursion', 'tuk-tuk-skywalk', 'tuk-tuk-zadar', 'makarska-riviera-quad-bike', 'private-boat-excursion', 'velebit-quad'],
    aboutNeeded: true,
    aboutLinks: true,
    aboutLabel: ['enquiry', 'aboutTour'],
    from: ['tours'],
    thanks: ['thank-you'],
    offices: [
      { to: 'guestRelations' },
    ],
    crm: {},
    keepDays: 180,
    proof: false,
    subscribes: false,
    groups: [
      { title: ['section', 'when'], fields: ['day', 'other_day'] },
      { title: ['section', 'guests'], fields: ['adults', 'children_ages'] },
      { title: ['section', 'contact'], fields: ['guest_name', 'email_address', 'phone_number'] },
      { title: ['section', 'wishes'], fields: ['staying_at', 'wishes'] },
    ],
    fields: {
      day: {
        control: 'day',
        label: ['field', 'day'],
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'day', error: 'InvalidDay' },
          { rule: 'fromToday', error: 'DayIsPast' },
          { rule: 'withinDays', days: 730, error: 'DayTooFar' },
        ],
      },
      other_day: {
        control: 'choice',
        label: ['field', 'otherDay'],
        options: [
          { value: 'yes', label: ['choice', 'yes'] },
          { value: 'no', label: ['choice', 'no'] },
        ],
        start: 'yes',
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['yes', 'no'] },
        ],
      },
      adults: {
        control: 'number',
        label: ['field', 'adults'],
        inputmode: 'numeric',
        start: '2',
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'whole', least: 1, most: 30, error: 'NumberOutOfRange' },
        ],
      },
      children_ages: {
        control: 'ages',
        label: ['field', 'childrenAges'],
        hint: ['field', 'childrenAgesHint'],
        list: true,
        rules: [
          { rule: 'whole', least: 0, most: 17, error: 'AgeOutOfRange' },
          { rule: 'items', most: 8, error: 'TooManyChosen' },
        ],
      },
      guest_name: {
        control: 'text',
        label: ['field', 'guestName'],
        autocomplete: 'name',
        member: 'name',
        rules: [
          { rule: 'required', error: 'RequiredGuestName' },
          { rule: 'text', error: 'RequiredGuestName' },
          { rule: 'notBlank', error: 'RequiredGuestName' },
          { rule: 'oneLine', error: 'RequiredGuestName' },
          { rule: 'longest', length: 100, error: 'TextTooLong' },
        ],
      },
      email_address: {
        control: 'email',
        label: ['form', 'emailAddress'],
        hint: ['field', 'emailHint'],
        autocomplete: 'email',
        inputmode: 'email',
        member: 'email',
        rules: [
          { rule: 'required', error: 'RequiredEmailAddress' },
          { rule: 'email', error: 'InvalidEmail' },
          { rule: 'knownDomain', error: 'InvalidEmail' },
        ],
      },
      phone_number: {
        control: 'phone',
        label: ['form', 'phoneNumber'],
        hint: ['field', 'phoneHint'],
        autocomplete: 'tel',
        inputmode: 'tel',
        filter: 'phone',
        member: 'phone',
        rules: [
          { rule: 'digits', least: 6, most: 15, error: 'invalidPhone' },
          { rule: 'notAllZeros', error: 'invalidPhone' },
        ],
      },
      staying_at: {
        control: 'select',
        label: ['field', 'stayingAt'],
        hint: ['field', 'stayingAtHint'],
        entries: ['property'],
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['hotel-berulia-brela', 'hotel-soline-brela', 'hotel-marina-brela', 'hotel-maestral-brela', 'hotel-alga-tucepi', 'hotel-neptun-tucepi', 'holiday-village-afrodita-tucepi', 'heritage-hotel-kastelet-tucepi', 'hotel-jadran-tucepi', 'hotel-elaphusa-bol-brac', 'holiday-village-bonaca-bol-brac', 'hotel-borak-bol-brac', 'camping-paklenica-mobile-homes', 'holiday-village-alan-starigrad-paklenica'] },
        ],
      },
      wishes: {
        control: 'longText',
        label: ['field', 'wishes'],
        hint: ['field', 'tourWishesHint'],
        rules: [
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 2000, error: 'TextTooLong' },
          { rule: 'links', most: 2, error: 'TooManyLinks' },
        ],
      },
    },
  },
  wellness: {
    page: 'wellness-request',
    submit: ['enquiry', 'send'],
    open: ['enquiry', 'openWellness'],
    about: ['wellness'],
    aboutKeys: ['soline', 'berulia', 'maestral', 'elaphusa', 'alan', 'jadran'],
    aboutNeeded: true,
    aboutLinks: true,
    aboutLabel: ['enquiry', 'aboutWellness'],
    from: ['wellness'],
    thanks: ['thank-you'],
    offices: [
      { to: 'guestRelations' },
    ],
    crm: {},
    keepDays: 60,
    proof: false,
    subscribes: false,
    groups: [
      { title: ['section', 'when'], fields: ['day', 'part_of_day'] },
      { title: ['section', 'guests'], fields: ['guests_count'] },
      { fields: ['treatments'] },
      { title: ['section', 'contact'], fields: ['guest_name', 'email_address', 'phone_number'] },
      { title: ['section', 'wishes'], fields: ['wishes'] },
    ],
    fields: {
      day: {
        control: 'day',
        label: ['field', 'day'],
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'day', error: 'InvalidDay' },
          { rule: 'fromToday', error: 'DayIsPast' },
          { rule: 'withinDays', days: 730, error: 'DayTooFar' },
        ],
      },
      part_of_day: {
        control: 'choice',
        label: ['field', 'partOfDay'],
        options: [
          { value: 'any', label: ['choice', 'anyTime'] },
          { value: 'morning', label: ['choice', 'morning'] },
          { value: 'afternoon', label: ['choice', 'afternoon'] },
          { value: 'evening', label: ['choice', 'evening'] },
        ],
        start: 'any',
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['any', 'morning', 'afternoon', 'evening'] },
        ],
      },
      guests_count: {
        control: 'number',
        label: ['field', 'people'],
        inputmode: 'numeric',
        start: '1',
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'whole', least: 1, most: 6, error: 'NumberOutOfRange' },
        ],
      },
      treatments: {
        control: 'choices',
        label: ['field', 'treatments'],
        hint: ['field', 'treatmentsHint'],
        options: [
          { value: 'massage', label: ['choice', 'massage'] },
          { value: 'face', label: ['choice', 'facial'] },
          { value: 'body', label: ['choice', 'bodyTreatment'] },
          { value: 'sauna', label: ['choice', 'saunaAndPool'] },
          { value: 'couple', label: ['choice', 'forTwo'] },
        ],
        list: true,
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['massage', 'face', 'body', 'sauna', 'couple'] },
        ],
      },
      guest_name: {
        control: 'text',
        label: ['field', 'guestName'],
        autocomplete: 'name',
        member: 'name',
        rules: [
          { rule: 'required', error: 'RequiredGuestName' },
          { rule: 'text', error: 'RequiredGuestName' },
          { rule: 'notBlank', error: 'RequiredGuestName' },
          { rule: 'oneLine', error: 'RequiredGuestName' },
          { rule: 'longest', length: 100, error: 'TextTooLong' },
        ],
      },
      email_address: {
        control: 'email',
        label: ['form', 'emailAddress'],
        hint: ['field', 'emailHint'],
        autocomplete: 'email',
        inputmode: 'email',
        member: 'email',
        rules: [
          { rule: 'required', error: 'RequiredEmailAddress' },
          { rule: 'email', error: 'InvalidEmail' },
          { rule: 'knownDomain', error: 'InvalidEmail' },
        ],
      },
      phone_number: {
        control: 'phone',
        label: ['form', 'phoneNumber'],
        hint: ['field', 'phoneHint'],
        autocomplete: 'tel',
        inputmode: 'tel',
        filter: 'phone',
        member: 'phone',
        rules: [
          { rule: 'digits', least: 6, most: 15, error: 'invalidPhone' },
          { rule: 'notAllZeros', error: 'invalidPhone' },
        ],
      },
      wishes: {
        control: 'longText',
        label: ['field', 'wishes'],
        hint: ['field', 'wellnessWishesHint'],
        rules: [
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 2000, error: 'TextTooLong' },
          { rule: 'links', most: 2, error: 'TooManyLinks' },
        ],
      },
    },
  },
  group: {
    page: 'group-enquiry',
    submit: ['enquiry', 'send'],
    open: ['enquiry', 'openGroup'],
    about: ['venue', 'property'],
    aboutKeys: ['hotel-berulia-brela', 'hotel-soline-brela', 'hotel-marina-brela', 'hotel-maestral-brela', 'hotel-alga-tucepi', 'hotel-neptun-tucepi', 'holiday-village-afrodita-tucepi', 'heritage-hotel-kastelet-tucepi', 'hotel-jadran-tucepi', 'hotel-elaphusa-bol-brac', 'holiday-village-bonaca-bol-brac', 'hotel-borak-bol-brac', 'camping-paklenica-mobile-homes', 'holiday-village-alan-starigrad-paklenica', 'mice-alan-starigrad-paklenica', 'mice-elaphusa-bol-brac', 'mice-soline-brela'],
    aboutNeeded: false,
    aboutLinks: true,
    aboutLabel: ['enquiry', 'aboutGroup'],
    aboutNone: ['enquiry', 'anywhere'],
    from: ['conferences-meetings-team-building', 'group-booking-conditions'],
    thanks: ['thank-you-for-inquiry', 'thank-you'],
    offices: [
      { to: 'groups' },
    ],
    crm: { guest_name: 'firstname', email_address: 'email', phone_number: 'phone', organisation: 'company', programme: 'message', arrival: 'arrival_date', departure: 'departure_date' },
    keepDays: 730,
    proof: false,
    subscribes: false,
    groups: [
      { title: ['section', 'occasion'], fields: ['occasion'] },
      { title: ['section', 'when'], fields: ['arrival', 'departure', 'flexible', 'group_rooms', 'group_guests'] },
      { title: ['section', 'halls'], fields: ['seats', 'layout', 'halls', 'equipment'] },
      { title: ['section', 'programme'], startsPage: true, fields: ['catering', 'budget_note', 'programme'] },
      { title: ['section', 'contact'], fields: ['organisation', 'guest_name', 'email_address', 'phone_number'] },
    ],
    fields: {
      occasion: {
        control: 'choice',
        label: ['field', 'occasion'],
        options: [
          { value: 'conference', label: ['choice', 'conference'] },
          { value: 'incentive', label: ['choice', 'incentive'] },
          { value: 'sports', label: ['choice', 'sportsTeam'] },
          { value: 'school', label: ['choice', 'schoolTrip'] },
          { value: 'travel', label: ['choice', 'groupTrip'] },
        ],
        rules: [
          { rule: 'required', error: 'ChooseFromList' },
          { rule: 'option', error: 'ChooseFromList', options: ['conference', 'incentive', 'sports', 'school', 'travel'] },
        ],
      },
      arrival: {
        control: 'day',
        label: ['field', 'arrival'],
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'day', error: 'InvalidDay' },
          { rule: 'fromToday', error: 'DayIsPast' },
          { rule: 'withinDays', days: 730, error: 'DayTooFar' },
        ],
      },
      departure: {
        control: 'day',
        label: ['field', 'departure'],
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'day', error: 'InvalidDay' },
          { rule: 'daysAfter', field: 'arrival', least: 1, most: 60, error: 'DepartureNotAfterArrival' },
        ],
      },
      flexible: {
        control: 'choice',
        label: ['field', 'flexible'],
        options: [
          { value: 'yes', label: ['choice', 'yes'] },
          { value: 'no', label: ['choice', 'no'] },
        ],
        start: 'no',
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['yes', 'no'] },
        ],
      },
      group_rooms: {
        control: 'number',
        label: ['field', 'rooms'],
        hint: ['field', 'groupRoomsHint'],
        inputmode: 'numeric',
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'whole', least: 4, most: 300, error: 'NumberOutOfRange' },
        ],
      },
      group_guests: {
        control: 'number',
        label: ['field', 'people'],
        inputmode: 'numeric',
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'whole', least: 4, most: 1000, error: 'NumberOutOfRange' },
        ],
      },
      seats: {
        control: 'number',
        label: ['field', 'seats'],
        inputmode: 'numeric',
        when: { field: 'occasion', is: ['conference', 'incentive'] },
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'whole', least: 4, most: 1000, error: 'NumberOutOfRange' },
        ],
      },
      layout: {
        control: 'select',
        label: ['field', 'layout'],
        options: [
          { value: 'theatre', label: ['choice', 'theatre'] },
          { value: 'classroom', label: ['choice', 'classroom'] },
          { value: 'boardroom', label: ['choice', 'boardroom'] },
          { value: 'uShape', label: ['choice', 'uShape'] },
          { value: 'banquet', label: ['choice', 'banquet'] },
        ],
        when: { field: 'occasion', is: ['conference', 'incentive'] },
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['theatre', 'classroom', 'boardroom', 'uShape', 'banquet'] },
        ],
      },
      halls: {
        control: 'number',
        label: ['field', 'hallCount'],
        inputmode: 'numeric',
        when: { field: 'occasion', is: ['conference', 'incentive'] },
        start: '1',
        rules: [
          { rule: 'whole', least: 1, most: 10, error: 'NumberOutOfRange' },
        ],
      },
      equipment: {
        control: 'choices',
        label: ['field', 'equipment'],
        options: [
          { value: 'projector', label: ['choice', 'projector'] },
          { value: 'sound', label: ['choice', 'sound'] },
          { value: 'hybrid', label: ['choice', 'hybrid'] },
          { value: 'interpreting', label: ['choice', 'interpreting'] },
          { value: 'stage', label: ['choice', 'stage'] },
        ],
        list: true,
        when: { field: 'occasion', is: ['conference', 'incentive'] },
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['projector', 'sound', 'hybrid', 'interpreting', 'stage'] },
        ],
      },
      catering: {
        control: 'choices',
        label: ['field', 'catering'],
        options: [
          { value: 'coffee', label: ['choice', 'coffeeBreak'] },
          { value: 'lunch', label: ['choice', 'lunch'] },
          { value: 'dinner', label: ['choice', 'dinner'] },
          { value: 'welcome', label: ['choice', 'welcomeDrink'] },
          { value: 'gala', label: ['choice', 'galaDinner'] },
        ],
        list: true,
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['coffee', 'lunch', 'dinner', 'welcome', 'gala'] },
        ],
      },
      budget_note: {
        control: 'text',
        label: ['field', 'budget'],
        hint: ['field', 'budgetHint'],
        rules: [
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'oneLine', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 200, error: 'TextTooLong' },
        ],
      },
      programme: {
        control: 'longText',
        label: ['field', 'programme'],
        hint: ['field', 'programmeHint'],
        rules: [
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 4000, error: 'TextTooLong' },
          { rule: 'links', most: 5, error: 'TooManyLinks' },
        ],
      },
      organisation: {
        control: 'text',
        label: ['field', 'organisation'],
        autocomplete: 'organization',
        rules: [
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'oneLine', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 100, error: 'TextTooLong' },
        ],
      },
      guest_name: {
        control: 'text',
        label: ['field', 'guestName'],
        autocomplete: 'name',
        member: 'name',
        rules: [
          { rule: 'required', error: 'RequiredGuestName' },
          { rule: 'text', error: 'RequiredGuestName' },
          { rule: 'notBlank', error: 'RequiredGuestName' },
          { rule: 'oneLine', error: 'RequiredGuestName' },
          { rule: 'longest', length: 100, error: 'TextTooLong' },
        ],
      },
      email_address: {
        control: 'email',
        label: ['form', 'emailAddress'],
        hint: ['field', 'emailHint'],
        autocomplete: 'email',
        inputmode: 'email',
        member: 'email',
        rules: [
          { rule: 'required', error: 'RequiredEmailAddress' },
          { rule: 'email', error: 'InvalidEmail' },
          { rule: 'knownDomain', error: 'InvalidEmail' },
        ],
      },
      phone_number: {
        control: 'phone',
        label: ['form', 'phoneNumber'],
        hint: ['field', 'phoneWhyHint'],
        autocomplete: 'tel',
        inputmode: 'tel',
        filter: 'phone',
        member: 'phone',
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'digits', least: 6, most: 15, error: 'invalidPhone' },
          { rule: 'notAllZeros', error: 'invalidPhone' },
        ],
      },
    },
  },
  event: {
    page: 'event-enquiry',
    submit: ['enquiry', 'send'],
    open: ['enquiry', 'openEvent'],
    about: ['property', 'venue', 'restaurant'],
    aboutKeys: ['hotel-berulia-brela', 'hotel-soline-brela', 'hotel-marina-brela', 'hotel-maestral-brela', 'hotel-alga-tucepi', 'hotel-neptun-tucepi', 'holiday-village-afrodita-tucepi', 'heritage-hotel-kastelet-tucepi', 'hotel-jadran-tucepi', 'hotel-elaphusa-bol-brac', 'holiday-village-bonaca-bol-brac', 'hotel-borak-bol-brac', 'camping-paklenica-mobile-homes', 'holiday-village-alan-starigrad-paklenica', 'tavern-vallum-bol', 'restaurant-kastelet-tucepi', 'cocktail-bar-bolero-bol', 'sol-mediterranean-dining-brela', 'timun-bar', 'puz', 'punta-rata', 'maestral-beach-club', 'sol-bar', 'pink-cricket-tucepi', 'oliva-tucepi', 'mice-alan-starigrad-paklenica', 'mice-elaphusa-bol-brac', 'mice-soline-brela'],
    aboutNeeded: false,
    aboutLinks: true,
    aboutLabel: ['enquiry', 'aboutEvent'],
    aboutNone: ['enquiry', 'anywhere'],
    from: ['conferences-meetings-team-building'],
    thanks: ['thank-you-for-inquiry', 'thank-you'],
    offices: [
      { to: 'groups' },
    ],
    crm: { guest_name: 'firstname', email_address: 'email', phone_number: 'phone', wishes: 'message' },
    keepDays: 730,
    proof: false,
    subscribes: false,
    groups: [
      { title: ['section', 'occasion'], fields: ['celebration', 'ceremony'] },
      { title: ['section', 'when'], fields: ['day', 'flexible'] },
      { title: ['section', 'guests'], fields: ['event_guests', 'event_rooms'] },
      { title: ['section', 'contact'], fields: ['guest_name', 'email_address', 'phone_number'] },
      { title: ['section', 'wishes'], fields: ['wishes'] },
    ],
    fields: {
      celebration: {
        control: 'choice',
        label: ['field', 'celebration'],
        options: [
          { value: 'wedding', label: ['choice', 'wedding'] },
          { value: 'anniversary', label: ['choice', 'anniversary'] },
          { value: 'birthday', label: ['choice', 'birthday'] },
          { value: 'baptism', label: ['choice', 'baptism'] },
          { value: 'company', label: ['choice', 'companyParty'] },
        ],
        rules: [
          { rule: 'required', error: 'ChooseFromList' },
          { rule: 'option', error: 'ChooseFromList', options: ['wedding', 'anniversary', 'birthday', 'baptism', 'company'] },
        ],
      },
      ceremony: {
        control: 'choice',
        label: ['field', 'ceremony'],
        options: [
          { value: 'undecided', label: ['choice', 'undecided'] },
          { value: 'beach', label: ['choice', 'onTheBeach'] },
          { value: 'garden', label: ['choice', 'inTheGarden'] },
          { value: 'hall', label: ['choice', 'inAHall'] },
          { value: 'elsewhere', label: ['choice', 'elsewhere'] },
        ],
        when: { field: 'celebration', is: ['wedding'] },
        start: 'undecided',
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['undecided', 'beach', 'garden', 'hall', 'elsewhere'] },
        ],
      },
      day: {
        control: 'day',
        label: ['field', 'day'],
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'day', error: 'InvalidDay' },
          { rule: 'fromToday', error: 'DayIsPast' },
          { rule: 'withinDays', days: 730, error: 'DayTooFar' },
        ],
      },
      flexible: {
        control: 'choice',
        label: ['field', 'flexible'],
        options: [
          { value: 'yes', label: ['choice', 'yes'] },
          { value: 'no', label: ['choice', 'no'] },
        ],
        start: 'no',
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['yes', 'no'] },
        ],
      },
      event_guests: {
        control: 'number',
        label: ['field', 'people'],
        inputmode: 'numeric',
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'whole', least: 2, most: 600, error: 'NumberOutOfRange' },
        ],
      },
      event_rooms: {
        control: 'number',
        label: ['field', 'roomsForGuests'],
        inputmode: 'numeric',
        rules: [
          { rule: 'whole', least: 0, most: 200, error: 'NumberOutOfRange' },
        ],
      },
      guest_name: {
        control: 'text',
        label: ['field', 'guestName'],
        autocomplete: 'name',
        member: 'name',
        rules: [
          { rule: 'required', error: 'RequiredGuestName' },
          { rule: 'text', error: 'RequiredGuestName' },
          { rule: 'notBlank', error: 'RequiredGuestName' },
          { rule: 'oneLine', error: 'RequiredGuestName' },
          { rule: 'longest', length: 100, error: 'TextTooLong' },
        ],
      },
      email_address: {
        control: 'email',
        label: ['form', 'emailAddress'],
        hint: ['field', 'emailHint'],
        autocomplete: 'email',
        inputmode: 'email',
        member: 'email',
        rules: [
          { rule: 'required', error: 'RequiredEmailAddress' },
          { rule: 'email', error: 'InvalidEmail' },
          { rule: 'knownDomain', error: 'InvalidEmail' },
        ],
      },
      phone_number: {
        control: 'phone',
        label: ['form', 'phoneNumber'],
        hint: ['field', 'phoneHint'],
        autocomplete: 'tel',
        inputmode: 'tel',
        filter: 'phone',
        member: 'phone',
        rules: [
          { rule: 'digits', least: 6, most: 15, error: 'invalidPhone' },
          { rule: 'notAllZeros', error: 'invalidPhone' },
        ],
      },
      wishes: {
        control: 'longText',
        label: ['field', 'wishes'],
        hint: ['field', 'eventWishesHint'],
        rules: [
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 2000, error: 'TextTooLong' },
          { rule: 'links', most: 2, error: 'TooManyLinks' },
        ],
      },
    },
  },
  question: {
    page: 'ask-us',
    submit: ['enquiry', 'sendMessage'],
    open: ['enquiry', 'openQuestion'],
    about: [],
    aboutKeys: [],
    aboutNeeded: false,
    aboutLinks: true,
    from: ['reservation-office', 'faq', 'how-to-book-directly', 'information-about-us', 'loyalty-programme-faq'],
    thanks: ['thank-you'],
    offices: [
      { to: 'club', when: { field: 'topic', is: ['club'] } },
      { to: 'guestRelations', when: { field: 'topic', is: ['lost', 'stay'] } },
      { to: 'reservations' },
    ],
    crm: {},
    keepDays: 180,
    proof: false,
    subscribes: false,
    groups: [
      { title: ['section', 'question'], fields: ['topic', 'message'] },
      { title: ['section', 'contact'], fields: ['guest_name', 'email_address', 'phone_number'] },
    ],
    fields: {
      topic: {
        control: 'select',
        label: ['field', 'topic'],
        options: [
          { value: 'booking', label: ['choice', 'topicBooking'] },
          { value: 'stay', label: ['choice', 'topicStay'] },
          { value: 'club', label: ['choice', 'topicClub'] },
          { value: 'lost', label: ['choice', 'topicLost'] },
          { value: 'website', label: ['choice', 'topicWebsite'] },
          { value: 'other', label: ['choice', 'topicOther'] },
        ],
        rules: [
          { rule: 'required', error: 'ChooseFromList' },
          { rule: 'option', error: 'ChooseFromList', options: ['booking', 'stay', 'club', 'lost', 'website', 'other'] },
        ],
      },
      message: {
        control: 'longText',
        label: ['field', 'message'],
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'notBlank', error: 'EmptyOrSpaces' },
          { rule: 'longest', length: 4000, error: 'TextTooLong' },
          { rule: 'links', most: 2, error: 'TooManyLinks' },
        ],
      },
      guest_name: {
        control: 'text',
        label: ['field', 'guestName'],
        autocomplete: 'name',
        member: 'name',
        rules: [
          { rule: 'required', error: 'RequiredGuestName' },
          { rule: 'text', error: 'RequiredGuestName' },
          { rule: 'notBlank', error: 'RequiredGuestName' },
          { rule: 'oneLine', error: 'RequiredGuestName' },
          { rule: 'longest', length: 100, error: 'TextTooLong' },
        ],
      },
      email_address: {
        control: 'email',
        label: ['form', 'emailAddress'],
        hint: ['field', 'emailHint'],
        autocomplete: 'email',
        inputmode: 'email',
        member: 'email',
        rules: [
          { rule: 'required', error: 'RequiredEmailAddress' },
          { rule: 'email', error: 'InvalidEmail' },
          { rule: 'knownDomain', error: 'InvalidEmail' },
        ],
      },
      phone_number: {
        control: 'phone',
        label: ['form', 'phoneNumber'],
        hint: ['field', 'phoneHint'],
        autocomplete: 'tel',
        inputmode: 'tel',
        filter: 'phone',
        member: 'phone',
        rules: [
          { rule: 'digits', least: 6, most: 15, error: 'invalidPhone' },
          { rule: 'notAllZeros', error: 'invalidPhone' },
        ],
      },
    },
  },
  feedback: {
    page: 'feedback',
    submit: ['enquiry', 'sendMessage'],
    open: ['enquiry', 'openFeedback'],
    about: ['property', 'restaurant', 'wellness'],
    aboutKeys: ['hotel-berulia-brela', 'hotel-soline-brela', 'hotel-marina-brela', 'hotel-maestral-brela', 'hotel-alga-tucepi', 'hotel-neptun-tucepi', 'holiday-village-afrodita-tucepi', 'heritage-hotel-kastelet-tucepi', 'hotel-jadran-tucepi', 'hotel-elaphusa-bol-brac', 'holiday-village-bonaca-bol-brac', 'hotel-borak-bol-brac', 'camping-paklenica-mobile-homes', 'holiday-village-alan-starigrad-paklenica', 'tavern-vallum-bol', 'restaurant-kastelet-tucepi', 'cocktail-bar-bolero-bol', 'sol-mediterranean-dining-brela', 'timun-bar', 'puz', 'punta-rata', 'maestral-beach-club', 'sol-bar', 'pink-cricket-tucepi', 'oliva-tucepi', 'soline', 'berulia', 'maestral', 'elaphusa', 'alan', 'jadran'],
    aboutNeeded: false,
    aboutLinks: false,
    aboutLabel: ['enquiry', 'aboutFeedback'],
    aboutNone: ['enquiry', 'noneOfThese'],
    from: ['reservation-office', 'information-about-us'],
    thanks: ['thank-you'],
    offices: [
      { to: 'guestRelations' },
    ],
    crm: {},
    answerDays: 15,
    keepDays: 730,
    proof: false,
    subscribes: false,
    groups: [
      { title: ['section', 'feedback'], fields: ['feedback_kind', 'message'] },
      { title: ['section', 'stay'], fields: ['stay_day', 'booking_number'] },
      { title: ['section', 'contact'], fields: ['guest_name', 'email_address', 'phone_number'] },
    ],
    fields: {
      feedback_kind: {
        control: 'choice',
        label: ['field', 'feedbackKind'],
        options: [
          { value: 'praise', label: ['choice', 'praise'] },
          { value: 'complaint', label: ['choice', 'complaint'] },
          { value: 'idea', label: ['choice', 'idea'] },
        ],
        rules: [
          { rule: 'required', error: 'ChooseFromList' },
          { rule: 'option', error: 'ChooseFromList', options: ['praise', 'complaint', 'idea'] },
        ],
      },
      message: {
        control: 'longText',
        label: ['field', 'message'],
        rules: [
          { rule: 'required', error: 'CannotBeEmpty' },
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'notBlank', error: 'EmptyOrSpaces' },
          { rule: 'longest', length: 4000, error: 'TextTooLong' },
          { rule: 'links', most: 2, error: 'TooManyLinks' },
        ],
      },
      stay_day: {
        control: 'day',
        label: ['field', 'stayDay'],
        hint: ['field', 'stayDayHint'],
        rules: [
          { rule: 'day', error: 'InvalidDay' },
          { rule: 'untilToday', error: 'DayIsAhead' },
        ],
      },
      booking_number: {
        control: 'text',
        label: ['field', 'bookingNumber'],
        hint: ['field', 'bookingNumberHint'],
        rules: [
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'oneLine', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 40, error: 'TextTooLong' },
        ],
      },
      guest_name: {
        control: 'text',
        label: ['field', 'guestName'],
        autocomplete: 'name',
        member: 'name',
        rules: [
          { rule: 'required', error: 'RequiredGuestName' },
          { rule: 'text', error: 'RequiredGuestName' },
          { rule: 'notBlank', error: 'RequiredGuestName' },
          { rule: 'oneLine', error: 'RequiredGuestName' },
          { rule: 'longest', length: 100, error: 'TextTooLong' },
        ],
      },
      email_address: {
        control: 'email',
        label: ['form', 'emailAddress'],
        hint: ['field', 'emailHint'],
        autocomplete: 'email',
        inputmode: 'email',
        member: 'email',
        rules: [
          { rule: 'required', error: 'RequiredEmailAddress' },
          { rule: 'email', error: 'InvalidEmail' },
          { rule: 'knownDomain', error: 'InvalidEmail' },
        ],
      },
      phone_number: {
        control: 'phone',
        label: ['form', 'phoneNumber'],
        hint: ['field', 'phoneHint'],
        autocomplete: 'tel',
        inputmode: 'tel',
        filter: 'phone',
        member: 'phone',
        rules: [
          { rule: 'digits', least: 6, most: 15, error: 'invalidPhone' },
          { rule: 'notAllZeros', error: 'invalidPhone' },
        ],
      },
    },
  },
  newsletter: {
    page: 'newsletter',
    submit: ['enquiry', 'subscribe'],
    open: ['enquiry', 'openNewsletter'],
    about: [],
    aboutKeys: [],
    aboutNeeded: false,
    aboutLinks: true,
    from: ['offers', 'blog', 'reservation-office'],
    thanks: ['thank-you'],
    offices: [],
    crm: { email_address: 'email', interests: 'newsletter_interests' },
    keepDays: 30,
    proof: true,
    subscribes: true,
    groups: [
      { fields: ['email_address', 'interests', 'newsletter_consent'] },
    ],
    fields: {
      email_address: {
        control: 'email',
        label: ['form', 'emailAddress'],
        hint: ['field', 'emailHint'],
        autocomplete: 'email',
        inputmode: 'email',
        member: 'email',
        rules: [
          { rule: 'required', error: 'RequiredEmailAddress' },
          { rule: 'email', error: 'InvalidEmail' },
          { rule: 'knownDomain', error: 'InvalidEmail' },
        ],
      },
      interests: {
        control: 'choices',
        label: ['field', 'interests'],
        options: [
          { value: 'offers', label: ['choice', 'interestOffers'] },
          { value: 'family', label: ['choice', 'interestFamily'] },
          { value: 'active', label: ['choice', 'interestActive'] },
          { value: 'food', label: ['choice', 'interestFood'] },
          { value: 'wellness', label: ['choice', 'interestWellness'] },
        ],
        list: true,
        rules: [
          { rule: 'option', error: 'ChooseFromList', options: ['offers', 'family', 'active', 'food', 'wellness'] },
        ],
      },
      newsletter_consent: {
        control: 'checkbox',
        label: ['field', 'newsletterConsent'],
        rules: [
          { rule: 'ticked', error: 'ConsentNeeded' },
        ],
      },
    },
  },
  'data-request': {
    page: 'data-request',
    submit: ['enquiry', 'send'],
    open: ['enquiry', 'openDataRequest'],
    about: [],
    aboutKeys: [],
    aboutNeeded: false,
    aboutLinks: true,
    from: ['privacy-policy', 'loyalty-programme-privacy', 'cookie-vendors'],
    thanks: ['thank-you'],
    offices: [
      { to: 'dataProtection' },
    ],
    crm: {},
    keepDays: 1095,
    proof: true,
    subscribes: false,
    groups: [
      { title: ['section', 'dataRequest'], fields: ['data_request', 'details'] },
      { title: ['section', 'contact'], fields: ['guest_name', 'email_address'] },
    ],
    fields: {
      data_request: {
        control: 'choice',
        label: ['field', 'dataRequest'],
        options: [
          { value: 'access', label: ['choice', 'dataAccess'] },
          { value: 'correction', label: ['choice', 'dataCorrection'] },
          { value: 'deletion', label: ['choice', 'dataDeletion'] },
          { value: 'objection', label: ['choice', 'dataObjection'] },
        ],
        rules: [
          { rule: 'required', error: 'ChooseFromList' },
          { rule: 'option', error: 'ChooseFromList', options: ['access', 'correction', 'deletion', 'objection'] },
        ],
      },
      details: {
        control: 'longText',
        label: ['field', 'details'],
        hint: ['field', 'detailsHint'],
        rules: [
          { rule: 'text', error: 'CannotBeEmpty' },
          { rule: 'longest', length: 2000, error: 'TextTooLong' },
        ],
      },
      guest_name: {
        control: 'text',
        label: ['field', 'guestName'],
        autocomplete: 'name',
        member: 'name',
        rules: [
          { rule: 'required', error: 'RequiredGuestName' },
          { rule: 'text', error: 'RequiredGuestName' },
          { rule: 'notBlank', error: 'RequiredGuestName' },
          { rule: 'oneLine', error: 'RequiredGuestName' },
          { rule: 'longest', length: 100, error: 'TextTooLong' },
        ],
      },
      email_address: {
        control: 'email',
        label: ['form', 'emailAddress'],
        hint: ['field', 'emailHint'],
        autocomplete: 'email',
        inputmode: 'email',
        member: 'email',
        rules: [
          { rule: 'required', error: 'RequiredEmailAddress' },
          { rule: 'email', error: 'InvalidEmail' },
          { rule: 'knownDomain', error: 'InvalidEmail' },
        ],
      },
    },
  },
};
