import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bringChromium } from '../e2e/chromium.ts';
import { dialogMutations } from '../gates/mutations/dialog-mutations.ts';
import { isInBrowser, type Mutation, readsBuild } from '../gates/mutations/mutation.ts';
import { serverMutations } from '../gates/mutations/server-mutations.ts';
import { MutatedCheckout } from './mutated-checkout.ts';

/** A run of Vitest takes seconds; a build and a browser take a minute, and more where a test waits in vain. */
const timeout = 900_000;

const tried = [...serverMutations, ...dialogMutations];
const inBrowser = tried.filter(isInBrowser);
const inVitest = tried.filter((mutation) => !isInBrowser(mutation));

let checkout: MutatedCheckout;

beforeAll(async () => {
  if (inBrowser.length > 0 && !(await bringChromium())) throw new Error('There is no Chromium.');
  checkout = new MutatedCheckout();
  await checkout.build();
}, timeout);

afterAll(() => checkout?.remove());

describe('while nothing is broken', () => {
  test('the tests of the server and of parts pass', { timeout }, async () => {
    const files = new Set(inVitest.map(({ tests }) => tests));
    const { passed, failures } = await checkout.runVitest([...files]);
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThanOrEqual(files.size);
  });

  if (inBrowser.length === 0) return;
  test('the tests in the browser pass', { timeout }, async () => {
    const { passed, failures } = await checkout.runPlaywright(inBrowser);
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThanOrEqual(new Set(inBrowser.map(({ title }) => title)).size);
  });
});

describe('a test notices that', () => {
  test.each(tried.map((mutation) => [mutation.about, mutation] as const))(
    '%s',
    { timeout },
    async (_about, mutation: Mutation) => {
      const { failures } = await checkout.whileBroken(mutation, async () => {
        if (readsBuild(mutation)) await checkout.build();
        return isInBrowser(mutation)
          ? checkout.runPlaywright([mutation])
          : checkout.runVitest([mutation.tests]);
      });
      // For the tests that follow.
      if (readsBuild(mutation)) await checkout.build();
      expect(failures, `tests/${mutation.tests} notices nothing`).not.toEqual([]);
    },
  );
});
