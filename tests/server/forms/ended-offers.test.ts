/** An offer that ends while a guest fills in its form, and one that cannot be booked yet. */
import { expect, test } from 'vitest';
import { bookingDays, lifeOf } from '../../../app/declarations/offer-life.ts';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { messages } from '../../../generated/messages/index.ts';
import { deriveSecrets } from '../../../server/core/secrets.ts';
import { findAllErrors } from '../../../server/forms/check-form.ts';
import { createStamp } from '../../../server/forms/form-stamp.ts';
import { validAnswers } from './example-answers.ts';
import { fillIn, pathOf } from './form-guest.ts';
import { noon, withServedForms } from './served-forms.ts';

const lasts = pageForms.offer.aboutKeys.map((key) => ({ key, last: bookingDays(key).to ?? '9999-12-31' }));
const [ended, next] = lasts.toSorted((one, other) => one.last.localeCompare(other.last));
const last = ended?.last ?? '';
const coming = pageForms.offer.aboutKeys.find((key) => lifeOf({ day: last }, key) === 'coming');
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const dayAfter = addDays(last, 1);
const SESSION_SECRET = 'a secret of the tests that is long enough';
const secrets = deriveSecrets(SESSION_SECRET);
const served = withServedForms(() => ({ SESSION_SECRET, SITE_DAY: dayAfter, RATE_LIMITS: 'off' }));
const { offer } = messages.en;
const noticeOf = (html: string) => / data-notice=.*?<p>(.*?)<\/p>/s.exec(html)?.[1];
const stay = { arrival: dayAfter, departure: addDays(last, 2) };
const entered = { ...validAnswers('offer'), ...stay, email_address: 'late@example.com' };

test('neither is a choice, in the list or by an address, which says why', async () => {
  expect(coming).toBeDefined();
  for (const [query, notice] of [
    [`?about=${ended?.key}`, offer.ended],
    [`?about=${coming}`, offer.notYet],
    ['', undefined],
  ] as const) {
    const { text, form } = await served.guest().ask(pathOf('offer', 'en') + query);
    expect(noticeOf(text)).toBe(notice);
    const about = form?.controls.get('_about');
    expect(about?.kind).toBe('select');
    expect(about?.offered).toContain(next?.key);
    expect(about?.offered).not.toContain(ended?.key);
    expect(about?.offered).not.toContain(coming);
  }
});

test.each([
  ['has ended', ended?.key, offer.ended],
  ['cannot be booked yet', coming, offer.notYet],
])(
  'a request about one that %s comes back with all answers, to choose another',
  async (_life, key, notice) => {
    const guest = served.guest();
    const body = fillIn(await guest.open('offer'), entered);
    body.set('_about', key ?? '');
    const refused = await guest.post('/en/forms/offer', body);
    expect([refused.status, refused.form?.errors]).toEqual([422, { _about: 'ChooseFromList' }]);
    expect(noticeOf(refused.text)).toBe(notice);
    if (refused.form === undefined) throw new Error('There is no form.');
    const again = fillIn(refused.form, {});
    for (const [name, value] of body)
      if (!name.startsWith('_')) expect(again.getAll(name), name).toContain(value);
    again.set('_about', next?.key ?? '');
    expect((await guest.post('/en/forms/offer', again)).status).toBe(303);
    expect(served.rows('enquiries')).toMatchObject([{ about: next?.key }]);
  },
);

test('a form that was opened before midnight is taken by that day, for six hours', async () => {
  const send = async (at: number) => {
    const guest = served.guest();
    const body = fillIn(await guest.open('offer'), { ...entered, arrival: last });
    body.set('_about', ended?.key ?? '');
    body.set('_token', createStamp(secrets, last, at));
    const { status, form } = await guest.post('/en/forms/offer', body);
    return [status, form?.errors];
  };
  expect(await send(noon)).toEqual([303, undefined]);
  const errors = { _about: 'ChooseFromList', arrival: 'DayIsPast' };
  expect(await send(noon - 6.25 * 3_600_000)).toEqual([422, errors]);
});

test('the day of the site is the first that a guest can choose', async () => {
  const guest = served.guest();
  const { text } = await guest.ask(pathOf('offer', 'en'));
  expect(text).toContain(`min="${dayAfter}"`);
  expect(text).toContain(`"today":"${dayAfter}"`);
});

test('also in a form in which a subject is optional', () => {
  const form = { ...pageForms.offer, aboutNeeded: false };
  const sent = { answers: {}, about: undefined };
  expect(findAllErrors(form, { ...sent, over: ended?.key }, dayAfter)).toMatchObject({
    _about: 'ChooseFromList',
  });
  expect(findAllErrors(form, { ...sent, over: undefined }, dayAfter)).not.toHaveProperty('_about');
});
