/*
 * What stands in built files for what only `serve` knows; it is put in when the files are loaded.
 */

/** Origin of absolute addresses: `SITE_URL`. */
export const siteUrlPlaceholder = 'https://site-url.invalid';

/** What addresses of pictures begin with in a page: `IMAGE_CDN_URL`, or nothing. */
export const pictureBasePlaceholder = 'https://picture-base.invalid';

/** The same where an address has to be absolute: `IMAGE_CDN_URL`, else `SITE_URL`. */
export const absolutePictureBasePlaceholder = 'https://picture-origin.invalid';

/** Content of `<meta name="site-settings">`: `SiteSettings` as JSON, escaped for an attribute. */
export const settingsPlaceholder = '__site-settings__';

/** What scripts of a page learn of the server that serves it. */
export interface SiteSettings {
  /** Whether one can sign in with Google. */
  readonly google: boolean;
  /** Where flags are, by lower-case country code and `.svg`; with a closing slash. */
  readonly flags: string;
  /** Address of the booking engine with {property}, {locale} and {promo}; '' where there is none. */
  readonly booking: string;
}
