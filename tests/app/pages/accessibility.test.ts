/** The accessibility statement names the law, and says what the last automatic check has found. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { renderPage } from '../../../app/document/render-page.tsx';
import { localeCodes, locales } from '../../../generated/locales.ts';
import { pageOf, site } from '../site-on.ts';

const file = resolve(import.meta.dirname, '../../../spec/data/accessibility.yaml');
const found: { day: string; engine: string; pages: number; faults: number } = parse(
  readFileSync(file, 'utf8'),
);

test.each(localeCodes)('in %s', (locale) => {
  const text = renderPage(site, pageOf('accessibility-statement', locale)).replaceAll(/<[^>]*>/g, '');
  for (const name of ['89/25', '2019/882', 'EN 301 549', 'WCAG 2.2'])
    expect(text.replaceAll('\u00a0', ' ')).toContain(name);
  expect(text).toContain(`axe-core ${found.engine}`);
  expect(text).toContain(found.day.slice(0, 4));
  const format = new Intl.NumberFormat(locales[locale].bcp47);
  for (const figure of [found.pages, found.faults])
    expect(text).toMatch(new RegExp(String.raw`:\s?${format.format(figure)}(?!\d)`));
});
