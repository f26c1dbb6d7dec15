/** Origin of absolute addresses in built files; `serve` puts `SITE_URL` in its place when it loads them. */
export const siteUrlPlaceholder = 'https://site-url.invalid';
