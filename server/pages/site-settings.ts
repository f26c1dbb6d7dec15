import type { SiteSettings } from '../../app/document/placeholders.ts';
import { type Config, originOf } from '../config/config.ts';
import type { AllowedSources } from '../security/security-headers.ts';
import { createPlaceholders, type Placeholders } from './fill-placeholders.ts';

type Settings = Pick<Config, 'google' | 'flagCdnUrl' | 'bookingUrlTemplate'>;

/** The settings that a page's scripts receive. */
export function settingsOf({ google, flagCdnUrl, bookingUrlTemplate }: Settings): SiteSettings {
  return { google: google !== undefined, flags: flagCdnUrl ?? '/flags/', booking: bookingUrlTemplate ?? '' };
}

/** Other origins that documents may load from and lead to. */
export function allowedSourcesOf(
  { flagCdnUrl, imageCdnUrl, bookingUrlTemplate }: Config,
  inlineStyles: readonly string[],
): AllowedSources {
  return { imageUrls: [flagCdnUrl, imageCdnUrl], formUrl: bookingUrlTemplate, inlineStyles };
}

/**
 * The values that a server substitutes in built files.
 * @param siteUrl public origin; where left out, the one that is set, or the address it is to listen on
 */
export function placeholdersOf(config: Config, siteUrl: string = publicOriginOf(config)): Placeholders {
  return createPlaceholders(siteUrl, settingsOf(config), config.imageCdnUrl);
}

/** The public origin of a server that is not running. */
export function publicOriginOf({ siteUrl, host, port }: Pick<Config, 'siteUrl' | 'host' | 'port'>): string {
  return siteUrl ?? originOf(host, port);
}
