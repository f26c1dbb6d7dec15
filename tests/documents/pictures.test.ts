import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localeCodes, locales } from '../../generated/locales.ts';
import { buildFolder, readBuilt, readBuiltPages } from './fixture/built-pages.ts';
import { origin } from './fixture/built-site.ts';
import { findAll } from './fixture/find-all.ts';

const picture = new RegExp(`${origin}(/media/[^"<]*)`, 'g');

test('every picture that search engines and previews are told of exists', () => {
  const files = localeCodes.flatMap((code) => [`/sitemap-${code}.xml`, `${locales[code].prefix}/feed.xml`]);
  const texts = [...files.map(readBuilt), ...[...readBuiltPages()].map(({ html }) => html)];
  const named = new Set(texts.flatMap((text) => findAll(text, picture)));
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((path) => !existsSync(join(buildFolder, path)))).toEqual([]);
});
