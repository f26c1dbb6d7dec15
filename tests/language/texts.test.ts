/** The texts of every language, check by check; planted.test.ts and planted-forms.test.ts show each check a text with a fault. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Locale } from '../../generated/locales.ts';
import { findOtherAddress } from './checks/address.ts';
import { type Capitals, findCapitals } from './checks/capitals.ts';
import { findEnglish } from './checks/completeness.ts';
import { checkForms } from './checks/forms.ts';
import { findAvoidedTerms, findFaultyTerms, findOtherTerms } from './checks/glossary.ts';
import { findPastedLabels, findRemovedPhrases } from './checks/labels.ts';
import { findTooManyLongTitles, findWrongLengths } from './checks/length.ts';
import { findMissingNames, findPlainNames, findWrongNames, type Names } from './checks/names.ts';
import { counts, findBrokenRenderings, findEqualRenderings, findUnevenGaps } from './checks/plurals.ts';
import { checkPunctuation } from './checks/punctuation.ts';
import { findCopies, findSameOpenings } from './checks/repetition.ts';
import { checkScript } from './checks/script.ts';
import { otherAddress } from './rules/address.ts';
import { alphabets } from './rules/alphabets.ts';
import { differingCounts } from './rules/counts.ts';
import { punctuation } from './rules/punctuation.ts';
import { type Exception, Exceptions } from './texts/exceptions.ts';
import { findInParts } from './texts/finding.ts';
import { readCounters } from './texts/read-counters.ts';
import { readData } from './texts/read-data.ts';
import { texts } from './texts/read-texts.ts';
import { rowOf } from './texts/row-of.ts';

const notions = texts.source.glossary?.notions ?? {};
const names = readData<Names>('names');
const ofGlossary = readData<Record<'otherTerms' | 'avoidedTerms', Exception[]>>('glossary-exceptions');
const removedPhrases = readData<Record<string, readonly string[]>>('removed-phrases');
const exceptionsOf = (name: string) => new Exceptions(readData<Exception[]>(name));
const allowed = {
  address: exceptionsOf('address-exceptions'),
  english: exceptionsOf('same-as-english'),
  otherTerms: new Exceptions(ofGlossary.otherTerms),
  avoidedTerms: new Exceptions(ofGlossary.avoidedTerms),
  names: exceptionsOf('name-exceptions'),
  plurals: exceptionsOf('plural-exceptions'),
  forms: exceptionsOf('form-exceptions'),
};

/** For each language. */
const checks: Readonly<Record<string, (locale: string) => readonly string[]>> = {
  'speaks to the guest in one form of address': (locale) =>
    findOtherAddress(texts.of(locale), rowOf(otherAddress, locale, 'rules/address.ts'), allowed.address),
  'has titles, summaries and labels of good length': (locale) => [
    ...findWrongLengths(texts.of(locale)),
    ...findTooManyLongTitles(texts.of(locale)),
  ],
  'writes names with their diacritics': (locale) => [
    ...findPlainNames(texts.of(locale), names),
    ...findWrongNames(texts.of(locale), names),
  ],
  'is written with its own letters': (locale) => {
    const alphabet = rowOf(alphabets, locale, 'rules/alphabets.ts');
    return findInParts(texts.of(locale), (part) => checkScript(part, alphabet));
  },
  'has its own quotes, spaces and dashes': (locale) => {
    const rules = rowOf(punctuation, locale, 'rules/punctuation.ts');
    return findInParts(texts.of(locale), (part, text) => checkPunctuation(part, text, rules));
  },
  'writes times, areas and periods as its facts do': (locale) =>
    findInParts(texts.of(locale), (part, text) => {
      const faults = checkForms(part, locale as Locale);
      return faults.length > 0 && allowed.forms.allow(text) ? [] : faults;
    }),
  'has labels of its own, and none of the removed phrases': (locale) => [
    ...findPastedLabels(texts.of(locale)),
    ...findRemovedPhrases(texts.of(locale), rowOf(removedPhrases, locale, 'data/removed-phrases.yaml')),
  ],
  'has counters, and renders each for every kind of number': (locale) => {
    const counters = readCounters(locale);
    if (counters.length === 0) return ['There are none.'];
    return counters.flatMap((counter) => findBrokenRenderings(counter, counts));
  },
  'tells apart the numbers that its grammar tells apart': (locale) => {
    const differing = rowOf(differingCounts, locale, 'rules/counts.ts');
    return readCounters(locale).flatMap((one) => findEqualRenderings(one, differing, allowed.plurals));
  },
  'ties number and noun alike in all counters': (locale) => findUnevenGaps(readCounters(locale), counts),
  'has a section in docs/languages.md, which names only texts that exist': (locale) => {
    const document = readFileSync(join(import.meta.dirname, '../../docs/languages.md'), 'utf8');
    const section = document.split('\n## ').find((text) => text.split(/\s/)[0] === locale);
    if (section === undefined) return ['There is none.'];
    const known = new Set(texts.of(locale).map(({ key }) => key));
    const named = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key = '']) => key);
    return named.filter((key) => !known.has(key));
  },
};

/** For all languages together. */
const wholes: Readonly<Record<string, readonly string[]>> = {
  'terms have a capital letter only where they keep it in a list': findCapitals(
    texts.all,
    readData<Capitals>('capitals'),
  ),
  'no text is the same as in English without a reason': findEnglish(texts.all, allowed.english),
  'the glossary has a term for each notion in every locale, with stems that fit it':
    Object.keys(notions).length > 0 ? findFaultyTerms(notions, texts.locales) : ['There is none.'],
  'titles, names and messages use the terms of the glossary': findOtherTerms(
    texts.all,
    notions,
    allowed.otherTerms,
  ),
  'no text uses a term that the glossary avoids': findAvoidedTerms(texts.all, notions, allowed.avoidedTerms),
  'every title names the place or property that its English title names, or its key where it has none':
    findMissingNames(texts.all, names, allowed.names),
  'no title stands twice in a language, and no summary is copied from another': findCopies(texts.all),
  'few summaries of a language begin alike': findSameOpenings(texts.all),
};

// Found before any test runs, so that each exception had its chance of being needed.
const found = Object.entries(checks).flatMap(([what, find]) =>
  texts.locales.map((locale) => [locale, what, find(locale)] as const),
);

test.each(found)('%s %s', (_locale, _what, faults) => {
  expect(faults).toEqual([]);
});

test.each(Object.entries(wholes))('%s', (_what, faults) => {
  expect(faults).toEqual([]);
});

test.each(Object.entries(allowed))('every exception of %s is still needed', (_name, exceptions) => {
  expect(exceptions.unused()).toEqual([]);
});
