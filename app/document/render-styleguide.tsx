import type { Locale } from '../../generated/locales.ts';
import { site } from '../../generated/site.ts';
import { StyleguidePage } from '../pages/styleguide/styleguide.tsx';
import { renderDocument } from './document.ts';
import type { RenderContext } from './render-context.ts';
import { renderMarkup } from './render-markup.tsx';

/** The HTML document of the style guide in one language, for developers. */
export function renderStyleguide(context: RenderContext, locale: Locale): string {
  const head = {
    locale,
    title: `Components | ${site.name}`,
    description: '',
    indexable: false,
    alternates: [],
    data: { components: '', locale },
  };
  return renderDocument(context, head, renderMarkup(context, <StyleguidePage locale={locale} />));
}
