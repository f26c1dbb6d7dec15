import { type Locale, localeCodes, locales } from '../../generated/locales.ts';
import { altTexts } from '../../generated/media/alt-texts.ts';
import type { PictureName } from '../../generated/media/pictures.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import type { RenderContext } from './render-context.ts';
import { absoluteUrl, previewUrl } from './urls.ts';

/** A description of a page in a sentence or two, for search engines and link previews. */
export function describePage(page: Page): string {
  const borrowed = page.summaryLocale !== undefined;
  const { description } = messages[page.locale].page;
  return page.summary && !borrowed ? page.summary : description({ title: page.documentTitle });
}

/** Search engines cut off titles after this many characters. */
const longest = 70;

/** The text of a document's title element: the page's title and, if it fits, the site's name. */
export function documentTitleOf(words: string): string {
  const named = `${words} | ${site.name}`;
  return named.length > longest ? words : named;
}

/** A property of the Open Graph protocol and its value; arrays are repeated properties (https://ogp.me). */
export type OpenGraphProperty = readonly [property: string, content: string];

/** Pictures that are described by the text beside them have no alternative text. */
const described: Readonly<Partial<Record<PictureName, Readonly<Record<Locale, string>>>>> = altTexts;

/** The Open Graph properties of a page, for previews of shared links. */
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

/** Locale codes such as `pt_PT`. Computed once, because `Intl.Locale` takes longer than the rest of a page's head. */
const codes = Object.fromEntries(
  localeCodes.map((locale) => {
    const { bcp47, region } = locales[locale];
    return [locale, `${new Intl.Locale(bcp47).language}_${region}`];
  }),
) as Readonly<Record<Locale, string>>;
