import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { site as ours } from '../../generated/site.ts';
import { dayFromToday } from '../e2e/forms/days.ts';
import { ask } from '../server/integration/fixture/ask.ts';
import { lodges, root, runScript, serveSite, withPlainLodges, withSite } from './fixture/lodges.ts';

const openings: Readonly<Record<string, string>> = {
  en: '<html lang="en">',
  ar: '<html lang="ar" dir="rtl">',
};

describe('a site with forms and without a rewards club', () => {
  const site = withSite(lodges);

  test('every path is a page in its language and direction, without a word of ours or of a club', async () => {
    const { pages } = await import(join(root, lodges, 'generated/routes/index.ts'));
    expect(pages).not.toEqual([]);
    for (const { path, locale } of pages) {
      const { status, text } = await ask(site(), encodeURI(path));
      expect(status, path).toBe(200);
      expect(text, path).toContain(openings[locale]);
      expect(text.includes(ours.name), path).toBe(false);
      expect(text, path).not.toMatch(/rewards-club|data-first-step|class="club/);
    }
  });

  test('there is no API, and no code or style of the club in the build', async () => {
    for (const path of ['/api/session', '/api/loyalty/email-exists'])
      expect((await ask(site(), path)).status, path).toBe(404);
    const dist = join(root, lodges, 'dist');
    const code = globSync('*/{client,server}/**/*.{js,mjs,css}', { cwd: dist });
    expect(code).not.toEqual([]);
    const ofClub = /createDialog|createLoyaltyHandlers|\[data-first-step|\.invitation-words/;
    expect(code.filter((file) => ofClub.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
  });

  test('a request in Arabic is thanked, mailed to the guest and the office, exported and removed', async () => {
    const email = 'layla@example.com';
    const { text: form } = await ask(site(), encodeURI('/ar/talab-iqama'));
    const [, action = ''] = /<form class="enquiry"[^>]* action="([^"]*)"/.exec(form) ?? [];
    const [, _token = ''] = /name="_token" value="([^"]*)"/.exec(form) ?? [];
    const stay = { arrival: dayFromToday(30), departure: dayFromToday(33), adults: '2', pets: 'no' };
    const guest = { guest_name: 'ليلى حداد', email_address: email, _about: 'larch-house-valdorna', _token };
    const sent = await ask(site(), action, {
      method: 'POST',
      headers: { Origin: site().url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ ...stay, ...guest })),
    });
    expect(sent.status).toBe(303);
    const thanks = await ask(site(), sent.headers.location ?? '');
    const [, reference = ''] = /data-reference="">([^<]+)</.exec(thanks.text) ?? [];
    expect(reference).not.toBe('');
    const mailbox = async () => (await ask(site(), '/dev/mailbox')).text;
    for (const to of [email, 'rooms@firnlodges.example'])
      await expect.poll(mailbox).toMatch(new RegExp(`${reference}</h2>.*<dt>To</dt><dd>${to}</dd>`, 's'));

    const run = (command: string) =>
      runScript(lodges, { DATABASE_URL: site().database }, 'guest', '--', command, email);
    const exported = run('export');
    expect([exported.status, JSON.parse(exported.stdout).enquiries.length]).toEqual([0, 1]);
    const removed = run('remove');
    expect([removed.status, removed.stdout]).toEqual([0, expect.stringContaining('enquiries 1')]);
    expect(run('export')).toMatchObject({ status: 1, stdout: '' });
  });

  test('its pictures are those of its drawings', () => {
    expect(runScript(lodges, {}, 'media', '--', '--check')).toMatchObject({ status: 0 });
  });
});

describe('a site without forms, whose articles have no listing', () => {
  const folder = withPlainLodges();
  const site = withSite(folder);

  test('pages have no booking bar, no form and no feed', async () => {
    for (const path of ['/', '/ar/', '/ar/talab-iqama', '/journal']) {
      const { status, text } = await ask(site(), path);
      expect(status, path).toBe(200);
      expect(text, path).not.toMatch(/class="(?:booking-bar|enquiry)|application\/rss\+xml|feed\.xml/);
    }
    expect((await ask(site(), '/feed.xml')).status).toBe(404);
  });

  test('nothing is taken, mailed or stored', async () => {
    const { status } = await ask(site(), '/ar/forms/stay-request', {
      method: 'POST',
      headers: { Origin: site().url },
    });
    expect([404, 405]).toContain(status);
    expect((await ask(site(), '/dev/mailbox')).status).toBe(404);
    expect((await ask(site(), '/readyz')).status).toBe(200);
    const guest = runScript(
      folder,
      { DATABASE_URL: site().database },
      'guest',
      '--',
      'export',
      'a@example.com',
    );
    expect(guest).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('keeps nothing') });
  });

  describe('pages and texts with days', () => {
    const hikes = {
      golden: { en: '/hikes/golden-fortnight', ar: '/ar/al-masirat/usbua-adh-dhahab' },
      snowshoes: { en: '/hikes/snowshoes-to-the-hut', ar: '/ar/al-masirat/ila-al-kukh' },
    };

    /** Answers at addresses of hikes, and the documents and files that have links to them, on a day. */
    async function readOn(day: string) {
      const site = await serveSite(folder, { SITE_DAY: day, DATABASE_URL: 'sqlite::memory:' });
      onTestFinished(site.stop);
      const answerOf = async (path: string) => {
        const { status, headers } = await ask(site, path);
        return [status, headers.location].join(' ').trim();
      };
      const linking = [
        '/hikes',
        '/ar/al-masirat',
        '/getting-here',
        '/ar/al-wusul',
        '/sitemap.xml',
        '/sitemap-en.xml',
      ];
      const searched = ['/search?q=golden+fortnight', '/search?q=snowshoes'];
      const texts = await Promise.all(
        [...linking, ...searched].map(async (path) => (await ask(site, path)).text),
      );
      const isLinked = (paths: Readonly<Record<string, string>>) =>
        Object.values(paths).some((path) =>
          texts.some((text) => text.includes(`${path}"`) || text.includes(`${path}<`)),
        );
      return {
        answers: await Promise.all(
          Object.values(hikes).flatMap((paths) => Object.values(paths).map(answerOf)),
        ),
        linked: Object.values(hikes).map(isLinked),
        shown: {
          body: (await ask(site, '/hikes/seven-cairns')).text.includes('data-body'),
          part: texts.some((text) => text.includes('Chains 2027')),
        },
      };
    }
    const absent = ['404', '404'];
    const there = ['200', '200'];
    const next = ['302 /hikes/seven-cairns', '302 /ar/al-masirat/ar-rujum-as-saba'];
    const list = ['302 /hikes', '302 /ar/al-masirat'];

    test.each([
      ['before all of them', '2026-10-11', absent, absent, { body: true, part: false }],
      ['on the first day of one', '2026-10-12', there, absent, { body: true, part: false }],
      ['on its last day', '2026-10-26', there, absent, { body: true, part: false }],
      ['on the day after', '2026-10-27', next, absent, { body: true, part: false }],
      ['during the other', '2026-12-01', next, there, { body: false, part: true }],
      ['after the other', '2027-04-16', next, list, { body: false, part: false }],
    ])('%s', async (_when, day, golden, snowshoes, shown) => {
      expect(await readOn(day)).toEqual({
        answers: [golden, snowshoes].flat(),
        linked: [golden === there, snowshoes === there],
        shown,
      });
    });
  });
});

test('SPEC that names no site within this checkout is an error', () => {
  for (const folder of ['examples', '..'])
    expect(runScript(folder, {}, 'generate')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`SPEC=${folder}: there is no site in this folder.`),
    });
});
