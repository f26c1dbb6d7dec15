import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { texts } from './texts/read-texts.ts';

test('docs/languages.md has a section for every language and names only texts that exist in it', () => {
  const document = readFileSync(join(import.meta.dirname, '../../docs/languages.md'), 'utf8');
  const sections = new Map(document.split('\n## ').map((text) => [text.split(/\s/)[0], text]));
  const faults = texts.locales.flatMap((locale) => {
    const section = sections.get(locale);
    if (section === undefined) return [`${locale}: no section`];
    const known = new Set(texts.of(locale).map(({ key }) => key));
    const named = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key = '']) => key);
    return named.filter((key) => !known.has(key)).map((key) => `${locale} ${key}: no such text`);
  });
  expect(faults).toEqual([]);
});
