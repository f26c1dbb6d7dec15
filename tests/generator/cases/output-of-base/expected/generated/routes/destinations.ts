// Generated from spec/routes/destinations by “npm run generate”. Do not edit.

import type { Page } from './page.ts';

const rows: readonly Page[] = JSON.parse(`[
  {"key":"bol","area":"destinations","locale":"hr","controller":"destination","path":"/destinacija/bol","slug":["destinacija","bol"],"title":"Bol na Braču","documentTitle":"Bol na Braču","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"destinations"},
  {"key":"bol","area":"destinations","locale":"en","controller":"destination","path":"/en/destination/bol","slug":["destination","bol"],"title":"Bol on Brač","documentTitle":"Bol on Brač","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"destinations"},
  {"key":"bol","area":"destinations","locale":"de","controller":"destination","path":"/de/reiseziel/bol","slug":["reiseziel","bol"],"title":"Bol auf Brač","documentTitle":"Bol auf Brač","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"destinations"},
  {"key":"bol","area":"destinations","locale":"se","controller":"destination","path":"/se/destination/bol","slug":["destination","bol"],"title":"Bol på Brač","documentTitle":"Bol på Brač","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"destinations"},
  {"key":"destinations","area":"destinations","locale":"hr","controller":"destinations","path":"/destinacije","slug":["destinacije"],"title":"Odredišta","documentTitle":"Odredišta","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"home"},
  {"key":"destinations","area":"destinations","locale":"en","controller":"destinations","path":"/en/destinations","slug":["destinations"],"title":"Destinations","documentTitle":"Destinations","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"home"},
  {"key":"destinations","area":"destinations","locale":"de","controller":"destinations","path":"/de/reiseziele","slug":["reiseziele"],"title":"Reiseziele","documentTitle":"Reiseziele","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"home"},
  {"key":"destinations","area":"destinations","locale":"se","controller":"destinations","path":"/se/destinationer","slug":["destinationer"],"title":"Resmål","documentTitle":"Resmål","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"home"}
]`);

/** Every page of the area, in the order of the spec. */
export const destinationsPages = rows;
