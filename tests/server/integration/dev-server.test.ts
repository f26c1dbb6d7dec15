import { expect, test } from 'vitest';
import { offerPath, saveOffer, withDevServer } from './fixture/dev-server.ts';

const { folder, said, ask, url } = withDevServer();

test('a new page is answered after each save, and the last good one while the spec has a fault', async () => {
  expect(await ask(offerPath)).toMatch(/^404 /);
  for (const title of ['Sun', 'Sun and sea']) {
    saveOffer(folder, title);
    await expect.poll(() => ask(offerPath)).toBe(`200 ${title}`);
  }
  saveOffer(folder, '[ Rain');
  await expect.poll(said).toContain('error YAML_MALFORMED');
  expect(await ask(offerPath)).toBe('200 Sun and sea');
  saveOffer(folder, 'Rain');
  await expect.poll(() => ask(offerPath)).toBe('200 Rain');
});

test('countries have their flags, as pictures', async () => {
  const { status, headers } = await fetch(`${await url()}/flags/hr.svg`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await ask('/flags/xx.svg')).toMatch(/^404 /);
});
