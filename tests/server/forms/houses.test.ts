/** A request by hand for what its subject does not have: a house outside of an offer, a room that a house has not. */
import { expect, test } from 'vitest';
import { housesOfOffer } from '../../../app/declarations/offer-houses.ts';
import { choicesOn } from '../../../app/declarations/page-forms.ts';
import { type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import { type Locale, localeCodes } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { versions } from '../../../generated/routes/index.ts';
import { validAnswers } from './example-answers.ts';
import { fillIn } from './form-guest.ts';
import { noon, withServedForms } from './served-forms.ts';

const served = withServedForms(() => ({ RATE_LIMITS: 'off' }));
const elsewhere = 'hotel-elaphusa-bol-brac';
const day = new Date(noon).toISOString().slice(0, 10);
/** An offer that can be booked and holds for some houses. */
const offer = choicesOn({ day }, pageForms.offer.aboutKeys).find((key) => {
  const houses = versions(key).flatMap(housesOfOffer);
  return houses.length > 0 && !houses.includes(elsewhere);
});

/** Fills in a form about an entry, with a value that the entry does not have in a list. */
async function fill(name: PageFormName, locale: Locale, query: string, changes: Record<string, string>) {
  const guest = served.guest();
  const form = await guest.open(name, locale, query);
  const body = fillIn(form, { ...validAnswers(name), guest_name: 'Ana Marić', wishes: 'A quiet room' });
  for (const [field, value] of Object.entries(changes)) {
    expect(form.controls.get(field)?.offered).not.toContain(value);
    body.set(field, value);
  }
  return { guest, form, body };
}

test.each(localeCodes)('in %s, it comes back with an error and all other answers', async (locale) => {
  const { guest, form, body } = await fill('offer', locale, `?about=${offer}`, { staying_at: elsewhere });
  const refused = await guest.post(form.action, body);
  expect([refused.status, refused.form?.errors]).toEqual([422, { staying_at: 'ChooseFromList' }]);
  expect(refused.text).toContain(messages[locale].errors.ChooseFromList);
  if (refused.form === undefined) throw new Error('There is no form.');
  const again = fillIn(refused.form, {});
  for (const [name, value] of body)
    if (name !== 'staying_at') expect(again.getAll(name), name).toContain(value);
  const house = refused.form.controls.get('staying_at')?.offered[1] ?? '';
  expect(house).not.toBe('');
  again.set('staying_at', house);
  expect((await guest.post(form.action, again)).status).toBe(303);
  expect(served.rows('enquiries').at(-1)).toMatchObject({ about: offer });
});

test('also a kind of room that the house does not have', async () => {
  const { guest, form, body } = await fill('stay', 'en', '?about=camping-paklenica-mobile-homes', {
    room_kind: 'suite',
  });
  const refused = await guest.post(form.action, body);
  expect([refused.status, refused.form?.errors]).toEqual([422, { room_kind: 'ChooseFromList' }]);
});

test('of an entry without houses, any is taken', async () => {
  const entered = { ...validAnswers('tour'), _about: 'hvar', staying_at: elsewhere };
  const answer = await served.guest().fill('tour', 'en', entered);
  expect(answer.status).toBe(303);
});
