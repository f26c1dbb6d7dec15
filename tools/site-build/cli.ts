import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config/config.ts';
import { publicOriginOf, settingsOf } from '../../server/pages/site-settings.ts';
import { createDayReader } from '../../server/pages/today.ts';
import { type BuildSummary, buildSite } from './build-site.ts';
import { reportTo } from './report-progress.ts';

/* Builds the site and its server into `dist/`, or into `--dist <folder>`. A server with these settings sends on this day what it has rendered; others render. */

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
  const input = { day: createDayReader(config)(), settings: settingsOf(config, publicOriginOf(config)) };
  const paths = { root, dist: resolve(values.dist) };
  const summary = await buildSite(paths, input, report);
  report('');
  console.log(describeBuild(summary));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

function describeBuild(summary: BuildSummary): string {
  const { id, input, pages, written, removed, bytes, seconds, assumed, missing } = summary;
  return [
    `Build ${id} for ${input.settings.siteUrl}, rendered for ${input.day}: ${count(pages)} pages;`,
    `${count(written)} files written, ${count(removed)} removed;`,
    `${(bytes / 2 ** 20).toFixed(1)} MiB in ${seconds.toFixed(1)} s`,
    ...(missing.length > 0
      ? [`\nLegal pages lack ${missing.join(', ')}: fill in “company” in spec/site.yaml`]
      : []),
    ...(assumed > 0 ? [`\n${count(assumed)} facts are assumed: npm run spec -- report --assumed`] : []),
  ].join(' ');
}
