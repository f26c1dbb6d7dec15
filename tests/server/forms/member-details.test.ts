import { expect, test } from 'vitest';
import { ClubSite } from '../club-api/club-site.ts';
import { createMember } from '../club-api/registration-steps.ts';
import { validAnswers } from './example-answers.ts';
import { fillIn, pathOf } from './form-guest.ts';
import { readForm } from './read-form.ts';
import { withServedForms } from './served-forms.ts';

const served = withServedForms();

test('a member’s details fill in the form, for that member; what the address says comes first', async () => {
  const { site, databasePath } = served();
  const { guest, email } = await createMember(new ClubSite(site, databasePath));
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const shown = async (query = '', headers = {}) => {
    const { text } = await served()
      .guest()
      .ask(pathOf('stay', 'en') + query, { headers });
    const { controls } = readForm(text) ?? { controls: new Map() };
    return ['guest_name', 'email_address', 'phone_number'].map((name) => controls.get(name)?.values[0]);
  };
  expect(await shown('', { Cookie: cookie })).toEqual(['Ana Marić', email, '+385912345678']);
  expect(await shown('?guest_name=Eva', { Cookie: cookie })).toEqual(['Eva', email, '+385912345678']);
  expect(await shown()).toEqual(['', '', '']);
  expect(await shown('', { Cookie: cookie.replace(/=.{20}/g, '=AAAAAAAAAAAAAAAAAAAA') })).toEqual([
    '',
    '',
    '',
  ]);
});

test('only a member gets a copy in words of their own, at the member’s own address', async () => {
  const { site, databasePath } = served();
  const { guest, email } = await createMember(new ClubSite(site, databasePath));
  const Cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const wishes = 'A room above the sea, please.';
  const copyTo = async (to: string, headers: Readonly<Record<string, string>>) => {
    const body = fillIn(await served().guest().open('stay'), {
      ...validAnswers('stay'),
      wishes,
      email_address: to,
    });
    expect((await served().guest().post('/en/forms/stay', body, headers)).status).toBe(303);
    await served().settled();
    const mails = served()
      .rows('mailbox')
      .filter((mail) => mail.to === to);
    return String(mails.at(-1)?.text);
  };
  expect(await copyTo(email, { Cookie })).toContain(wishes);
  expect(await copyTo(email, {})).not.toContain(wishes);
  expect(await copyTo('stranger@example.com', { Cookie })).not.toContain(wishes);
});

test('the page of a form is sent again once a guest has logged in or out', async () => {
  const { site, databasePath } = served();
  const { guest } = await createMember(new ClubSite(site, databasePath));
  const Cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = (headers: Readonly<Record<string, string>>) =>
    served().guest().ask(pathOf('stay', 'en'), { headers });
  const own = await ask({ Cookie });
  const plain = await ask({});
  expect([own, plain].map(({ headers }) => headers['cache-control'])).toEqual([
    'no-store',
    'private, no-cache',
  ]);
  const tagOf = ({ headers }: typeof own) => ({ 'If-None-Match': String(headers.etag) });
  expect((await ask(tagOf(plain))).status).toBe(304);
  expect((await ask(tagOf(own))).status).toBe(200);
  expect((await ask({ Cookie, ...tagOf(plain) })).status).toBe(200);
  expect((await ask({ Cookie, 'If-None-Match': '*' })).status).toBe(200);
});

test('the page of a form has the browser show the member that the server knows', async () => {
  const { site, databasePath } = served();
  const { guest } = await createMember(new ClubSite(site, databasePath));
  const [sid, user] = ['sid', 'user'].map((name) => `${name}=${guest.cookies.get(name)}`);
  const answerTo = async (Cookie: string) => {
    const { headers } = await served().guest().ask(pathOf('stay', 'en'), { headers: { Cookie } });
    const set = [headers['set-cookie'] ?? []].flat().map((line) => line.replace(/=([^;]?).*/, '=$1'));
    return set;
  };
  expect(await answerTo(`${sid}; ${user}`)).toEqual([]);
  expect(await answerTo(`${sid}`)).toEqual(['user=%']);
  await guest.call('logout', { body: {} });
  const cleared = ['user=', 'promo='];
  expect(await answerTo(`${sid}; ${user}`)).toEqual(cleared);
  expect(await answerTo(`${user}`)).toEqual(cleared);
  expect(await answerTo(`${sid}`)).toEqual([]);
});
