/** A form warns before it takes a request for a time at which an entry is closed or does not take place. */
import { expect, test } from 'vitest';
import type { PageFormName } from '../../../generated/forms/page-forms.ts';
import { type Entered, validAnswers } from './example-answers.ts';
import { pathOf } from './form-guest.ts';
import { noon, withServedForms } from './served-forms.ts';

const served = withServedForms();
const year = new Date(noon).getUTCFullYear() + 1;
const stay = (from: string, to: string) => ({ arrival: `${year}-${from}`, departure: `${year}-${to}` });

const [sunday, monday] = [0, 1];
/** The first such day in July. */
const dayInJuly = (weekday: number) => {
  const day = [1, 2, 3, 4, 5, 6, 7].find((one) => new Date(Date.UTC(year, 6, one)).getUTCDay() === weekday);
  return `${year}-07-0${day}`;
};

/** Sends a form about an entry, and again as it comes back. */
async function sendTwice(name: PageFormName, about: string, entered: Entered, then: Entered = {}) {
  const guest = served.guest();
  const given = { ...validAnswers(name), ...entered };
  const first = await guest.send(await guest.open(name, 'en', `?about=${about}`), given);
  if (first.status !== 200 || first.form === undefined) return [first.status];
  expect(first.text).toMatch(/data-notice="(closed|notThatDay)"/);
  const second = await guest.send(first.form, { ...given, ...then });
  return [first.status, second.status];
}

test.each([
  [
    'a table when the tavern is closed for the winter',
    'table',
    'tavern-vallum-bol',
    { day: `${year}-01-15` },
  ],
  [
    'a table after the tavern has closed',
    'table',
    'tavern-vallum-bol',
    { day: `${year}-09-15`, time: '22:45' },
  ],
  ['a stay in a month without guests', 'stay', 'hotel-alga-tucepi', stay('01-10', '01-12')],
  ['a stay that ends after the season', 'stay', 'hotel-alga-tucepi', stay('10-30', '11-02')],
  ['a tour on a day between its days', 'tour', 'hvar', { day: dayInJuly(sunday) }],
  ['a tour out of its season', 'tour', 'hvar', { day: `${year}-01-15` }],
  ['a month without guests', 'stay', 'hotel-alga-tucepi', { when_known: 'month', month: '12' }],
] as const)('%s is warned of, and may be asked for nevertheless', async (_case, name, about, entered) => {
  expect(await sendTwice(name, about, entered)).toEqual([200, 303]);
});

test.each([
  ['a table in the evening', 'table', 'tavern-vallum-bol', { day: `${year}-09-15`, time: '19:00' }],
  ['a table shortly before midnight', 'table', 'tavern-vallum-bol', { day: `${year}-07-15`, time: '23:30' }],
  ['a stay that ends with the season', 'stay', 'hotel-alga-tucepi', stay('10-30', '11-01')],
  ['a tour on one of its days', 'tour', 'hvar', { day: dayInJuly(monday) }],
  ['a tour of every day', 'tour', 'yellow-submarine', { day: dayInJuly(sunday) }],
  ['a stay anywhere', 'stay', '', stay('01-10', '01-12')],
  ['a stay where it is open all the year', 'stay', 'hotel-soline-brela', stay('01-10', '01-12')],
] as const)('%s is taken at once', async (_case, name, about, entered) => {
  expect(await sendTwice(name, about, entered)).toEqual([303]);
});

test('another time at which it is closed is warned of, too', async () => {
  const [winter, spring] = [`${year}-01-15`, `${year}-03-15`];
  expect(await sendTwice('table', 'tavern-vallum-bol', { day: winter }, { day: spring })).toEqual([200, 200]);
});

test('the form that a booking bar opens says at once that the house is closed', async () => {
  const query = new URLSearchParams({
    about: 'hotel-alga-tucepi',
    ...stay('01-10', '01-12'),
    adults: '2',
    book: '',
  });
  const { text, form } = await served.guest().ask(`${pathOf('stay', 'en')}?${query}`);
  expect(text).toContain('data-notice="closed"');
  expect(form?.controls.get('arrival')?.kind).not.toBe('hidden');
});
