import { renderToString } from 'react-dom/server';
import { createApiClient } from '../../../generated/api/client.ts';
import { type Locale, locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { BrowserSettings } from '../../document/browser-settings.ts';
import { benefitsIn } from '../benefits.ts';
import { ClubDialog } from './club-dialog.tsx';
import { PageProvider } from './page-context.tsx';

const rendered = new Map<string, string>();

/** Renders the dialog at its first step for documents, where it opens without a download; React hydrates it later. */
export function renderFirstStep(locale: Locale, settings: BrowserSettings): string {
  const key = JSON.stringify([locale, settings]);
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const page = {
    locale,
    texts: messages[locale],
    api: createApiClient({ baseUrl: '' }),
    termsPath: '',
    homePath: `${locales[locale].prefix}/`,
    contactEmail: '',
    benefits: benefitsIn(locale),
    offersPath: undefined,
    settings,
  };
  const markup = renderToString(
    <PageProvider value={page}>
      <ClubDialog />
    </PageProvider>,
  );
  rendered.set(key, markup);
  return markup;
}
