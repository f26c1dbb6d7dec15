/*
 * Placeholders in built files for settings that only `serve` knows; replaced when the files are loaded.
 */

/** Origin of absolute addresses: `SITE_URL`. */
export const siteUrlPlaceholder = 'https://site-url.invalid';

/** The base of picture addresses in a page: `IMAGE_CDN_URL`, or nothing. */
export const pictureBasePlaceholder = 'https://picture-base.invalid';

/** The base of absolute picture addresses: `IMAGE_CDN_URL`, else `SITE_URL`. */
export const absolutePictureBasePlaceholder = 'https://picture-origin.invalid';

/** Content of `<meta name="site-settings">`: `SiteSettings` as JSON, escaped for an attribute. */
export const settingsPlaceholder = '__site-settings__';

const placeholders = new RegExp(
  [siteUrlPlaceholder, pictureBasePlaceholder, absolutePictureBasePlaceholder, settingsPlaceholder]
    .join('|')
    .replaceAll('.', '\\.'),
  'g',
);

/** Inside a placeholder, it says that a guest typed it; a character that texts have no use for. Replaced by nothing. */
export const typedMark = '\ufdd0';

/** A text of a guest, as it has to be in a document so that the guest sees it unchanged. */
export function keepTyped(text: string): string {
  return text.replace(placeholders, (placeholder) => placeholder[0] + typedMark + placeholder.slice(1));
}

/** The server's settings for the scripts of a page. */
export interface SiteSettings {
  /** Whether sign-in with Google is available. */
  readonly google: boolean;
  /** Base address of the flags `<lower-case country code>.svg`; with a trailing slash. */
  readonly flags: string;
  /** Address of the booking engine with {property}, {locale} and {promo}; '' if there is none. */
  readonly booking: string;
}
