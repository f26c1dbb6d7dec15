// Generated from spec/redirects.yaml and spec/routes by “npm run generate”. Do not edit.

/** The answer for a path that is not a page. */
export type Redirect = { readonly status: 301; readonly location: string } | { readonly status: 410 };

/** Redirected and removed paths, decoded; locations are root-relative and percent-encoded. */
export const redirects: ReadonlyMap<string, Redirect> = new Map<string, Redirect>([
  ['/en/old-summer', { status: 301, location: '/en/offer/summer' }],
  ['/en/ended', { status: 410 }],
]);
