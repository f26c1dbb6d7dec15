import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildSummary, buildSite } from './build/build-site.ts';
import { reportTo } from './build/report-progress.ts';

/*
 * Builds the site into `dist/`, or into `--dist <folder>`: `node app/renderer/build.ts`.
 */
const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { dist: { type: 'string', default: join(root, 'dist') } } });
const report = reportTo(process.stderr);
try {
  const summary = await buildSite({ root, dist: resolve(values.dist) }, report);
  report('');
  console.log(summarise(summary));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

function summarise({ id, pages, rendered, written, removed, bytes, seconds }: BuildSummary): string {
  const count = (value: number) => value.toLocaleString('en');
  return [
    `Build ${id}: ${count(pages)} pages, ${count(rendered)} rendered, ${count(pages - rendered)} reused;`,
    `${count(written)} files written, ${count(removed)} removed;`,
    `${(bytes / 2 ** 20).toFixed(1)} MiB in ${seconds.toFixed(1)} s`,
  ].join(' ');
}
