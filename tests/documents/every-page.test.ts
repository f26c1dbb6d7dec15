/* Every page is rendered once; each of these reads all documents. */
import { expect, test } from 'vitest';
import './parts/bodies.ts';
import './parts/head.ts';
import './parts/languages.ts';
import './parts/links.ts';
import './parts/map.ts';
import './parts/pictures.ts';
import './parts/assets.ts';
import './parts/shown.ts';
import './parts/structured-data.ts';
import { htmlFaults } from './fixture/built-pages.ts';

test('pages are valid, accessible HTML', async () => {
  expect((await htmlFaults).slice(0, 20)).toEqual([]);
});
