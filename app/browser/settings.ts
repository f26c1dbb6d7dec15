import type { BrowserSettings } from '../document/render-context.ts';

/** Reads the settings that the server has put into the page. */
export function readSettings(): BrowserSettings {
  const text = document.querySelector<HTMLMetaElement>('meta[name="site-settings"]')?.content ?? '{}';
  return { google: false, flags: '/flags/', booking: '', ...JSON.parse(text) };
}
