/** The server's settings for the scripts of a page. */
export interface BrowserSettings {
  /** Whether sign-in with Google is available. */
  readonly google: boolean;
  /** Base address of the flags, `<lower-case country code>.svg`, with a trailing slash. */
  readonly flags: string;
}

/** The settings of a page that names none. */
export const defaultSettings: BrowserSettings = { google: false, flags: '/flags/' };
