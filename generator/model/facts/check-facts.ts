import type { Report } from '../../diagnostics/diagnostic.ts';
import type { PageKind } from '../../spec/schema/routes/page-kinds.ts';
import { entryFile } from '../../spec/schema/routes/route-files.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';
import type { AreaModel } from '../model.ts';
import { checkPlace } from './check-place.ts';
import { checkProperties } from './check-properties.ts';
import { checkTerm } from './check-vocabularies.ts';
import type { FactsContext } from './facts-context.ts';

/** Kinds of pages where each fact means something; a picture does everywhere. */
const kindsOfFacts = {
  hotels: ['offer', 'restaurant', 'wellness', 'activity', 'venue', 'article'],
  themes: ['offer'],
  topics: ['article', 'tour'],
  headline: ['offer'],
  purpose: ['page'],
  pictures: ['property', 'destination'],
} as const satisfies Partial<Record<keyof RoutesEntry, readonly PageKind[]>>;

const fields = Object.keys(kindsOfFacts) as (keyof typeof kindsOfFacts)[];

/** Reports facts that mean nothing in an entry of the area’s kind, and unknown properties and terms. */
export function checkFacts(
  area: AreaModel,
  key: string,
  entry: RoutesEntry,
  { hotels, destinations, vocabularies }: FactsContext,
  report: Report,
): void {
  const file = entryFile(area.name, key);
  for (const field of fields) {
    const allowed: readonly PageKind[] = kindsOfFacts[field];
    if (entry[field] === undefined || allowed.includes(area.kind)) continue;
    report({
      code: 'FIELD_MISPLACED',
      message: `“${field}” means nothing in an entry of ${area.name}, whose kind is ${area.kind}.`,
      help: `Remove it; it is for areas of the kind ${allowed.join(', ')}.`,
      at: [{ file, path: [field], on: 'key' }],
    });
  }
  for (const vocabulary of ['themes', 'topics'] as const) {
    for (const [index, term] of (entry[vocabulary] ?? []).entries()) {
      checkTerm(term, vocabulary, { file, path: [vocabulary, index] }, vocabularies, report);
    }
  }
  checkProperties(entry.hotels ?? [], hotels, { file, path: ['hotels'] }, report);
  checkPlace(file, key, entry, { hotels, destinations }, report);
}
