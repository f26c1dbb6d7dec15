import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config/config.ts';
import { placeholdersOf, publicOriginOf } from '../../server/pages/site-settings.ts';
import { todayAtHotels } from '../../server/pages/today.ts';
import { type BuildSummary, buildSite } from './build-site.ts';
import { reportTo } from './report-progress.ts';

/* Builds the site and its server into `dist/`, or into `--dist <folder>`, compressed for a server with these settings. */

const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: resolve(root, 'dist') },
  },
});
const count = (value: number) => value.toLocaleString('en');
const report = reportTo(process.stderr);
try {
  const config = readConfig(process.env);
  const { siteDay = todayAtHotels() } = config;
  const paths = { root, dist: resolve(values.dist) };
  const summary = await buildSite(paths, placeholdersOf(config), siteDay, report);
  report('');
  console.log(describeBuild(summary, publicOriginOf(config)));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

function describeBuild(summary: BuildSummary, origin: string): string {
  const { id, pages, rendered, compressed, written, removed, bytes, seconds, assumed, missing, nextChange } =
    summary;
  return [
    `Build ${id} for ${origin}: ${count(pages)} pages, ${count(rendered)} rendered, ${count(pages - rendered)} reused;`,
    `${count(compressed)} files compressed, ${count(written)} written, ${count(removed)} removed;`,
    `${(bytes / 2 ** 20).toFixed(1)} MiB in ${seconds.toFixed(1)} s`,
    ...(missing.length > 0
      ? [`\nLegal pages lack ${missing.join(', ')}: fill in “company” in spec/site.yaml`]
      : []),
    ...(assumed > 0 ? [`\n${count(assumed)} facts are assumed: npm run spec -- report --assumed`] : []),
    ...(nextChange ? [`\nBuild again on ${nextChange.day}: ${describeKeys(nextChange.keys)}`] : []),
  ].join(' ');
}

function describeKeys(keys: readonly string[]): string {
  return `${keys.length === 1 ? 'one offer begins' : `${keys.length} offers begin`} or ${keys.length === 1 ? 'has' : 'have'} ended (${keys.slice(0, 3).join(', ')}${keys.length > 3 ? ', …' : ''}).`;
}
