import type { Locale } from '../../generated/locales.ts';
import { indexPages, type Page, pages } from '../../generated/routes/index.ts';
import type { LookUps } from '../../generated/routes/look-ups.ts';
import { lifeOf } from '../../shared/offer-life.ts';
import type { CriticalCss } from './critical-css.ts';

/** The server's settings for the scripts of a page. */
export interface BrowserSettings {
  /** Whether sign-in with Google is available. */
  readonly google: boolean;
  /** Base address of the flags `<lower-case country code>.svg`; with a trailing slash. */
  readonly flags: string;
  /** Address of the booking engine with {property}, {locale} and {promo}; '' if there is none. */
  readonly booking: string;
}

/** The server's settings that documents show. */
export interface SiteSettings extends BrowserSettings {
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Comes before `/media/…` in picture addresses, without a trailing slash; '' for the site's own origin. */
  readonly pictureBase: string;
}

/** The assets of documents; addresses are root-relative. */
export interface DocumentAssets {
  readonly criticalCss: CriticalCss;
  /** Text of a second style element, for pages with a hero. */
  readonly heroStyle: string;
  /** Styles below the first view, which do not block it. */
  readonly stylesheets: readonly string[];
  readonly scripts: readonly string[];
  /** The messages of a language for scripts. */
  messagesOf(locale: Locale): string;
  /** For pages with a form. */
  readonly form: { readonly stylesheet: string; readonly script: string };
}

/** A day of the site, the settings, and the files that documents load. */
export interface RenderInput {
  /** As YYYY-MM-DD: offers begin and end by it. */
  readonly day: string;
  readonly settings: SiteSettings;
  readonly assets: DocumentAssets;
}

/** Everything that documents depend on, besides `generated/` and the address: the site on one day at one origin. Never changes. */
export interface RenderContext extends RenderInput, LookUps<Page> {
  /** Every page as it is on the day, in the order of the spec. */
  readonly pages: readonly Page[];
}

/** Takes some milliseconds: make one for each day. */
export function createRenderContext({ day, settings, assets }: RenderInput): RenderContext {
  const dated = pagesOn(day);
  return { day, settings, assets, pages: dated, ...indexPages(dated) };
}

/** Every page as it is on a day: those of offers that have ended are in no list and no search engine. */
export function pagesOn(day: string): readonly Page[] {
  const hasEnded = ({ key }: Page) => lifeOf({ day }, key) === 'ended';
  return pages.map((page) => (page.indexable && hasEnded(page) ? { ...page, indexable: false } : page));
}

/** Makes a value for each context, when it is first asked for. */
export function oncePerContext<T>(make: (context: RenderContext) => T): (context: RenderContext) => T {
  const made = new WeakMap<RenderContext, { readonly value: T }>();
  return (context) => {
    const known = made.get(context) ?? { value: make(context) };
    made.set(context, known);
    return known.value;
  };
}
