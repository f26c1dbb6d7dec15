import type { Locale } from '../../generated/locales.ts';
import { indexPages, type Page } from '../../generated/routes/index.ts';
import type { LookUps } from '../../generated/routes/look-ups.ts';
import { pagesOn } from '../declarations/pages-on-day.ts';
import type { BrowserSettings } from './browser-settings.ts';
import type { CriticalCss } from './critical-css.ts';

/** The server's settings that documents depend on. */
export interface SiteSettings extends BrowserSettings {
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Prefix of `/media/…` in picture addresses, without a trailing slash; '' for the site's own origin. */
  readonly pictureBase: string;
  /** The template for `bookingLink`; '' if there is no booking engine. */
  readonly booking: string;
}

/** The assets of documents; addresses are root-relative. */
export interface DocumentAssets {
  readonly criticalCss: CriticalCss;
  /** Content of the second style element of pages with a hero. */
  readonly heroStyle: string;
  /** Styles below the first view, which do not block it. */
  readonly stylesheets: readonly string[];
  readonly scripts: readonly string[];
  /** The messages of a language for scripts. */
  messagesOf(locale: Locale): string;
  /** For pages with a form. */
  readonly form: { readonly stylesheet: string; readonly script: string };
  /** For lists that can be filtered or compared. */
  readonly list: { readonly stylesheet: string; readonly views: string; readonly script: string };
}

export interface RenderInput {
  /** YYYY-MM-DD; determines which offers are current. */
  readonly day: string;
  readonly settings: SiteSettings;
  readonly assets: DocumentAssets;
}

/** The immutable input of documents besides `generated/` and the address. */
export interface RenderContext extends RenderInput, LookUps<Page> {
  /** All pages as on the day, in the order of the spec. */
  readonly pages: readonly Page[];
}

/** Takes some milliseconds; create one per day. */
export function createRenderContext({ day, settings, assets }: RenderInput): RenderContext {
  const dated = pagesOn(day);
  return { day, settings, assets, pages: dated, ...indexPages(dated) };
}

/** Caches a value per context; it is computed on first use. */
export function oncePerContext<T>(make: (context: RenderContext) => T): (context: RenderContext) => T {
  const made = new WeakMap<RenderContext, { readonly value: T }>();
  return (context) => {
    const known = made.get(context) ?? { value: make(context) };
    made.set(context, known);
    return known.value;
  };
}
