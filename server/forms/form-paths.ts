import { namedForms } from '../../app/document/load-renderer.ts';
import { versions } from '../../generated/routes/index.ts';

/** The decoded paths of all pages with a form. */
export const formPaths: ReadonlySet<string> = new Set(
  namedForms.flatMap(([, { page }]) => versions(page).map(({ path }) => path)),
);
