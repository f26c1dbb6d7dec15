import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { site } from '../../generated/site.ts';

const root = join(import.meta.dirname, '../..');

/** The entry points of the club, by their paths, as a site without a club has them. */
const emptyEntryPoints: Readonly<Record<string, (code: string) => string>> = {
  'app/club/pages.ts': () => 'export const club = undefined;',
  'app/club/script.ts': () => 'export function enhanceClub() {}',
  'app/styles/site.css': (code) => code.replace('@import "../club/club.css";', ''),
  'server/api/create-api.ts': () => '',
};

/**
 * Leaves the rewards club out of a site where no page has its role. The modules behind its entry points need the API and the
 * forms of the club, which this site's `generated/` need not have.
 */
export function leaveOutClub(): Plugin {
  return {
    name: 'site:leave-out-club',
    enforce: 'pre',
    transform(code, id) {
      if (site.roles.club !== undefined) return undefined;
      const [path = ''] = id.split('?');
      return emptyEntryPoints[relative(root, path).replaceAll(sep, '/')]?.(code);
    },
  };
}
