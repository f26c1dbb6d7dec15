import type { Origin, YamlPath } from '../diagnostics/diagnostic.ts';
import type { Area, Controller, RoutesLocaleEntry } from '../read/schema/routes.ts';

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
  /** The origin of its locale code in the spec. */
  readonly origin: { readonly file: string; readonly path: YamlPath; readonly on: 'key' };
}

/** The origin of one of its fields in the spec. */
export function fieldOrigin({ origin }: DraftPage, field: string): Origin {
  return { file: origin.file, path: [...origin.path, field], on: 'value' };
}

/** The origin of its address in the spec: its path, its slug, or its locale if both are derived. */
export function addressOrigin(draft: DraftPage): Origin {
  if (draft.texts.path !== undefined) return fieldOrigin(draft, 'path');
  return draft.texts.slug === undefined ? draft.origin : fieldOrigin(draft, 'slug');
}
