import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { site } from '../../generated/site.ts';

const root = join(import.meta.dirname, '../..');

/** The entry points of the club, by path, with their code in a site without a club. */
export const emptyEntryPoints: Readonly<Record<string, (code: string) => string>> = {
  'app/club/pages.ts': () => 'export const club = undefined;',
  'app/club/script.ts': () => 'export function enhanceClub() {}',
  'app/styles/site.css': (code) => code.replace('@import "../club/styles/club.css";', ''),
  'server/api/create-api.ts': () => '',
};

/**
 * Removes the rewards club from a site without a page with its role. The club's modules import API and forms that such a
 * site's `generated/` may lack.
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
