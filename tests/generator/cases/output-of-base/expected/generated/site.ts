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
  name: 'Example Hotels',
  contact: { email: 'info@hotels.example', phone: '+38521000000' },
  hours: { opens: '08:00', closes: '20:00', timeZone: 'Europe/Zagreb' },
  company: {},
  navigation: {
    main: [
      { page: 'offers', label: ['menu', 'offers'] },
    ],
    more: [],
    footer: [
      { page: 'contact', label: ['menu', 'contact'] },
    ],
  },
  roles: {},
  oftenSought: [],
};
