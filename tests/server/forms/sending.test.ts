import { describe, expect, test } from 'vitest';
import { type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import { type Locale, localeCodes, locales } from '../../../generated/locales.ts';
import { encodePath, findPage, versions } from '../../../generated/routes/index.ts';
import { officeOf } from '../../../server/forms/queue-enquiry.ts';
import { isCampaign } from '../../runner/campaigns.ts';
import { type MailServer, withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { type Entered, validAnswers, wrongAnswers } from './example-answers.ts';
import { pathOf, referenceOf } from './form-guest.ts';
import { withServedForms } from './served-forms.ts';

const mail = withMailServer();
const served = withServedForms(() => ({
  SMTP_URL: mail().url,
  MAIL_FROM: 'Sun <web@hotel.example>',
  RATE_LIMITS: 'off',
}));

const names = Object.keys(pageForms) as readonly PageFormName[];
/** Some languages of each form, others for the next; all of them in a campaign. */
const cases = names.flatMap((name, index) => {
  const own = localeCodes.filter((locale) => findPage(pageForms[name].page, locale) !== undefined);
  const some = [0, 1].map((step) => own[(index * 2 + step) % own.length] as Locale);
  return (isCampaign ? own : some).map((locale, round) => ({ name, locale, round }));
});

/** Headers in which a guest’s address or a random value stands. */
const own = new Set(['to', 'reply-to', 'message-id', 'date', 'content-type', 'list-unsubscribe']);

function headerOf({ email }: MailServer['received'][number], name: string): string | undefined {
  return email.headers.find(({ key }) => key === name)?.value;
}

/** Fills in a form and expects thanks with a reference. */
async function sendCase({ name, locale, round }: (typeof cases)[number]) {
  const form = pageForms[name];
  const email = `guest-${name}-${locale}@example.com`;
  const entered: Entered = { ...validAnswers(name, round), email_address: email };
  const answer = await served.guest().fill(name, locale, entered);
  expect([answer.status, answer.form?.errors]).toEqual([303, undefined]);
  const thanks = form.thanks.map((key) => findPage(key, locale)).find((page) => page !== undefined);
  const reference = referenceOf(answer);
  expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const about = served.rows('enquiries').find((row) => row.reference === reference)?.about;
  expect(answer.headers.location).toBe(
    `${encodePath(thanks?.path ?? '')}?ref=${reference}&form=${name}${about ? `&about=${about}` : ''}${form.proof ? '&confirm' : ''}`,
  );
  return { name, form, locale, email, entered, reference };
}

/** Expects that a form is stored with its answers, and its mails are what they have to be. */
function expectMails({
  name,
  form,
  locale,
  email,
  entered,
  reference,
}: Awaited<ReturnType<typeof sendCase>>) {
  const row = served.rows('enquiries').find((one) => one.reference === reference);
  expect(row).toMatchObject({ form: name, locale, email_key: email });
  const answers = JSON.parse(String(row?.answers));
  const given = Object.entries(entered).filter(([, value]) => [value].flat().length > 0);
  const stored = given.map(([field, value]) => [
    field,
    form.fields[field]?.control === 'phone' ? String(value).replace(/[^+\d]/g, '') : value,
  ]);
  expect(answers).toMatchObject(Object.fromEntries(stored));

  const mails = mail().received.filter(({ email: { text = '' }, to }) =>
    form.proof ? to.includes(email) : text.includes(reference),
  );
  const copies = mails.filter(({ to }) => to.includes(email));
  expect(copies.map((copy) => headerOf(copy, 'content-language'))).toEqual([locales[locale].bcp47]);
  if (form.proof) {
    const link = `${served.site.url}${pathOf(name, locale)}?confirm=`;
    expect(mails.map(({ email: { text } }) => text)).toEqual([expect.stringContaining(link)]);
  } else {
    const office = officeOf(form, null, answers);
    const letters = mails.filter(({ to }) => to.includes(office?.email ?? ''));
    expect(letters.map((letter) => headerOf(letter, 'content-language'))).toEqual([
      locales[office?.locale ?? locale].bcp47,
    ]);
    const repliesTo = [...letters, ...copies].map(({ email: { replyTo = [] } }) => replyTo[0]?.address);
    expect(repliesTo).toEqual([email, office?.email]);
    expect(mails).toHaveLength(2);
  }
  const texts = Object.values(entered).filter((value) => typeof value === 'string' && value.length > 6);
  for (const { email: parsed } of mails) {
    const others = parsed.headers.filter(({ key }) => !own.has(key)).map(({ value }) => value);
    const heads = [...others, parsed.subject ?? ''].join('\n');
    expect(texts.filter((text) => heads.includes(String(text)))).toEqual([]);
  }
}

test('each form is sent from its page, and its mails are sent in the right languages', async () => {
  const sent: Awaited<ReturnType<typeof sendCase>>[] = [];
  for (const one of cases) sent.push(await sendCase(one));
  await served.settled();
  sent.forEach(expectMails);
});

test('each choice of an example is offered by the markup', async () => {
  for (const name of names) {
    const form = await served.guest().open(name, 'de');
    const entered = validAnswers(name);
    for (const [field, { offered }] of form.controls) {
      const values = [entered[field] ?? []].flat().map(String);
      if (offered.length > 0) expect(offered, field).toEqual(expect.arrayContaining(values));
    }
  }
});

describe.each(names)('%s', (name) => {
  test('has its page in every language, for the guest alone', async () => {
    for (const { path, locale } of versions(pageForms[name].page)) {
      const { status, headers, form } = await served.guest().ask(encodePath(path));
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      const prefix = locale === 'hr' ? '' : `/${locale}`;
      expect(form?.action).toBe(`${prefix}/forms/${name}`);
      expect(form?.controls.get('_token')?.values).toEqual([expect.stringMatching(/./)]);
    }
  });

  test('refuses each wrong example with its error, and keeps what was entered', async () => {
    const before = served.rows('enquiries').length;
    const own = localeCodes.filter((locale) => findPage(pageForms[name].page, locale) !== undefined);
    for (const [index, { field, entered, error }] of wrongAnswers(name).entries()) {
      const locale = own[index % own.length] ?? 'en';
      const { status, form, headers, text } = await served.guest().fill(name, locale, entered);
      const shown = `${field} in ${locale}: ${JSON.stringify(entered[field])}`;
      expect([status, form?.errors[field], headers['cache-control']], shown).toEqual([
        422,
        error,
        'no-store',
      ]);
      expect(text, shown).toMatch(new RegExp(`aria-describedby="${field}-error[ "]`));
      expect(text, `${shown}: the summary leads to the field`).toMatch(new RegExp(`<a href="#${field}">`));
      expect(text, shown).toMatch(new RegExp(` id="${field}"`));
      for (const [control, { kind, offered, values }] of form?.controls ?? []) {
        const given = entered[control];
        // A list cannot keep what it does not offer, and what a hidden field has is not asked for.
        const items = [given ?? []].flat().map((item) => String(item).replaceAll('\r\n', '\n'));
        if (items.length === 0 || items.some((item) => offered.length > 0 && !offered.includes(item)))
          continue;
        const kept = kind === 'select' ? values.filter((value) => value !== '') : values;
        // There are as many lists of ages as children are allowed.
        const room = kind === 'select' ? values.length : items.length;
        expect(kept, `${control} (${shown})`).toEqual(items.slice(0, room));
      }
    }
    expect(served.rows('enquiries')).toHaveLength(before);
  });
});

test('a form without a subject that it needs says so', async () => {
  for (const name of names.filter((one) => pageForms[one].aboutNeeded)) {
    const entered = { ...validAnswers(name), _about: '' };
    const { status, form } = await served.guest().fill(name, 'en', entered);
    expect([status, form?.errors._about]).toEqual([422, 'ChooseFromList']);
  }
});

test('white space, the digits of other scripts and the trunk code in a number are no fault, and are not stored', async () => {
  const typed = {
    ...validAnswers('stay', 0),
    adults: '２\u00a0',
    guest_name: '\u2003Ana Marić ',
    email_address: ' padded＠example.com\u200b',
    phone_number: '0049 (0)151 234 567 89',
  };
  const answer = await served.guest().fill('stay', 'en', typed);
  expect([answer.status, answer.form?.errors]).toEqual([303, undefined]);
  const row = served.rows('enquiries').find(({ email_key }) => email_key === 'padded@example.com');
  expect(JSON.parse(String(row?.answers))).toMatchObject({
    adults: '2',
    guest_name: 'Ana Marić',
    email_address: 'padded@example.com',
    phone_number: '+4915123456789',
  });
});
