import type { BrowserSettings } from '../document/render-context.ts';

/** Reads the server's settings from the page's meta element. */
export function readSettings(): BrowserSettings {
  const text = document.querySelector<HTMLMetaElement>('meta[name="site-settings"]')?.content ?? '{}';
  return { google: false, flags: '/flags/', ...JSON.parse(text) };
}
