import { expect, test } from 'vitest';
import { formAction, namedForms } from '../../../app/document/for-server.ts';
import { encodePath, findPage, versions } from '../../../generated/routes/index.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { validAnswers } from '../../server/forms/example-answers.ts';
import { FormGuest, pathOf, referenceOf } from '../../server/forms/form-guest.ts';
import { ask } from '../../server/integration/fixture/ask.ts';
import { publicOrigin } from '../../server/integration/fixture/public-origin.ts';
import { compareAnswers } from './compare-answers.ts';
import { withFront } from './running-front.ts';

const front = withFront();
const formPages = namedForms.flatMap(([, { page }]) => versions(page).map(({ path }) => encodePath(path)));
const thanksPages = namedForms.flatMap(([, { thanks }]) =>
  thanks.flatMap((key) => versions(key).map(({ path }) => encodePath(path))),
);

test('pages of forms are the app’s, in every encoding; their other spellings lead to them', async () => {
  // A quarter of an hour may end between the two.
  const except = ['text'];
  const asked = sampleOf(formPages, 8, 0);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    expect(await compareAnswers(front(), asked, { headers, except })).toEqual([]);
  }
  const guest = new FormGuest(front(), '10.8.0.1');
  for (const [name] of namedForms) {
    const form = await guest.open(name, 'en', '?about=hotels');
    expect(form.controls.get('_token')?.values).toEqual([expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)]);
  }
  const { status, headers } = await ask(front(), `${pathOf('table', 'en')}/`);
  expect([status, headers.location]).toEqual([301, pathOf('table', 'en')]);
});

test.each(['POST', 'PUT', 'DELETE'])(
  '%s to pages and actions of forms is answered by the app',
  async (method) => {
    const actions = namedForms.map(([name]) => formAction(name, 'hr'));
    const targets = [...formPages.slice(0, 3), ...actions];
    expect(await compareAnswers(front(), targets, { method })).toEqual([]);
  },
);

test('a form that is sent through nginx is thanked for, by any process', async () => {
  const origin = { Origin: publicOrigin };
  const guest = new FormGuest(front(), '10.8.0.2');
  for (let times = 0; times < 4; times += 1) {
    const answer = await guest.fill('question', 'en', validAnswers('question', times));
    expect(answer.status).toBe(303);
    const thanks = await guest.ask(answer.headers.location ?? '', { headers: origin });
    expect(thanks.text).toContain(`<strong data-reference="">${referenceOf(answer)}</strong>`);
  }
});

test('pages that thank show the reference of their query', async () => {
  const targets = [...new Set(thanksPages)].flatMap((path) => [
    path,
    `${path}?ref=K7QM-4TXW&confirm`,
    `${path}?x`,
  ]);
  expect(targets.length).toBeGreaterThan(30);
  expect(await compareAnswers(front(), targets)).toEqual([]);
});

test('no app is left: forms can be read, and what is sent is for later', async () => {
  for (const app of front().apps) await app.kill();
  const guest = new FormGuest(front(), '10.8.0.3');
  const form = await guest.open('stay', 'de');
  const sent = await guest.send(form, {});
  expect([sent.status, sent.headers['retry-after']]).toEqual([503, '5']);
  expect(sent.text).toContain('<html lang="de"');
  const thanks = encodePath(findPage('thank-you', 'de')?.path ?? '');
  expect((await guest.ask(`${thanks}?ref=K7QM-4TXW`)).status).toBe(200);
});
