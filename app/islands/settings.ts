/** What the server has put into the page for its scripts. */
export interface Settings {
  readonly google: boolean;
  readonly flags: string;
  readonly booking: string;
}

/** Reads what the server has put into the page. */
export function readSettings(): Settings {
  const text = document.querySelector<HTMLMetaElement>('meta[name="site-settings"]')?.content ?? '{}';
  return { google: false, flags: '/flags/', booking: '', ...JSON.parse(text) };
}
