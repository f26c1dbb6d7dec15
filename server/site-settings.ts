import type { SiteSettings } from '../app/renderer/placeholders.ts';
import type { Config } from './config.ts';

/** What scripts of a page learn of this server. */
export function settingsOf({ google, flagCdnUrl }: Pick<Config, 'google' | 'flagCdnUrl'>): SiteSettings {
  return { google: google !== undefined, flags: flagCdnUrl ?? '/flags/' };
}
