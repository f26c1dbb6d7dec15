import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../generated/locales.ts';
import { site } from '../../generated/site.ts';
import { StyleguidePage } from '../pages/styleguide/styleguide.tsx';
import { type DocumentAssets, renderDocument } from './document.ts';

/** The HTML document of the style guide in one language, for developers. */
export function renderStyleguide(locale: Locale, assets: DocumentAssets): string {
  const head = {
    locale,
    title: `Components | ${site.name}`,
    description: '',
    indexable: false,
    alternates: [],
    data: { components: '', locale },
  };
  return renderDocument(head, renderToStaticMarkup(<StyleguidePage locale={locale} />), assets);
}
