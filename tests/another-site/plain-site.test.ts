import { expect, test } from 'vitest';
import { ask } from '../server/integration/fixture/ask.ts';
import { withPlainLodges } from './fixture/lodges.ts';

const site = withPlainLodges();

test('a site without forms is built and served, with no booking bar and no mail', async () => {
  for (const path of ['/', '/ar/', '/ar/talab-iqama']) {
    const { status, text } = await ask(site(), path);
    expect(status, path).toBe(200);
    expect(text, path).not.toMatch(/class="(?:booking-bar|enquiry)/);
  }
  expect((await ask(site(), '/dev/mailbox')).status).toBe(404);
  const { status } = await ask(site(), '/ar/forms/stay-request', {
    method: 'POST',
    headers: { Origin: site().url },
  });
  expect([404, 405]).toContain(status);
  expect((await ask(site(), '/readyz')).status).toBe(200);
});

test('a site whose articles have no listing has no feed, and names none', async () => {
  for (const path of ['/', '/journal']) {
    const { status, text } = await ask(site(), path);
    expect(status, path).toBe(200);
    expect(text, path).not.toMatch(/application\/rss\+xml|feed\.xml/);
  }
  expect((await ask(site(), '/feed.xml')).status).toBe(404);
});
