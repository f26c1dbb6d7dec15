import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/config/config.ts';
import { packBuild } from '../../server/packs/pack-build.ts';
import { Packer, type PackSummary } from '../../server/packs/packer.ts';
import { placeholdersOf, publicOriginOf } from '../../server/pages/site-settings.ts';
import { type BuildSummary, buildSite } from './build-site.ts';
import { bundleServer } from './bundle-server.ts';
import { reportTo } from './report-progress.ts';

/*
 * Builds the site and its server into `dist/`, or into `--dist <folder>`, and compresses it for a server with these settings:
 * `node tools/site-build/cli.ts`.
 */

// One core renders, the others compress: more threads would only get into each other's way.
process.env.UV_THREADPOOL_SIZE ??= String(Math.max(1, availableParallelism() - 1));

const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { dist: { type: 'string', default: resolve(root, 'dist') } } });
const dist = resolve(values.dist);
const count = (value: number) => value.toLocaleString('en');
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
const report = reportTo(process.stderr);
try {
  const config = readConfig(process.env);
  const packer = new Packer(dist, placeholdersOf(config));
  const summary = await buildSite({ root, dist }, report, (name, [size, , digest], content) =>
    packer.add({ name, size, digest }, content),
  );
  report('Compressing');
  const [pack] = await Promise.all([packBuild(dist, packer), bundleServer(dist)]);
  report('');
  console.log(`${describeBuild(summary)}\n${describePack(pack)} for ${publicOriginOf(config)}`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

function describeBuild({ id, pages, rendered, written, removed, bytes, seconds }: BuildSummary): string {
  return [
    `Build ${id}: ${count(pages)} pages, ${count(rendered)} rendered, ${count(pages - rendered)} reused;`,
    `${count(written)} files written, ${count(removed)} removed;`,
    `${megabytes(bytes)} in ${seconds.toFixed(1)} s`,
  ].join(' ');
}

function describePack({ files, anew, bytes }: PackSummary): string {
  return `Packed ${count(files)} files, ${count(anew)} compressed anew, ${megabytes(bytes)}`;
}
