import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plant } from '../../language/plant.ts';
import { texts } from '../../language/texts/read-texts.ts';
import { rowOf } from '../../language/texts/row-of.ts';
import { dictionaries } from './dictionaries.ts';
import { findMisspellings } from './find-misspellings.ts';

/** The lines of a list in `accepted/`: names and right words that dictionaries lack. */
function readAccepted(name: string): string[] {
  const file = join(import.meta.dirname, `../../language/accepted/${name}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}

/** Names of places and terms that every language keeps as they are. */
const everywhere = readAccepted('everywhere');

/**
 * Endings that join a word without a gap whatever the word is, so that an accepted word passes with each of them: the
 * particles of Korean. In other languages each form of an accepted word is listed, since its ending can be wrong.
 */
const endings: Readonly<Record<string, readonly string[]>> = {
  ko: '은 는 이 가 을 를 의 에 에서 에는 에서는 에도 로 으로 와 과 도 까지 만 며 입니다'.split(' '),
};

/** Texts with a misspelt word, which is found beside none in the texts of the site. A dictionary takes seconds to open. */
const misspelt: Readonly<Record<string, string>> = {
  en: 'A holliday by the sea',
  hu: 'Nyaralás a tengerrpartnál',
  ko: '달마티아에서 보내느는 휴가',
  fi: 'Lomaa meren ääreläl',
  uk: 'Відпочинок біля моорря',
};

test('words of every language are sorted and without doubles', () => {
  expect(everywhere).toEqual([...new Set(everywhere)].sort());
});

describe.each(texts.locales)('%s', (locale) => {
  const accepted = readAccepted(locale);

  test('has no misspelt word, but for one that was planted', async () => {
    const speller = await rowOf(dictionaries, locale, 'spelling/dictionaries.ts')();
    const all = new Set([...accepted, ...everywhere]);
    const vocabulary = { speller, accepted: all, endings: endings[locale] ?? [] };
    const planted = locale in misspelt ? [plant(locale, misspelt[locale] ?? '')] : [];
    const found = findMisspellings([...texts.of(locale), ...planted], vocabulary);
    speller.close();
    expect(found).toEqual(planted.map(({ text }) => expect.stringContaining(text)));
  });

  test('has a sorted list of accepted words without doubles', () => {
    expect(accepted).toEqual([...new Set(accepted)].sort());
  });
});
