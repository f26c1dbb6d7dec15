import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../generated/locales.ts';
import { site } from '../../generated/site.ts';
import { ComponentsPage } from '../pages/components/components-page.tsx';
import { type DocumentAssets, renderDocument } from './document.ts';

/** The whole HTML document that shows the parts of pages in one language, for developers. */
export function renderComponents(locale: Locale, assets: DocumentAssets): string {
  const head = {
    locale,
    title: `Components | ${site.name}`,
    description: '',
    indexable: false,
    alternates: [],
    data: { components: '', locale },
  };
  return renderDocument(head, renderToStaticMarkup(<ComponentsPage locale={locale} />), assets);
}
