// Generated from spec/routes/content.yaml by “npm run generate”. Do not edit.

import type { Page } from './page.ts';

const rows: readonly Page[] = JSON.parse(`[
  {"key":"home","area":"content","locale":"hr","controller":"post","path":"/","slug":"","title":"Naslovnica","documentTitle":"Naslovnica","indexable":true},
  {"key":"home","area":"content","locale":"en","controller":"post","path":"/en/","slug":"","title":"Home","documentTitle":"Home","indexable":true},
  {"key":"home","area":"content","locale":"de","controller":"post","path":"/de/","slug":"","title":"Startseite","documentTitle":"Startseite","indexable":true},
  {"key":"home","area":"content","locale":"se","controller":"post","path":"/se/","slug":"","title":"Hem","documentTitle":"Hem","indexable":true},
  {"key":"contact","area":"content","locale":"hr","controller":"post","path":"/ostalo/kontakt","slug":["ostalo","kontakt"],"title":"Kontakt","documentTitle":"Kontakt","indexable":true,"parent":"home"},
  {"key":"contact","area":"content","locale":"en","controller":"post","path":"/en/other/contact","slug":["other","contact"],"title":"Contact us","documentTitle":"Contact us","indexable":true,"parent":"home"},
  {"key":"contact","area":"content","locale":"de","controller":"post","path":"/de/andere/kontakt","slug":["andere","kontakt"],"title":"Kontakt","documentTitle":"Kontakt","indexable":true,"parent":"home"},
  {"key":"contact","area":"content","locale":"se","controller":"post","path":"/se/andra/kontakta-oss","slug":["andra","kontakta-oss"],"title":"Kontakta oss","documentTitle":"Kontakta oss","indexable":true,"parent":"home"}
]`);

/** Every page of the area, in the order of the spec. */
export const contentPages = rows;
