import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildSummary, buildSite } from './build-site.ts';

/*
 * Builds pages and server into a folder of `dist/`, or of `--dist <folder>`. With `--no-check`, pages are not rendered,
 * so a page that fails is first noticed by a guest.
 */

const { values } = parseArgs({
  allowNegative: true,
  options: {
    dist: { type: 'string', default: 'dist' },
    check: { type: 'boolean', default: true },
  },
});
try {
  const report = (step: string) => console.error(step);
  console.log(
    describeBuild(await buildSite({ dist: resolve(values.dist), isChecked: values.check, report })),
  );
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

function describeBuild({ id, pages, seconds, assumed, missing }: BuildSummary): string {
  const count = (value: number) => value.toLocaleString('en');
  return [
    `Build ${id}: ${count(pages)} pages in ${seconds.toFixed(1)} s`,
    ...(missing.length > 0
      ? [`Legal pages lack ${missing.join(', ')}: fill in “company” in spec/site.yaml`]
      : []),
    ...(assumed > 0 ? [`${count(assumed)} facts are assumed: npm run spec -- report --assumed`] : []),
  ].join('\n');
}
