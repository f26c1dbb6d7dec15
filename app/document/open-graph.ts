import { type Locale, localeCodes, locales } from '../../generated/locales.ts';
import { altTexts } from '../../generated/media/alt-texts.ts';
import type { PictureName } from '../../generated/media/pictures.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { absoluteUrl } from './absolute-url.ts';
import { describePage } from './describe-page.ts';
import { previewUrl } from './picture-url.ts';
import type { RenderContext } from './render-context.ts';

/** A property of the Open Graph protocol and its value; arrays of values are repeated properties (https://ogp.me). */
export type OpenGraphProperty = readonly [property: string, content: string];

/** Pictures that only stand beside a text which describes them have no alternative text. */
const described: Readonly<Partial<Record<PictureName, Readonly<Record<Locale, string>>>>> = altTexts;

/** How a page shows where somebody shares its link. */
export function openGraphOf(context: RenderContext, page: Page): readonly OpenGraphProperty[] {
  const { picture } = factsOf(page.key);
  return [
    ...typeOf(page),
    ['og:site_name', site.name],
    ['og:title', page.documentTitle],
    ['og:description', describePage(page)],
    ['og:url', absoluteUrl(context, page.path)],
    ['og:locale', codes[page.locale]],
    ['og:image', previewUrl(context, picture)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', described[picture]?.[page.locale] ?? page.documentTitle],
  ];
}

function typeOf({ controller, published, updated }: Page): OpenGraphProperty[] {
  if (controller !== 'blog') return [['og:type', 'website']];
  return [
    ['og:type', 'article'],
    ['article:published_time', published],
    ['article:modified_time', updated],
  ];
}

/** For example `pt_PT`; asking for a language costs more than the rest of a page's head. */
const codes = Object.fromEntries(
  localeCodes.map((locale) => {
    const { bcp47, region } = locales[locale];
    return [locale, `${new Intl.Locale(bcp47).language}_${region}`];
  }),
) as Readonly<Record<Locale, string>>;
