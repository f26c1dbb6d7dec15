import { namedForms } from '../../app/document/for-server.ts';
import { type RouteKey, versions } from '../../generated/routes/index.ts';

/** The decoded paths of all pages with a form. */
export const formPaths = pathsOf(namedForms.map(([, { page }]) => page));

/** The decoded paths of all pages that thank for a form: their query has its reference. */
export const thanksPaths = pathsOf(namedForms.flatMap(([, { thanks }]) => thanks));

function pathsOf(keys: readonly RouteKey[]): ReadonlySet<string> {
  return new Set(keys.flatMap((key) => versions(key).map(({ path }) => path)));
}
