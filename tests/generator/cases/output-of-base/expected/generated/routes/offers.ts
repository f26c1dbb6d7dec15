// Generated from spec/routes/offers by “npm run generate”. Do not edit.

import type { Page } from './page.ts';

const rows: readonly Page[] = JSON.parse(`[
  {"key":"free-dinner","area":"offers","locale":"hr","controller":"offer","path":"/ponuda/besplatna-vecera","slug":["ponuda","besplatna-vecera"],"title":"Besplatna večera","documentTitle":"Besplatna večera","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"offers","place":"bol"},
  {"key":"free-dinner","area":"offers","locale":"en","controller":"offer","path":"/en/offer/free-dinner","slug":["offer","free-dinner"],"title":"Free dinner","documentTitle":"Free dinner","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"offers","place":"bol"},
  {"key":"offers","area":"offers","locale":"hr","controller":"offers","path":"/ponude","slug":["ponude"],"title":"Ponude","documentTitle":"Ponude","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"home"},
  {"key":"offers","area":"offers","locale":"en","controller":"offers","path":"/en/offers","slug":["offers"],"title":"Offers","documentTitle":"Offers","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"home"},
  {"key":"offers","area":"offers","locale":"de","controller":"offers","path":"/de/angebote","slug":["angebote"],"title":"Angebote","documentTitle":"Angebote","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"home"},
  {"key":"offers","area":"offers","locale":"se","controller":"offers","path":"/se/erbjudande","slug":["erbjudande"],"title":"Erbjudanden","documentTitle":"Erbjudanden","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"home"},
  {"key":"summer","area":"offers","locale":"hr","controller":"offer","path":"/ponuda/ljeto","slug":["ponuda","ljeto"],"title":"Ljeto na moru","documentTitle":"Ljeto na moru","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"offers"},
  {"key":"summer","area":"offers","locale":"en","controller":"offer","path":"/en/offer/summer","slug":["offer","summer"],"title":"Summer by the sea","documentTitle":"Summer by the sea","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"offers"},
  {"key":"summer","area":"offers","locale":"de","controller":"offer","path":"/de/angebot/sommer","slug":["angebot","sommer"],"title":"Sommer am Meer","documentTitle":"Sommer am Meer","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"offers"},
  {"key":"summer","area":"offers","locale":"se","controller":"offer","path":"/se/anbud/sommar","slug":["anbud","sommar"],"title":"Sommar vid havet","documentTitle":"Sommar vid havet","published":"2026-05-01","updated":"2026-05-01","indexable":true,"parent":"offers"}
]`);

/** Every page of the area, in the order of the spec. */
export const offersPages = rows;
