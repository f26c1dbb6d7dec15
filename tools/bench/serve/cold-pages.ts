/*
 * Renders every page of the build in three ways alternately: as the server does, through the page plugin; by the same
 * function without the plugin; and by React alone, without heads. Prints the CPU seconds of each round as JSON.
 */
import { join } from 'node:path';
import { pages } from '../../../generated/routes/index.ts';
import { todayAtHotels } from '../../../server/core/clock.ts';
import { compressInBrotli } from '../../../server/pages/encodings.ts';
import { openPresentBuild } from '../../site-build/open-build.ts';

const rounds = 2;
const { build, openBuiltSite, createRenderContext, renderRequest, renderBody } = await openPresentBuild(
  join(import.meta.dirname, '../../../dist'),
);
const settings = {
  siteUrl: 'http://127.0.0.1:3000',
  pictureBase: '',
  google: false,
  flags: '/flags/',
  booking: '',
};
const input = { day: todayAtHotels(), settings, assets: build.assets };
const [site, context] = [openBuiltSite(input), createRenderContext(input)];

async function measure(render: (page: (typeof pages)[number]) => string | Promise<string>): Promise<number> {
  const before = process.cpuUsage();
  let characters = 0;
  for (const page of pages) characters += (await render(page)).length;
  const { user, system } = process.cpuUsage(before);
  return characters === 0 ? Number.NaN : (user + system) / 1e6;
}

const requestOf = ({ path }: { readonly path: string }) => ({ kind: 'page', path, query: '' }) as const;
const times: (readonly number[])[] = [];
for (let round = 0; round <= rounds; round += 1) {
  times.push([
    await measure((page) => site.render(requestOf(page))),
    await measure((page) => renderRequest(context, requestOf(page))),
    await measure((page) => renderBody(context, page)),
    await measure(async (page) => {
      await compressInBrotli(Buffer.from(await site.render(requestOf(page))));
      return page.path;
    }),
  ]);
}
// The first round warms up.
console.log(JSON.stringify(times.slice(1)));
