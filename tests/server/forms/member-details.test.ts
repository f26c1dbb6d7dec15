import { expect, test } from 'vitest';
import { ClubSite } from '../club-api/club-site.ts';
import { validAnswers } from './example-answers.ts';
import { fillIn, pathOf } from './form-guest.ts';
import { withServedForms } from './served-forms.ts';

const served = withServedForms();

const names = ['guest_name', 'email_address', 'phone_number'];

test('a member’s details fill in a page of their own, for that member; what the address says comes first', async () => {
  const { site, databasePath } = served;
  const { guest, email } = await new ClubSite(site, databasePath).createMember();
  const Cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const shown = async (query: string, headers = {}) => {
    const { status, form, ...answer } = await served.guest().ask(pathOf('stay', 'en') + query, { headers });
    expect([status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(answer.headers['cache-control']).toBe(query === '' ? 'no-cache' : 'no-store');
    return names.map((name) => form?.controls.get(name)?.values[0]);
  };
  expect(await shown('?member', { Cookie })).toEqual(['Ana Marić', email, '+385912345678']);
  expect(await shown('?member&guest_name=Eva', { Cookie })).toEqual(['Eva', email, '+385912345678']);
  expect(await shown('', { Cookie })).toEqual(['', '', '']);
  expect(await shown('?member')).toEqual(['', '', '']);
  const forged = Cookie.replace(/=.{20}/g, '=AAAAAAAAAAAAAAAAAAAA');
  expect(await shown('?member', { Cookie: forged })).toEqual(['', '', '']);
});

test('only a member gets a copy in words of their own, at the member’s own address', async () => {
  const { site, databasePath } = served;
  const { guest, email } = await new ClubSite(site, databasePath).createMember();
  const Cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const wish = 'A room above the sea, please';
  const copyTo = async (to: string, headers: Readonly<Record<string, string>>, wishes = wish) => {
    const body = fillIn(await served.guest().open('stay'), {
      ...validAnswers('stay'),
      wishes,
      email_address: to,
    });
    expect((await served.guest().post('/en/forms/stay', body, headers)).status).toBe(303);
    await served.settled();
    const mails = served.rows('mailbox', { to });
    return String(mails.at(-1)?.text);
  };
  expect(await copyTo(email, { Cookie })).toContain(wish);
  expect(await copyTo(email, {}, `${wish}!`)).not.toContain(wish);
  expect(await copyTo('stranger@example.com', { Cookie })).not.toContain(wish);
});
