import { expect, test } from 'vitest';
import { findOtherAddress } from './checks/address.ts';
import { otherAddress } from './rules/address.ts';
import { type Exception, Exceptions } from './texts/exceptions.ts';
import { readData } from './texts/read-data.ts';
import { texts } from './texts/read-texts.ts';
import { rowOf } from './texts/row-of.ts';

const exceptions = new Exceptions(readData<Exception[]>('address-exceptions'));
const found = new Map(
  texts.locales.map((locale) => {
    const patterns = rowOf(otherAddress, locale, 'rules/address.ts');
    return [locale, findOtherAddress(texts.of(locale), patterns, exceptions)];
  }),
);

test.each(texts.locales)('%s speaks to the guest in one form of address', (locale) => {
  expect(found.get(locale)).toEqual([]);
});

test('every exception is still needed', () => {
  expect(exceptions.unused()).toEqual([]);
});
