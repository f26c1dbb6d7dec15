import { expect, test, vi } from 'vitest';

/** Modules of their own, since the day of a site is set once. */
async function siteOn(day: string) {
  vi.resetModules();
  const [life, { pages }, listing] = await Promise.all([
    import('../../../app/components/offer/offer-life.ts'),
    import('../../../generated/routes/index.ts'),
    import('../../../app/components/listing/child-pages.ts'),
  ]);
  life.applyDay(day);
  return { ...life, ...listing, pages };
}

const before = await siteOn('2000-01-01');
const dated = [...new Set(before.pages.map(({ key }) => key))].filter((key) => before.bookingDays(key).to);

function dayAfter(day = ''): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

test('an offer can be booked from its first day to its last', async () => {
  expect(dated.length).toBeGreaterThan(0);
  const key = dated.find((candidate) => before.bookingDays(candidate).from);
  if (key === undefined) throw new Error('No offer says when its booking begins.');
  const { from = '', to = '' } = before.bookingDays(key);
  const lives = [];
  for (const day of ['2000-01-01', from, to, dayAfter(to)]) lives.push((await siteOn(day)).lifeOf(key));
  expect(lives).toEqual(['coming', 'running', 'running', 'ended']);
});

test('an offer that has ended keeps its pages, and leaves lists and search engines', async () => {
  const [key = 'offers'] = dated;
  const site = await siteOn(dayAfter(before.bookingDays(key).to));
  const own = site.pages.filter((page) => page.key === key);
  expect(own.length).toBeGreaterThan(0);
  for (const { indexable, locale } of own) {
    expect(indexable).toBe(false);
    expect(site.childPages('offers', locale).map((page) => page.key)).not.toContain(key);
  }
});

test('the next change is the first day on which an offer begins or has ended', async () => {
  const days = dated.flatMap((key) => {
    const { from, to } = before.bookingDays(key);
    return [...(from ? [from] : []), dayAfter(to)];
  });
  const [first = '', second = ''] = [...new Set(days)].sort();
  expect(before.nextChange('2000-01-01')?.day).toBe(first);
  expect(before.nextChange(first)?.day).toBe(second);
  expect(before.nextChange(days.sort().at(-1) ?? '')).toBeUndefined();
});

test('offers that can be booked come first, in the order of their stays', async () => {
  const site = await siteOn('2026-11-23');
  const listed = site.childPages('offers', 'en').map(({ key }) => key);
  const running = listed.filter((key) => site.lifeOf(key) === 'running');
  expect(listed.slice(0, running.length)).toEqual(running);
  const stays = running.map((key) => site.stayDays(key).from ?? '');
  expect(stays).toEqual(stays.toSorted());
});
