import { describe, expect, test } from 'vitest';
import { choicesOn } from '../../../app/declarations/page-forms.ts';
import { hotels } from '../../../generated/data/hotels.ts';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { locales } from '../../../generated/locales.ts';
import { ClubSite } from '../club-api/club-site.ts';
import { validAnswers } from './example-answers.ts';
import { fillIn, pathOf } from './form-guest.ts';
import { noon, withServedForms } from './served-forms.ts';

const stay = validAnswers('stay');
const [from, to] = [String(stay.arrival), String(stay.departure)];
const hotel = hotels.find(({ bookingId }) => bookingId !== null);

const query = (values: Readonly<Record<string, string | readonly string[]>>) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) parameters.append(name, one);
  return `?${parameters}`;
};
const asked = { about: hotel?.page ?? '', arrival: from, departure: to, adults: '3', book: '' };

describe('with a booking engine', () => {
  const served = withServedForms(() => ({
    BOOKING_URL_TEMPLATE:
      'https://book.example.com/x?p={property}&from={arrival}&to={departure}&n={adults}&ages={ages}&promo={promo}&lang={locale}',
  }));

  test('dates and guests that are right lead there, in the language of the page', async () => {
    for (const locale of ['hr', 'se', 'ko'] as const) {
      const full = { ...asked, children_ages: ['4', '', '11'], promo: 'LJETO-2026' };
      const { status, headers } = await served.guest().ask(pathOf('stay', locale) + query(full));
      expect([status, headers['cache-control']]).toEqual([303, 'no-store']);
      const address = new URL(headers.location ?? '');
      expect(address.origin).toBe('https://book.example.com');
      expect(Object.fromEntries(address.searchParams)).toEqual({
        p: hotel?.bookingId,
        from,
        to,
        n: '3',
        ages: '4,11',
        promo: 'LJETO-2026',
        lang: locales[locale].bcp47,
      });
    }
    const { headers } = await served
      .guest()
      .ask(pathOf('stay', 'en') + query({ arrival: from, departure: to, adults: '2', book: '' }));
    expect(headers.location).toBe(`https://book.example.com/x?from=${from}&to=${to}&n=2&lang=en`);
  });

  test('a member’s promo value goes along, unless the guest enters a code', async () => {
    const { guest } = await new ClubSite(served.site, served.databasePath).createMember();
    const Cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const promoFor = async (given: typeof asked & { readonly promo?: string }, headers = {}) => {
      const answer = await served.guest().ask(pathOf('stay', 'en') + query(given), { headers });
      return new URL(answer.headers.location ?? '').searchParams.get('promo');
    };
    expect(await promoFor(asked, { Cookie })).toMatch(/^[\w-]+\.\d+\.[\w-]{43}$/);
    expect(await promoFor({ ...asked, promo: 'LJETO-2026' }, { Cookie })).toBe('LJETO-2026');
    expect(await promoFor(asked)).toBeNull();
  });

  test.each([
    ['arrival', 'InvalidDay', { arrival: '2026-02-30' }],
    ['arrival', 'DayIsPast', { arrival: '2020-01-01' }],
    ['arrival', 'CannotBeEmpty', { arrival: '' }],
    ['departure', 'DepartureNotAfterArrival', { departure: from }],
    ['adults', 'NumberOutOfRange', { adults: '0' }],
    ['children_ages', 'AgeOutOfRange', { children_ages: ['4', '18'] }],
    ['promo', 'InvalidPromo', { promo: 'a&b=c#d' }],
  ])('%s that is %s shows the form with what was asked', async (field, error, change) => {
    const { status, form } = await served.guest().ask(pathOf('stay', 'en') + query({ ...asked, ...change }));
    expect(status).toBe(200);
    expect(form?.errors).toMatchObject({ [field]: error });
    // The rest of the form is still to be filled in.
    expect(form?.errors).not.toHaveProperty('email_address');
    const shown = form === undefined ? new URLSearchParams() : fillIn(form, {});
    expect(shown.get('_about')).toBe(asked.about);
    for (const [name, value] of Object.entries(change)) expect(shown.getAll(name)[0]).toBe([value].flat()[0]);
  });

  test('nothing of a query changes where it leads', async () => {
    const strange = { ...asked, about: 'https://evil.example', property: 'x', locale: '//evil.example' };
    const { status, headers } = await served.guest().ask(pathOf('stay', 'en') + query(strange));
    expect(status).toBe(303);
    expect(new URL(headers.location ?? '').origin).toBe('https://book.example.com');
    expect(headers.location).not.toContain('evil');
  });

  test('answers allow forms that lead there', async () => {
    for (const path of [pathOf('stay', 'en'), '/en/offers']) {
      const { headers } = await served.guest().ask(path);
      expect(headers['content-security-policy']).toContain("form-action 'self' https://book.example.com;");
    }
  });
});

describe('with an engine whose path has the id of the property', () => {
  const served = withServedForms(() => ({
    BOOKING_URL_TEMPLATE: 'https://book.example.com/{property}?from={arrival}&to={departure}',
  }));
  const dates = { arrival: from, departure: to, adults: '2', book: '' };

  test('a stay without a property is asked for by the form', async () => {
    const path = pathOf('stay', 'en');
    const { status, form } = await served.guest().ask(path + query(dates));
    expect([status, form?.errors]).toEqual([200, {}]);
    const { headers } = await served.guest().ask(path + query({ ...dates, about: asked.about }));
    expect(headers.location).toBe(`https://book.example.com/${hotel?.bookingId}?from=${from}&to=${to}`);
  });
});

describe('without one', () => {
  const served = withServedForms();

  test('the form is filled in with dates, guests and property', async () => {
    const full = { ...asked, children_ages: ['4', '11'], promo: 'LJETO-2026' };
    const { status, form, headers } = await served.guest().ask(pathOf('stay', 'de') + query(full));
    expect([status, form?.errors]).toEqual([200, {}]);
    const shown = form === undefined ? new URLSearchParams() : fillIn(form, {});
    expect(shown.getAll('children_ages').filter(Boolean)).toEqual(['4', '11']);
    expect(Object.fromEntries(shown)).toMatchObject({ _about: asked.about, arrival: from, adults: '3' });
    expect(headers['content-security-policy']).toContain("form-action 'self';");
  });

  test('the form says what is known, asks for the rest and takes it', async () => {
    const full = { ...asked, children_ages: ['4', '11'] };
    const guest = served.guest();
    const { form, text } = await guest.ask(pathOf('stay', 'en') + query(full));
    const kinds = [
      'arrival',
      'departure',
      'adults',
      'children_ages',
      'when_known',
      'wishes',
      'guest_name',
    ].map((name) => form?.controls.get(name)?.kind);
    expect(kinds).toEqual(['hidden', 'hidden', 'hidden', 'hidden', 'hidden', 'textarea', 'text']);
    expect(text).toMatch(/Adults 3<\/span><span>Children’s ages 4 years, 11 years<\/span>/);
    const [, change = ''] = /<a href="([^"]*)">Change<\/a>/.exec(text) ?? [];
    const changed = await guest.ask(change.replaceAll('&amp;', '&'));
    expect(changed.form?.controls.get('arrival')).toMatchObject({ kind: 'date', values: [from] });
    const { guest_name, email_address } = stay;
    const sent =
      form && (await guest.send(form, { guest_name: guest_name ?? '', email_address: email_address ?? '' }));
    expect(sent?.status).toBe(303);
  });

  test('of an offer, the form still asks for the house', async () => {
    const [about] = choicesOn({ day: new Date(noon).toISOString().slice(0, 10) }, pageForms.offer.aboutKeys);
    const { form } = await served
      .guest()
      .ask(pathOf('offer', 'en') + query({ ...asked, about: about ?? '' }));
    const kinds = ['_about', 'staying_at', 'arrival', 'adults'].map((name) => form?.controls.get(name)?.kind);
    expect(kinds).toEqual(['hidden', 'select', 'hidden', 'hidden']);
  });

  test('a query fills in fields, and subjects that the form has', async () => {
    const guest = served.guest();
    const given = query({ about: 'nowhere', guest_name: '"><script>', wishes: 'Two\nbeds', __proto__: 'x' });
    const { form, text } = await guest.ask(pathOf('stay', 'en') + given);
    const shown = form === undefined ? new URLSearchParams() : fillIn(form, {});
    expect([shown.get('_about'), shown.get('guest_name'), shown.get('wishes')]).toEqual([
      '',
      '"><script>',
      'Two\r\nbeds',
    ]);
    expect(text).not.toContain('"><script>');
  });
});
