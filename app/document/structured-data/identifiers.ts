import type { Locale } from '../../../generated/locales.ts';
import { pictures } from '../../../generated/media/pictures.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page, RouteKey } from '../../../generated/routes/index.ts';
import { site } from '../../../generated/site.ts';
import { homePage } from '../../components/shell/home-page.ts';
import type { RenderContext } from '../render-context.ts';
import { absoluteUrl, pictureUrl } from '../urls.ts';

/** The absolute address of a page's picture, in its largest version. */
export function pageImage(context: RenderContext, page: Page): string {
  return pictureUrl(context, factsOf(page.key).picture);
}

/** The absolute addresses of a page’s photographs, without drawings. */
export function photographsOf(context: RenderContext, page: Page): { readonly image?: string[] } {
  const { picture, pictures: gallery } = factsOf(page.key);
  const names = [...new Set([picture, ...gallery])].filter((name) => !pictures[name].isDrawing);
  return names.length === 0 ? {} : { image: names.map((name) => pictureUrl(context, name)) };
}

/** A reference to a thing in the same graph. */
export interface Reference {
  readonly '@id': string;
}

/** A reference to a thing in another page's graph, with type and name for parsers that read only one page. */
export interface NamedReference<Type extends string = string> extends Reference {
  readonly '@type': Type;
  readonly name: string;
}

/** A thing with an `@id`. */
export type Identified<T> = Extract<T, object> & Reference;

/** The `@id` of a thing: the page's address with a fragment; with an empty fragment, that of the page itself. */
export function idOn(context: RenderContext, page: Page, fragment: string): string {
  return `${absoluteUrl(context, page.path)}#${fragment}`;
}

/** The group. Home pages in all languages describe the same node. */
export function organizationOf(context: RenderContext): NamedReference<'Organization'> {
  return { '@type': 'Organization', '@id': `${absoluteUrl(context, '/')}#organization`, name: site.name };
}

/** The site in a language, described on that language's home page. */
export function webSiteIn(context: RenderContext, locale: Locale): NamedReference<'WebSite'> {
  return {
    '@type': 'WebSite',
    '@id': `${absoluteUrl(context, homePath(context, locale))}#website`,
    name: site.name,
  };
}

/** @returns the `@id` of the thing that an entry's page in a locale describes; undefined if that page is not indexed */
export function idIn(
  context: RenderContext,
  key: RouteKey | null,
  locale: Locale,
  fragment: string,
): string | undefined {
  const page = key === null ? undefined : context.findPage(key, locale);
  return page?.indexable ? idOn(context, page, fragment) : undefined;
}

/** Decoded path of a language's home page. */
export function homePath(context: RenderContext, locale: Locale): string {
  return homePage(context, locale).path;
}
