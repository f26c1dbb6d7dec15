// Generated from spec/routes by “npm run generate”. Do not edit.

import type { RouteKey } from './keys.ts';

const rows: readonly (readonly [key: string, near: readonly RouteKey[]])[] = JSON.parse(`[
  ["dine-around-program",["vacation-on-brac-with-savings-for-the-ferry","free-dinner-wellness-elaphusa-brac","free-dinner","free-ferry-pass-brac","offers"]],
  ["beach-borak",["tavern-vallum-bol","cocktail-bar-bolero-bol","maestral-beach-club","restaurant-kastelet-tucepi","restaurants"]],
  ["konoba-batela",["tavern-vallum-bol","cocktail-bar-bolero-bol","restaurant-kastelet-tucepi","sol-mediterranean-dining-brela","restaurants"]],
  ["beach-zlatni-rat",["tavern-vallum-bol","cocktail-bar-bolero-bol","maestral-beach-club","restaurant-kastelet-tucepi","restaurants"]],
  ["best-of-brac",["brac-island-jeep-adventure","blaca-hermitage","bol-zlatni-rat-excursion","brac-island-tour-speed-boat","tours"]],
  ["skrip-donji-humac",["blaca-hermitage","brac-island-jeep-adventure","bol-zlatni-rat-excursion","vis-blue-cave-bol","tours"]],
  ["discover-brac",["brac-island-jeep-adventure","blaca-hermitage","bol-zlatni-rat-excursion","brac-island-tour-speed-boat","tours"]],
  ["vis-blue-cave-supetar",["vis-blue-cave-bol","brac-island-tour-speed-boat","blaca-hermitage","brac-island-jeep-adventure","tours"]],
  ["bol-by-night",["bol-pucisca","vis-blue-cave-bol","snorkeling-bol","bol-zlatni-rat-excursion","tours"]],
  ["boat-tours",["brac-island-tour-speed-boat","boat-excursions-pearls-of-dalmatia-brela","boat-tour-zrmanja","luxury-private-boat-excursion","tours"]],
  ["best-of-brac-supetar",["brac-island-jeep-adventure","blaca-hermitage","bol-zlatni-rat-excursion","brac-island-tour-speed-boat","tours"]],
  ["bol-sailing",["vis-blue-cave-bol","brac-island-tour-speed-boat","snorkeling-bol","bol-pucisca","tours"]],
  ["dragon-cave",["vis-blue-cave-bol","blaca-hermitage","brac-island-jeep-adventure","snorkeling-bol","tours"]],
  ["brac-express",["brac-island-tour-speed-boat","vis-blue-cave-bol","brac-island-jeep-adventure","blaca-hermitage","tours"]],
  ["vidova-gora",["blaca-hermitage","vis-blue-cave-bol","brac-island-jeep-adventure","snorkeling-bol","tours"]],
  ["try-to-fly-over-brac",["brac-island-jeep-adventure","brac-island-tour-speed-boat","blaca-hermitage","vis-blue-cave-bol","tours"]],
  ["dubrovnik-krka",["krka-trogir","krka-sibenik","dubrovnik-tucepi","sibenik-krka","tours"]],
  ["mice-alga-tucepi",["mice-alan-starigrad-paklenica","mice-elaphusa-bol-brac","mice-soline-brela","conferences-meetings-team-building"]],
  ["merger",["investors"]]
]`);

/** Entries without a page in any language, by key, each with similar entries, the most similar first. */
export const absentEntries: ReadonlyMap<string, readonly RouteKey[]> = new Map(rows);
