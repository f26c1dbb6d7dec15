import { type BrowserSettings, defaultSettings } from '../document/browser-settings.ts';

/** Reads the server's settings from the page's meta element. */
export function readSettings(): BrowserSettings {
  const text = document.querySelector<HTMLMetaElement>('meta[name="site-settings"]')?.content ?? '{}';
  return { ...defaultSettings, ...JSON.parse(text) };
}
