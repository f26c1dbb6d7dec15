import { expect, test } from 'vitest';
import { offerPath, saveOffer, withDevServer } from './fixture/dev-server.ts';

const { folder, said, ask } = withDevServer();

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
