import type { BrowserSettings } from '../document/render-context.ts';

/** The settings of a page that names none. */
export const defaultSettings: BrowserSettings = { google: false, flags: '/flags/' };

/** Reads the server's settings from the page's meta element. */
export function readSettings(): BrowserSettings {
  const text = document.querySelector<HTMLMetaElement>('meta[name="site-settings"]')?.content ?? '{}';
  return { ...defaultSettings, ...JSON.parse(text) };
}
