import { describe, expect, test } from 'vitest';
import { type BookedStay, bookingLink } from '../../../app/declarations/booking-link.ts';
import type { Locale } from '../../../generated/locales.ts';

const stay: BookedStay = {
  property: 'A1',
  arrival: '2027-07-05',
  departure: '2027-07-12',
  adults: '2',
  ages: ['6', '9'],
  promo: 'LJETO-27',
};

// The parameters that the makers of the engines document.
const engines = {
  // docs.mews.com/booking-engine-guide/booking-engine-standalone/deeplinks
  mews: 'https://app.mews.com/distributor/{property}?mewsStart={arrival}&mewsEnd={departure}&mewsAdultCount={adults}&mewsChildCount={children}&mewsVoucherCode={promo}&language={language}',
  // docs.webhotelier.net/integration-site-availability
  webHotelier:
    'https://example.reserve-online.net/?property={property}&checkin={arrival}&checkout={departure}&adults={adults}&children={children}&voucher={promo}&lang={locale}',
  // doc.staging.res-online.net/documentation.html
  resOnline:
    'https://wbe.res-online.net/{property}?language={code}&arrival={arrival}&departure={departure}&numberOfAdults={adults}&childrenAges={ages:;}&code={promo}',
  // Deep links of Windsurfer
  windsurfer:
    'https://res.windsurfercrs.com/ibe/index.aspx?propertyID={property}&checkin={arrival:MM/DD/YYYY}&checkout={departure:MM/DD/YYYY}&adults={adults}&children={children}',
};

describe('the link to', () => {
  test.each([
    [
      'mews',
      'en',
      {
        mewsStart: '2027-07-05',
        mewsEnd: '2027-07-12',
        mewsAdultCount: '2',
        mewsChildCount: '2',
        mewsVoucherCode: 'LJETO-27',
        language: 'en-GB',
      },
    ],
    [
      'webHotelier',
      'se',
      {
        property: 'A1',
        checkin: '2027-07-05',
        checkout: '2027-07-12',
        adults: '2',
        children: '2',
        voucher: 'LJETO-27',
        lang: 'sv',
      },
    ],
    [
      'resOnline',
      'cz',
      {
        language: 'cz',
        arrival: '2027-07-05',
        departure: '2027-07-12',
        numberOfAdults: '2',
        childrenAges: '6;9',
        code: 'LJETO-27',
      },
    ],
    [
      'windsurfer',
      'ko',
      { propertyID: 'A1', checkin: '07/05/2027', checkout: '07/12/2027', adults: '2', children: '2' },
    ],
  ] as const)('%s in %s has the documented parameters', (engine, locale: Locale, parameters) => {
    const { searchParams } = new URL(bookingLink(engines[engine], stay, locale));
    expect(Object.fromEntries(searchParams)).toEqual(parameters);
  });

  test('a property alone leaves out what nobody has said', () => {
    expect(bookingLink(engines.mews, { property: 'A 1' }, 'dk')).toBe(
      'https://app.mews.com/distributor/A%201?language=da-DK',
    );
  });
});
