import { expect, onTestFinished, test } from 'vitest';
import { ask } from './fixture/ask.ts';
import { fixtureTables } from './fixture/fixture-tables.ts';
import { startFixtureSite } from './fixture/start-fixture-site.ts';

const [path, list] = ['/en/offer/free-ferry', '/en/offers'];
const days = { from: '2026-12-01', until: '2027-01-31' };

/** A site whose ferry offer is there on some days; the day is read from `clock`. */
async function startDatedSite(clock: { day: string }) {
  const isThere = (day: string) => day >= days.from && day <= days.until;
  const tables = {
    ...fixtureTables,
    pagesOn: (day: string) => fixtureTables.pages.filter((page) => page.path !== path || isThere(day)),
    pathOn: (day: string, asked: string) =>
      asked !== path || isThere(day) ? asked : day > days.until ? list : undefined,
  };
  const site = await startFixtureSite({}, { tables, readDay: () => clock.day });
  onTestFinished(() => site.stop());
  return site;
}

const spellings = [path, `${path}/`, '/EN/offer/Free-Ferry', '//en/offer/free-ferry'];

test('the server answers by itself as the days of a page begin and end', async () => {
  const clock = { day: '' };
  const site = await startDatedSite(clock);
  const answersOn = async (day: string) => {
    clock.day = day;
    const answers = await Promise.all(spellings.map((spelling) => ask(site, spelling)));
    return answers.map(({ status, headers }) => `${status} ${headers.location ?? ''}`.trim());
  };
  const [before, during, after] = [
    spellings.map(() => '404'),
    ['200', ...spellings.slice(1).map(() => `301 ${path}`)],
    spellings.map(() => `302 ${list}`),
  ];
  expect(await answersOn('2026-11-30')).toEqual(before);
  expect(await answersOn(days.from)).toEqual(during);
  expect(await answersOn(days.until)).toEqual(during);
  expect(await answersOn('2027-02-01')).toEqual(after);
  expect(await answersOn('2026-11-30')).toEqual(before);
});

test('before its first day, an error page does not betray a page; afterwards, browsers ask again', async () => {
  const clock = { day: '2026-11-30' };
  const site = await startDatedSite(clock);
  for (const spelling of [...spellings, '/en/offer/free-fery', '/ponuda/free-ferry'])
    expect((await ask(site, spelling)).text, spelling).not.toContain('Free ferry');
  clock.day = '2027-02-01';
  expect((await ask(site, path)).headers['cache-control']).toBe('no-cache');
});
