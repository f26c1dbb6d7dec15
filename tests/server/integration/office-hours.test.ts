import { expect, test } from 'vitest';
import { messages } from '../../../generated/messages/index.ts';
import { type Area, pages } from '../../../generated/routes/index.ts';
import { collectFaults, withBuiltSite } from './fixture/built-site.ts';

const site = withBuiltSite();

const elsewhere: readonly Area[] = ['restaurants', 'wellness', 'tours', 'active', 'conferences'];
const examples = [
  ...new Map(
    pages
      .filter(({ indexable }) => indexable)
      .map((page) => [`${page.locale} ${page.parent ?? page.key}`, page]),
  ).values(),
];
const hours = /<dt>([^<]*)<\/dt>\s*<dd>[^<]*<span class="open-state"/g;

test('hours stand under the name of the reservations office, and only its own pages and the footer have them', async () => {
  const faults = await collectFaults(
    site(),
    examples,
    (page) => encodeURI(page.path),
    ({ area, locale, key }, { text }) => {
      const end = text.indexOf('</main>');
      const [inMain, inFooter] = [text.slice(0, end), text.slice(end)].map((part) =>
        [...part.matchAll(hours)].map(([, label]) => label),
      );
      const { office } = messages[locale].footer;
      return [
        ...(inFooter?.join() === office ? [] : [`the footer has hours of “${inFooter?.join()}”`]),
        ...(inMain?.every((label) => label === office) ? [] : [`it has hours of “${inMain?.join()}”`]),
        ...(elsewhere.includes(area) && text.slice(0, end).includes('data-time-zone')
          ? [`${key} has hours that could be read as its own`]
          : []),
      ];
    },
  );
  expect(faults).toEqual([]);
});
