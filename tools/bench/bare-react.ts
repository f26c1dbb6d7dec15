/*
 * Renders every page of a build as documents, and as bare React without heads, by turns; prints the seconds of each round:
 * `node bench/bare-react.ts`.
 */
import { join } from 'node:path';
import { importPageRenderer } from '../../app/document/import-page-renderer.ts';
import { readAssets } from '../../app/document/read-assets.ts';
import { readBuild } from '../../app/document/read-build.ts';

const rounds = 5;
const dist = join(import.meta.dirname, '../../dist');
const [{ createRenderContext, renderBody, renderPage }, assets] = await Promise.all([
  importPageRenderer(dist),
  readAssets(dist),
]);
const context = createRenderContext(readBuild(dist).input);
const { pages } = context;

function measure(render: (page: (typeof pages)[number]) => string): number {
  const before = process.cpuUsage();
  let bytes = 0;
  for (const page of pages) bytes += Buffer.from(render(page)).length;
  const { user, system } = process.cpuUsage(before);
  return bytes === 0 ? Number.NaN : (user + system) / 1e6;
}

const times = Array.from({ length: rounds + 1 }, () => [
  measure((page) => renderPage(context, page, assets)),
  measure((page) => renderBody(context, page)),
]);
// The first round warms up.
console.log(JSON.stringify(times.slice(1)));
