import { defaultSettings } from '../../app/document/browser-settings.ts';
import type { SiteSettings } from '../../app/document/render-context.ts';
import type { AllowedSources } from '../http/security-headers.ts';
import { type Config, originOf } from './config/config.ts';

type Settings = Pick<Config, 'google' | 'flagCdnUrl' | 'imageCdnUrl' | 'bookingUrlTemplate'>;

/**
 * The settings that documents show.
 * @param siteUrl public origin, without a trailing slash
 */
export function settingsOf(config: Settings, siteUrl: string): SiteSettings {
  const { google, flagCdnUrl, imageCdnUrl, bookingUrlTemplate } = config;
  return {
    siteUrl,
    pictureBase: imageCdnUrl ?? '',
    google: google !== undefined,
    flags: flagCdnUrl ?? defaultSettings.flags,
    booking: bookingUrlTemplate ?? '',
  };
}

/** Other origins that documents may load from and link to. */
export function allowedSourcesOf(
  { flagCdnUrl, imageCdnUrl, bookingUrlTemplate }: Config,
  inlineStyles: readonly string[],
): AllowedSources {
  return { imageUrls: [flagCdnUrl, imageCdnUrl], formUrl: bookingUrlTemplate, inlineStyles };
}

/** The public origin of a server that is not running. */
export function publicOriginOf({ siteUrl, host, port }: Pick<Config, 'siteUrl' | 'host' | 'port'>): string {
  return siteUrl ?? originOf(host, port);
}
