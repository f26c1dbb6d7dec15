import { createContext, useContext } from 'react';
import type { ApiClient } from '../../../generated/api/client.ts';
import type { BrowserMessages } from '../../../generated/browser-messages/catalogue.ts';
import type { FormText } from '../../../generated/forms/field.ts';
import type { Locale } from '../../../generated/locales.ts';
import type { BrowserSettings } from '../../document/browser-settings.ts';
import type { Benefits } from '../benefit-list.tsx';

/** The page behind the dialog. */
export interface PageContext {
  readonly locale: Locale;
  readonly texts: BrowserMessages;
  readonly api: ApiClient;
  /** Address that starts a sign-in with Google; undefined in built documents, because it contains the visited page. */
  readonly googleStart?: string;
  /** Path of the rules and conditions. */
  readonly termsPath: string;
  /** Path of the home page in the page's language. */
  readonly homePath: string;
  readonly contactEmail: string;
  readonly benefits: Benefits | undefined;
  /** Path of the offers; undefined if there are none. */
  readonly offersPath: string | undefined;
  readonly settings: BrowserSettings;
}

const Context = createContext<PageContext | undefined>(undefined);
export const PageProvider = Context.Provider;

export function usePage(): PageContext {
  const page = useContext(Context);
  if (page === undefined) throw new Error('There is no page around this component.');
  return page;
}

export function useTexts(): BrowserMessages {
  return usePage().texts;
}

/** Looks up texts by group and name, as forms refer to them. */
export function usePageText(): (path: FormText) => string {
  const texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { ...useTexts() };
  return ([group, name]) => {
    const text = texts[group]?.[name];
    if (typeof text !== 'string')
      throw new TypeError(`The message ${group}.${name} is not a text of the dialog.`);
    return text;
  };
}
