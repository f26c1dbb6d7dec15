import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { HtmlValidate } from 'html-validate/node';
import { expect, test } from 'vitest';
import { pages } from '../../generated/routes/index.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { readBuiltPages } from './fixture/built-pages.ts';
import { htmlRules } from './fixture/html-rules.ts';

/** A tenth of the pages by day, of every template and language; in a campaign all. */
const checked = [...readBuiltPages(sampleOf(pages, 10, 0))];

interface Outcome {
  readonly checked: number;
  readonly faults: readonly string[];
}

async function runWorker(index: number, count: number): Promise<Outcome> {
  const worker = new Worker(new URL('./fixture/validate-html.ts', import.meta.url), {
    workerData: checked.filter((_, position) => position % count === index),
  });
  const [outcome] = await once(worker, 'message');
  return outcome;
}

test('pages are valid, accessible HTML', async () => {
  const count = availableParallelism();
  const outcomes = await Promise.all(Array.from({ length: count }, (_, index) => runWorker(index, count)));
  expect(outcomes.flatMap(({ faults }) => faults)).toEqual([]);
  expect(outcomes.reduce((sum, { checked }) => sum + checked, 0)).toBe(checked.length);
}, 1_200_000);

test.each([
  [
    'a heading that is skipped',
    (html: string) => html.replace('</h1>', '</h1><h4>Below</h4>'),
    'heading-level',
  ],
  [
    'something else than items in a list',
    (html: string) => html.replace('</main>', '<ul><div></div></ul></main>'),
    'element-permitted-content',
  ],
  ['an inline style', (html: string) => html.replace('<h1', '<h1 style="color: red"'), 'no-inline-style'],
])('%s is noticed', (_what, break_, rule) => {
  const [home] = readBuiltPages();
  const { results } = new HtmlValidate(htmlRules).validateStringSync(break_(home?.html ?? ''));
  expect(results.flatMap(({ messages }) => messages).map(({ ruleId }) => ruleId)).toContain(rule);
});
