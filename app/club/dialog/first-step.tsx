import { renderToString } from 'react-dom/server';
import { createApiClient } from '../../../generated/api/client.ts';
import { type Locale, locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { benefitsIn } from '../benefits.ts';
import { ClubDialog } from './club-dialog.tsx';
import { PageProvider } from './page-context.tsx';

const rendered = new Map<Locale, string>();

/** Renders the dialog at its first step for documents, where it opens without a download; React hydrates it later. */
export function renderFirstStep(locale: Locale): string {
  const known = rendered.get(locale);
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
    settings: { google: false, flags: '', booking: '' },
  };
  const markup = renderToString(
    <PageProvider value={page}>
      <ClubDialog />
    </PageProvider>,
  );
  rendered.set(locale, markup);
  return markup;
}
