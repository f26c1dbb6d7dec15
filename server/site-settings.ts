import type { SiteSettings } from '../app/renderer/placeholders.ts';
import type { Config } from './config.ts';

type Settings = Pick<Config, 'google' | 'flagCdnUrl' | 'bookingUrlTemplate'>;

/** What scripts of a page learn of this server. */
export function settingsOf({ google, flagCdnUrl, bookingUrlTemplate }: Settings): SiteSettings {
  return { google: google !== undefined, flags: flagCdnUrl ?? '/flags/', booking: bookingUrlTemplate ?? '' };
}
