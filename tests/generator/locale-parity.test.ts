import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { completeLocales, type Locale, localeCodes, locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { collectArguments, parseMessage } from '../../generator/model/parse-message.ts';

const folder = join(import.meta.dirname, '../../spec/messages');

/** The texts of a catalogue in the spec, by `group.name`. */
function readTexts(code: string): Map<string, string> {
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = parse(
    readFileSync(join(folder, `${code}.yaml`), 'utf8'),
  );
  return new Map(
    Object.entries(groups).flatMap(([group, texts]) =>
      Object.entries(texts).map(([name, text]): [string, string] => [`${group}.${name}`, text]),
    ),
  );
}

const texts = new Map(localeCodes.map((code) => [code, readTexts(code)]));
const base = texts.get('hr') ?? new Map<string, string>();
const pluralKeys = [...base].filter(([, text]) => /,\s*plural\s*,/.test(text)).map(([key]) => key);

/** A generated message, called with the same count for every argument. */
function call(code: Locale, key: string, count: number): string {
  const [group = '', name = ''] = key.split('.');
  const names = Object.entries(messages[code]).find(([candidate]) => candidate === group)?.[1] ?? {};
  const message: unknown = Object.entries(names).find(([candidate]) => candidate === name)?.[1];
  if (typeof message !== 'function') throw new Error(`${key} in ${code} takes no values.`);
  const values = collectArguments(parseMessage(base.get(key) ?? '')).map(({ name: argument }) => [
    argument,
    count,
  ]);
  return message(Object.fromEntries(values));
}

test('every locale has a catalogue, and there are no others', () => {
  expect(readdirSync(folder).sort()).toEqual(localeCodes.map((code) => `${code}.yaml`).sort());
  expect(Object.keys(messages)).toEqual(localeCodes);
});

test('there are texts and plurals to compare', () => {
  expect(base.size).toBeGreaterThan(50);
  expect(pluralKeys.length).toBeGreaterThan(4);
});

describe.each(localeCodes)('%s', (code) => {
  const own = texts.get(code) ?? new Map<string, string>();

  test('has exactly the keys of the base catalogue, in its order', () => {
    expect([...own.keys()].sort()).toEqual([...base.keys()].sort());
    const generated = Object.entries(messages[code]).flatMap(([group, names]) =>
      Object.keys(names).map((name) => `${group}.${name}`),
    );
    expect(generated).toEqual([...base.keys()]);
  });

  test('uses exactly the arguments of the base catalogue', () => {
    for (const [key, text] of own)
      expect([key, collectArguments(parseMessage(text))]).toEqual([
        key,
        collectArguments(parseMessage(base.get(key) ?? '')),
      ]);
  });

  test('has no empty text, and none with space around it or two spaces in it', () => {
    for (const [key, text] of own) expect([key, text]).toEqual([key, text.trim().replace(/ {2,}/g, ' ')]);
    for (const [key, text] of own) expect(text, key).not.toBe('');
  });

  test('formats numbers of a message', () => {
    const number = new Intl.NumberFormat(locales[code].bcp47).format(1234567);
    for (const key of pluralKeys) expect(call(code, key, 1234567), key).toContain(number);
  });
});

const counts = [0, 1, 2, 3, 4, 5, 7, 11, 12, 14, 21, 22, 25, 100, 101, 102, 111];

/** A plural message in each category of whole numbers, without the number and without exact forms (=0). */
function wordings(code: Locale, key: string): Map<string, Set<string>> {
  const { bcp47 } = locales[code];
  const rules = new Intl.PluralRules(bcp47);
  const format = new Intl.NumberFormat(bcp47);
  const found = new Map<string, Set<string>>();
  for (const count of counts) {
    if (new RegExp(`=${count}\\s*\\{`).test(texts.get(code)?.get(key) ?? '')) continue;
    const category = rules.select(count);
    const wording = call(code, key, count).replace(format.format(count), '#');
    found.set(category, (found.get(category) ?? new Set()).add(wording));
  }
  return found;
}

/** In Hungarian a noun stays in the singular after a number; Korean has no plural. */
const unchanging: readonly Locale[] = ['hu', 'ko'];

describe.each(localeCodes)('plurals in %s', (code) => {
  test('have one wording in each category', () => {
    for (const key of pluralKeys)
      for (const [category, found] of wordings(code, key)) expect(found.size, `${key} ${category}`).toBe(1);
  });
});

describe.each(completeLocales.filter((code) => !unchanging.includes(code)))('plurals in %s', (code) => {
  test('differ between any two categories in at least one message', () => {
    const all = pluralKeys.map((key) => wordings(code, key));
    const categories = [...new Set(all.flatMap((found) => [...found.keys()]))];
    expect(categories.length).toBeGreaterThan(1);
    for (const one of categories)
      for (const other of categories.filter((category) => category !== one)) {
        const differs = all.some(
          (found) => [...(found.get(one) ?? [])][0] !== [...(found.get(other) ?? [])][0],
        );
        expect(differs, `${one} and ${other}`).toBe(true);
      }
  });
});
