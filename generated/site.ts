// Generated from spec/site.yaml by “npm run generate”. Do not edit.

import type { Locale } from './locales.ts';
import type { Messages } from './messages/catalogue.ts';
import type { RouteKey } from './routes/keys.ts';
/** Group and name of a message without arguments. */
export type MessagePath = { [G in keyof Messages]: { [N in keyof Messages[G]]: Messages[G][N] extends string ? readonly [G, N] : never }[keyof Messages[G]] }[keyof Messages];
/** Group and name of a message whose only argument is a count. */
export type CountingMessagePath = { [G in keyof Messages]: { [N in keyof Messages[G]]: Messages[G][N] extends (values: { readonly count: number }) => string ? readonly [G, N] : never }[keyof Messages[G]] }[keyof Messages];
/** Group and name of a message whose only argument is a value. */
export type PhraseMessagePath = { [G in keyof Messages]: { [N in keyof Messages[G]]: Messages[G][N] extends (values: { readonly value: string }) => string ? readonly [G, N] : never }[keyof Messages[G]] }[keyof Messages];

/** A link of a menu. */
export interface NavigationItem {
  readonly page: RouteKey;
  /** Default: the page’s title. */
  readonly label?: MessagePath;
}

/** Data shared by every page. */
export interface Site {
  readonly name: string;
  /** E-mail address and phone number in E.164 form. */
  readonly contact: { readonly email: string; readonly phone: string };
  /** Every day; times as HH:MM. */
  readonly hours: { readonly opens: string; readonly closes: string; readonly timeZone: string };
  /** In how many hours requests are answered. */
  readonly answerHours?: number;
  /** The company behind the site, as far as it is known. */
  readonly company: { readonly name?: string; readonly address?: string; readonly register?: string; readonly taxNumber?: string; readonly management?: string };
  /** The locale whose legal texts bind. */
  readonly bindingLocale?: Locale;
  readonly navigation: { readonly main: readonly NavigationItem[]; readonly more: readonly NavigationItem[]; readonly footer: readonly NavigationItem[] };
  /** Pages that templates lead to. */
  readonly roles: { readonly contact?: RouteKey; readonly experiences?: RouteKey; readonly club?: RouteKey; readonly clubRules?: RouteKey; readonly privacy?: RouteKey };
  /** Pages that the search offers before a guest types. */
  readonly oftenSought: readonly RouteKey[];
}


/** Data shared by every page. */
export const site: Site = {
  name: 'Dalmatia Sun Hotels',
  contact: { email: 'info@dalmatiasunhotels.example', phone: '+38521555000' },
  hours: { opens: '08:00', closes: '20:00', timeZone: 'Europe/Zagreb' },
  answerHours: 24,
  company: {},
  bindingLocale: 'hr',
  navigation: {
    main: [
      { page: 'hotels', label: ['navigation', 'accommodation'] },
      { page: 'destinations', label: ['navigation', 'destinations'] },
      { page: 'offers', label: ['navigation', 'offers'] },
      { page: 'discover-experiences', label: ['navigation', 'experiences'] },
      { page: 'restaurants', label: ['navigation', 'restaurants'] },
      { page: 'blog', label: ['navigation', 'blog'] },
    ],
    more: [
      { page: 'wellness' },
      { page: 'conferences-meetings-team-building' },
      { page: 'airport-transfer-taxi' },
      { page: 'reservation-office', label: ['navigation', 'contact'] },
    ],
    footer: [
      { page: 'reservation-office', label: ['navigation', 'contact'] },
      { page: 'loyalty-programme', label: ['navigation', 'club'] },
      { page: 'faq' },
      { page: 'feedback', label: ['enquiry', 'openFeedback'] },
      { page: 'information-about-us' },
      { page: 'privacy-policy' },
      { page: 'accessibility-statement' },
    ],
  },
  roles: { contact: 'reservation-office', experiences: 'discover-experiences', club: 'loyalty-programme', clubRules: 'loyalty-programme-rules', privacy: 'privacy-policy' },
  oftenSought: ['hotels', 'offers', 'destinations', 'tours', 'restaurants', 'reservation-office', 'faq'],
};
