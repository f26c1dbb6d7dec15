// Generated from spec/redirects.yaml and spec/routes by “npm run generate”. Do not edit.

/** The answer for a path that is not a page. */
export type Redirect = { readonly status: 301; readonly location: string } | { readonly status: 410 };

/** Redirected and removed paths, decoded; locations are root-relative and percent-encoded. */
export const redirects: ReadonlyMap<string, Redirect> = new Map<string, Redirect>([
  ['/fr/offre/offre-ete-limitee-brac', { status: 301, location: '/fr/offre/week-end-juillet-brac' }],
  ['/se/anbud/sommarerbjudande-brac', { status: 301, location: '/se/anbud/julihelg-brac' }],
  ['/it/offerta/offerta-limitata-estate-brac', { status: 301, location: '/it/offerta/weekend-luglio-brac' }],
  ['/hu/ajanlat/nyari-ajanlat-brac', { status: 301, location: '/hu/ajanlat/juliusi-hetvege-brac' }],
  ['/ru/offer/limited-summer-offer-brac', { status: 301, location: '/ru/offer/july-weekend-offer-brac' }],
  ['/nl/aanbod/zomeraanbieding-brac', { status: 301, location: '/nl/aanbod/juliweekend-brac' }],
  ['/fi/tarjous/kesatarjous-brac', { status: 301, location: '/fi/tarjous/heinakuun-viikonloppu-brac' }],
  ['/dk/tilbud/sommertilbud-brac', { status: 301, location: '/dk/tilbud/juliweekend-brac' }],
  ['/uk/offer/limited-summer-offer-brac', { status: 301, location: '/uk/offer/july-weekend-offer-brac' }],
  ['/ro/oferta/oferta-de-vara-brac', { status: 301, location: '/ro/oferta/weekend-de-iulie-brac' }],
  ['/sk/ponuka/obmedzena-letna-ponuka-brac', { status: 301, location: '/sk/ponuka/julovy-vikend-brac' }],
  ['/ko/offer/limited-summer-offer-brac', { status: 301, location: '/ko/offer/july-weekend-offer-brac' }],
  ['/pt/oferta/oferta-limitada-verao-brac', { status: 301, location: '/pt/oferta/fim-de-semana-julho-brac' }],
]);
