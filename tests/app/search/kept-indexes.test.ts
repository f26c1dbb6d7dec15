import { expect, onTestFinished, test, vi } from 'vitest';
import { renderSearch } from '../../../app/document/render-search.tsx';
import { localeCodes } from '../../../generated/locales.ts';
import { site } from '../site-on.ts';

test('the index of a language is made once, however many others are searched', async () => {
  const searchAll = async () => {
    for (const locale of localeCodes.slice(0, 5)) await renderSearch(site, locale, 'bol');
  };
  // An index is made in steps, between which the process waits; a search is not.
  const waits = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => waits.mockRestore());
  await searchAll();
  const made = waits.mock.calls.length;
  expect(made).toBeGreaterThan(0);
  await searchAll();
  expect(waits.mock.calls.length).toBe(made);
});
