import type { Origin } from '../../diagnostics/diagnostic.ts';
import { entryFile } from '../../spec/schema/routes/route-files.ts';
import type { Area, Controller, RoutesLocaleEntry } from '../../spec/schema/routes/routes.ts';

/** An entry in one locale with its address, before texts, parent and redirect are resolved. */
export interface DraftPage {
  readonly key: string;
  readonly area: Area;
  readonly locale: string;
  readonly controller: Controller;
  readonly path: string;
  readonly slug: readonly string[] | '';
  readonly place: string | undefined;
  readonly noindex: boolean;
  /** Whether the area's listing shows it. */
  readonly listed: boolean;
  readonly texts: RoutesLocaleEntry;
}

/** The origin of its locale code in the spec. */
export function localeOrigin({ area, key, locale }: DraftPage): Origin {
  return { file: entryFile(area, key), path: ['locales', locale], on: 'key' };
}

/** The origin of one of its fields in the spec. */
export function fieldOrigin({ area, key, locale }: DraftPage, field: string): Origin {
  return { file: entryFile(area, key), path: ['locales', locale, field], on: 'value' };
}

/** The origin of its address in the spec: its path, its slug, or its locale if both are derived. */
export function addressOrigin(draft: DraftPage): Origin {
  if (draft.texts.path !== undefined) return fieldOrigin(draft, 'path');
  return draft.texts.slug === undefined ? localeOrigin(draft) : fieldOrigin(draft, 'slug');
}
