// Generated from spec/routes by “npm run generate”. Do not edit.

import rows from './absent.json' with { type: 'json' };
import type { RouteKey } from './keys.ts';

/** Entries without a page in any language, by key, each with similar entries, the most similar first. */
export const absentEntries: ReadonlyMap<string, readonly RouteKey[]> = new Map(rows as [string, RouteKey[]][]);
