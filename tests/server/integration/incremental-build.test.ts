import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCampaign, sampleOf } from '../../runner/campaigns.ts';
import { CheckoutCopy } from './fixture/checkout-copy.ts';
import { specEdits } from './fixture/spec-edits.ts';

const checkout = new CheckoutCopy();
const kinds = Object.keys(specEdits);

beforeAll(() => {
  checkout.build('dist');
});

afterAll(() => checkout.remove());

function differences(dist: string, other: string): readonly string[] {
  const [one, two] = [checkout.read(dist), checkout.read(other)];
  return [...new Set([...one.keys(), ...two.keys()])].filter((path) => one.get(path) !== two.get(path));
}

test('a build after which nothing has changed makes and writes nothing', () => {
  expect(checkout.build('dist')).toMatchObject({ rendered: 0, compressed: 0, written: 0, removed: 0 });
});

test('a title that few pages show costs few pages, and no bundle', () => {
  const before = checkout.read('dist');
  checkout.edit((...args) => specEdits.title?.(...args), 7);
  const { pages, rendered, compressed } = checkout.build('dist');
  expect(rendered).toBeGreaterThan(0);
  expect(rendered).toBeLessThan(pages / 10);
  expect(compressed).toBeGreaterThan(0);
  expect(compressed).toBeLessThan(pages / 10);
  const after = checkout.read('dist');
  const changed = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
  expect(changed.filter((path) => /^(client|server|renderer\/(?!generated))/.test(path))).toEqual([]);
});

test('after any edits, the build has what one from nothing has', { timeout: 900_000 }, () => {
  const { length } = sampleOf(kinds, 5, 0);
  const order = fc.shuffledSubarray(kinds, { minLength: length, maxLength: length });
  // An error of one build stays in the next, so the last one shows it.
  const compared = sampleOf([...kinds.keys()], length, length - 1);
  fc.assert(
    fc.property(order, fc.nat({ max: 100_000 }), (names, seed) => {
      for (const [index, name] of names.entries()) {
        checkout.edit((...args) => specEdits[name]?.(...args), seed + index * 1000);
        const summary = checkout.build('dist');
        if (!compared.includes(index)) continue;
        const other = checkout.build(`dist-${index}`);
        expect(differences('dist', `dist-${index}`), names.slice(0, index + 1).join()).toEqual([]);
        expect(summary.id).toBe(other.id);
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
});

test('packs that are damaged or gone are made again, and no others', () => {
  const before = checkout.read('dist');
  const packs = [...before.keys()].filter((path) => path.startsWith('packs/') && !path.includes('client'));
  const [one = '', other = ''] = packs;
  writeFileSync(join(checkout.folder, 'dist', one), 'damaged');
  rmSync(join(checkout.folder, 'dist', other));
  const { pages, rendered, written } = checkout.build('dist');
  expect(written).toBe(2);
  expect(rendered).toBeGreaterThan(0);
  expect(rendered).toBeLessThan(pages);
  expect(checkout.read('dist')).toEqual(before);
});

test('for another origin all is compressed, nothing rendered', () => {
  const { rendered, compressed, pages } = checkout.build('dist', { SITE_URL: 'https://moon.example' });
  expect(rendered).toBe(0);
  expect(compressed).toBeGreaterThan(pages);
});

/** Begins a build, and ends it at a step. */
async function breakOff(signal: NodeJS.Signals, step: string): Promise<void> {
  const child = spawn(process.execPath, ['tools/site-build/cli.ts'], { cwd: checkout.folder });
  let said = '';
  for await (const chunk of child.stderr) {
    said += chunk;
    if (said.includes(step)) break;
  }
  child.kill(signal);
  await once(child, 'exit');
  expect(said).toContain(step);
}

test('builds that a signal ends leave the last one, and the next build is whole', {
  timeout: 900_000,
}, async () => {
  const before = checkout.read('dist');
  appendFileSync(join(checkout.folder, 'app/document/document.ts'), 'export const mark = 1;\n');
  appendFileSync(join(checkout.folder, 'app/styles/critical.css'), '.mark { color: red; }\n');
  for (const [signal, step] of [
    ['SIGTERM', 'Bundling'],
    ['SIGTERM', 'Rendering'],
    ['SIGKILL', 'Rendering'],
  ] as const) {
    await breakOff(signal, step);
    expect(checkout.read('dist'), `${signal}, ${step}`).toEqual(before);
  }
  const { rendered, pages } = checkout.build('dist');
  expect(rendered).toBe(pages);
  if (isCampaign) {
    checkout.build('dist-whole');
    expect(differences('dist', 'dist-whole')).toEqual([]);
  }
  const names = readdirSync(join(checkout.folder, 'dist'));
  expect(names.filter((name) => name.startsWith('.staging'))).toEqual([]);
});
