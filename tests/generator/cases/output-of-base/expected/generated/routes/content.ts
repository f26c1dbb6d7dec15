// Generated from spec/routes/content by “npm run generate”. Do not edit.

import type { Page } from './page.ts';

const rows: readonly Page[] = JSON.parse(`[
  {"key":"contact","area":"content","locale":"hr","controller":"post","path":"/ostalo/kontakt","slug":["ostalo","kontakt"],"title":"Kontakt","documentTitle":"Kontakt","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"home"},
  {"key":"contact","area":"content","locale":"en","controller":"post","path":"/en/other/contact","slug":["other","contact"],"title":"Contact us","documentTitle":"Contact us","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"home"},
  {"key":"contact","area":"content","locale":"de","controller":"post","path":"/de/andere/kontakt","slug":["andere","kontakt"],"title":"Kontakt","documentTitle":"Kontakt","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"home"},
  {"key":"contact","area":"content","locale":"se","controller":"post","path":"/se/andra/kontakta-oss","slug":["andra","kontakta-oss"],"title":"Kontakta oss","documentTitle":"Kontakta oss","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"home"},
  {"key":"home","area":"content","locale":"hr","controller":"post","path":"/","slug":"","title":"Naslovnica","documentTitle":"Naslovnica","published":"2026-05-01","updated":"2026-05-01","indexable":true},
  {"key":"home","area":"content","locale":"en","controller":"post","path":"/en/","slug":"","title":"Home","documentTitle":"Home","published":"2026-05-01","updated":"2026-05-01","indexable":true},
  {"key":"home","area":"content","locale":"de","controller":"post","path":"/de/","slug":"","title":"Startseite","documentTitle":"Startseite","published":"2026-05-01","updated":"2026-05-01","indexable":true},
  {"key":"home","area":"content","locale":"se","controller":"post","path":"/se/","slug":"","title":"Hem","documentTitle":"Hem","published":"2026-05-01","updated":"2026-05-01","indexable":true}
]`);

/** Every page of the area, in the order of the spec. */
export const contentPages = rows;
