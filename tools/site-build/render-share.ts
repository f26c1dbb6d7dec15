import { pathOn } from '../../app/declarations/pages-on-day.ts';
import { readAssets } from '../../app/document/read-assets.ts';
import type { SiteOnDay } from '../../app/document/site-on-day.ts';
import { pages } from '../../generated/routes/index.ts';
import { todayAtHotels } from '../../server/core/clock.ts';
import { importBuiltSite } from './open-build.ts';

export interface Share {
  /** Absolute path of the build. */
  readonly folder: string;
  /** Number of this part, from 0, and of all parts. */
  readonly part: number;
  readonly parts: number;
}

/**
 * Renders a part of a build's pages and files as of today; a page that is not there today, on its first or last day.
 * @returns the paths that cannot be rendered, each with its error
 */
export async function run({ folder, part, parts }: Share): Promise<readonly string[]> {
  const { openBuiltSite } = await importBuiltSite(folder);
  const settings = {
    siteUrl: 'http://localhost',
    pictureBase: '',
    google: true,
    flags: '/flags/',
    booking: '',
  };
  const today = todayAtHotels();
  const assets = await readAssets(folder);
  const sites = new Map<string, SiteOnDay>();
  const siteOn = (day: string) => {
    const site = sites.get(day) ?? openBuiltSite({ day, settings, assets });
    sites.set(day, site);
    return site;
  };
  const site = siteOn(today);
  const tasks = [
    ...pages.map(({ path, from, until }) => {
      const isThere = pathOn(today, path) === path;
      const day = isThere ? today : (from ?? until ?? today);
      return { path, render: () => siteOn(day).render({ kind: 'page', path, query: '' }) };
    }),
    ...[...site.files].map(([path, render]) => ({ path, render: async () => render() })),
  ];
  const faults: string[] = [];
  for (const [index, { path, render }] of tasks.entries()) {
    if (index % parts !== part) continue;
    try {
      await render();
    } catch (thrown) {
      faults.push(`${path}: ${thrown instanceof Error ? thrown.stack : thrown}`);
    }
  }
  return faults;
}
