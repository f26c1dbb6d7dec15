import {
  createRenderContext,
  type RenderContext,
  type SiteSettings,
} from '../../app/document/render-context.ts';
import { sourceAssets } from '../../app/vite/source-assets.ts';
import type { Locale } from '../../generated/locales.ts';
import type { Page, RouteKey } from '../../generated/routes/index.ts';

const usual: SiteSettings = {
  siteUrl: 'https://hotels.example',
  pictureBase: '',
  google: false,
  flags: '/flags/',
  booking: '',
};

/** The site on a day, as YYYY-MM-DD. */
export function siteOn(day: string, settings: Partial<SiteSettings> = {}): RenderContext {
  return createRenderContext({ day, settings: { ...usual, ...settings }, assets: sourceAssets });
}

/** The site on a day in November, between the seasons. */
export const site = siteOn('2026-11-23');

/** A page that has to be there. */
export function pageOf(key: RouteKey, locale: Locale = 'en', on = site): Page {
  const page = on.findPage(key, locale);
  if (page === undefined) throw new Error(`There is no page ${key} in ${locale}.`);
  return page;
}
