import { createElement } from 'react';
import { expect, test } from 'vitest';
import { briefFacts } from '../../../app/components/facts/brief-facts.tsx';
import { FilterBar, ListBar } from '../../../app/components/listing/filter-bar.tsx';
import { applyFilter, filterGroups, parseFilter } from '../../../app/components/listing/filters.ts';
import { childPages } from '../../../app/components/listing/listing-of.ts';
import { formatDay } from '../../../app/declarations/calendar.ts';
import { isOpenOn, openingOn } from '../../../app/declarations/opening.ts';
import { renderMarkup } from '../../../app/document/render-markup.tsx';
import { messages } from '../../../generated/messages/index.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page, RouteKey } from '../../../generated/routes/index.ts';
import { pageOf, siteOn } from '../site-on.ts';

const lists = ['restaurants', 'wellness', 'active'] as const;
const days = ['2026-07-15', '2026-11-23', '2027-01-10'];

function listIn(day: string, key: RouteKey) {
  const site = siteOn(day);
  const page = pageOf(key);
  const filter = parseFilter(site, page, new URLSearchParams('open=today'));
  const all = childPages(site, key, 'en');
  return { all, filter, found: applyFilter(site, all, filter), groups: filterGroups(site, page) };
}

const hoursOf = ({ key }: Page) => statedFactsOf(key).find(({ type }) => type === 'hours');

test.each(lists.flatMap((key) => days.map((day) => [key, day] as const)))(
  '%s: found are those open on %s',
  (key, day) => {
    const { all, filter, found, groups } = listIn(day, key);
    expect(filter).toEqual({ open: ['today'] });
    for (const entry of all) {
      const hours = hoursOf(entry);
      if (hours?.type === 'hours')
        expect(found.includes(entry), entry.key).toBe(openingOn(day, hours.value) !== undefined);
    }
    const [option] = groups.find(({ name }) => name === 'open')?.options ?? [];
    // Offered where it narrows the list, and by the number that it leaves.
    expect(option?.count).toBe(found.length === 0 || found.length === all.length ? undefined : found.length);
  },
);

test.each(lists)('%s: those that are closed on the day stand last, others as ever', (key) => {
  const orders = days.map((day) => {
    const { all } = listIn(day, key);
    const closed = all.map((entry) => isOpenOn(day, statedFactsOf(entry.key)) === false);
    expect(closed, day).toEqual(closed.toSorted());
    return all.map((entry): RouteKey => entry.key);
  });
  const { 0: summer, 2: winter } = orders;
  const closed = winter?.filter((name) => isOpenOn('2027-01-10', statedFactsOf(name)) === false);
  expect(closed).toEqual(summer?.filter((name) => closed?.includes(name)));
});

test('in winter, a bar of a house that is open all the year stands first', () => {
  const [summer, winter] = ['2026-07-15', '2027-01-10'].map((day) => listIn(day, 'restaurants').all[0]?.key);
  expect(summer).toBe('tavern-vallum-bol');
  expect(winter).toBe('sol-bar');
});

test('by day, other entries are open', () => {
  const [summer, winter] = ['2026-07-15', '2027-01-10'].map((day) => listIn(day, 'wellness').found.length);
  expect(summer).toBeGreaterThan(winter ?? 0);
  expect(listIn('2026-07-15', 'active').found.length).toBeGreaterThan(0);
});

test('the switch stands in the bar, one press away on phones, and not in the sheet', () => {
  const site = siteOn('2026-11-23');
  const page = pageOf('wellness');
  const [bar, sheet] = [
    createElement(ListBar, { page, filter: {} }),
    createElement(FilterBar, { page, filter: {}, entries: '' }),
  ].map((element) => renderMarkup(site, element));
  expect(bar).toContain(`href="${page.path}?open=today#results"`);
  expect(sheet).not.toContain('open=today');
});

test('the head of an activity says when it opens, and its months while it is open', () => {
  const page = pageOf('borak');
  const monthsOn = (day: string) => {
    const { label, text } =
      briefFacts(siteOn(day), page, 'head').find(({ name }) => name === 'tourMonths') ?? {};
    return [label, text];
  };
  const opens = messages.en.facts.opensOn({ date: formatDay('2027-04-01', 'en') });
  expect(monthsOn('2026-11-30')).toEqual(['Opening hours', opens]);
  expect(monthsOn('2027-06-01')).toEqual(['Months', 'April to October']);
});
