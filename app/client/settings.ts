import type { SiteSettings } from '../document/placeholders.ts';

/** Reads the settings that the server has put into the page. */
export function readSettings(): SiteSettings {
  const text = document.querySelector<HTMLMetaElement>('meta[name="site-settings"]')?.content ?? '{}';
  return { google: false, flags: '/flags/', booking: '', ...JSON.parse(text) };
}
