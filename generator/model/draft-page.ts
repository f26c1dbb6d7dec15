import type { YamlPath } from '../diagnostics/diagnostic.ts';
import type { Area, Controller, RoutesLocaleEntry } from '../read/schema/routes.ts';

/** An entry in one locale with its address worked out, before its texts, parent and redirect are resolved. */
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
  readonly origin: { readonly file: string; readonly path: YamlPath };
}

/** The file of an area, relative to the spec folder. */
export function routesFile(area: Area): string {
  return `routes/${area}.yaml`;
}
