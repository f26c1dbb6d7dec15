import { describe, expect, test } from 'vitest';
import { atOnce, everyEngine, openNew } from './engines-under-test.ts';
import { exampleMail, now } from './examples.ts';

const email = 'ana@example.com';

describe.each(everyEngine)('contacts on $name', (engine) => {
  test('an e-mail has one contact, which everybody gets who asks, and it knows nothing else', async () => {
    const { contacts } = await openNew(engine);
    const made = await atOnce(10, () => contacts.add('Ana@example.com', email, now));
    const known = { vid: expect.stringMatching(/./), email: 'Ana@example.com', emailKey: email };
    const contact = { ...known, properties: {}, createdAt: now, updatedAt: now };
    expect(made).toEqual(Array(10).fill({ ...contact, vid: made[0]?.vid }));

    const vid = made[0]?.vid ?? '';
    await contacts.update(vid, { firstname: 'Ana' }, now + 1);
    const later = { ...contact, vid, properties: { firstname: 'Ana' }, updatedAt: now + 1 };
    expect(await contacts.add('ANA@example.com', email, now + 2)).toEqual(later);
    expect(await contacts.find(vid)).toEqual(later);
    expect(await contacts.findByEmail(email)).toEqual(later);
    expect(await contacts.findByEmail('Ana@example.com')).toBeUndefined();
  });

  test('properties that are given are set, at once as well, the others stay', async () => {
    const { contacts } = await openNew(engine);
    const { vid } = await contacts.add(email, email, now);
    const own = {
      firstname: 'Ana',
      lastname: 'Đurić',
      phone: '+385',
      titula_kontakta: 'Mrs',
      birth_date: '0',
    };
    const further = Array.from({ length: 10 }, (_, index) => [`extra_${index}`, 'Anči'] as const);
    await contacts.update(vid, own, now + 1);
    await Promise.all(further.map(([name, value]) => contacts.update(vid, { [name]: value }, now + 1)));
    expect(await contacts.update(vid, { lastname: '', extra_0: '' }, now + 2)).toBe(true);
    expect(await contacts.update(vid, {}, now + 3)).toBe(true);

    const all: Record<string, string> = { ...own, ...Object.fromEntries(further) };
    const { lastname: _, extra_0: __, ...rest } = all;
    expect(await contacts.find(vid)).toMatchObject({ updatedAt: now + 3 });
    expect((await contacts.find(vid))?.properties).toEqual(rest);
    await contacts.remove(vid);
    expect(await contacts.find(vid)).toBeUndefined();
    expect(await contacts.update(vid, own, now + 4)).toBe(false);
  });
});

describe.each(everyEngine)('mailbox and forms on $name', (engine) => {
  test('mail is listed and removed, newest first, by its recipient, however they were written', async () => {
    const { mailbox } = await openNew(engine);
    const withCode = exampleMail({ to: 'ÁNA@Example.com', code: '123456', link: '/hr/?magic=x' });
    const earlier = exampleMail({ to: 'ána@example.com', sentAt: now - 1 });
    for (const mail of [exampleMail(), withCode, earlier]) await mailbox.add(mail);

    expect(await mailbox.list(2)).toEqual([withCode, exampleMail()]);
    expect((await mailbox.list(9))[1]).not.toHaveProperty('code');
    expect(await mailbox.listByRecipient('ána@example.com')).toEqual([withCode, earlier]);
    expect(await mailbox.listByRecipient('nobody@example.com')).toEqual([]);
    await mailbox.removeByRecipient('ána@example.com');
    expect(await mailbox.list(9)).toEqual([exampleMail()]);
  });

  test('forms are listed as sent, in order, and removed by e-mail', async () => {
    const { formSubmissions } = await openNew(engine);
    const fields = { firstname: 'Ana', '"quoted"': "O'Hara \\ \u0000" };
    const one = { form: 'registration', emailKey: email, fields, context: {}, submittedAt: now };
    const two = { ...one, form: 'activation', context: { pageUri: '/hr/' } };
    const other = { ...one, emailKey: 'other@example.com' };
    for (const submission of [one, two, other]) await formSubmissions.add(submission);

    expect(await formSubmissions.listByEmail(email)).toEqual([one, two]);
    await formSubmissions.removeByEmail(email);
    expect(await formSubmissions.listByEmail(email)).toEqual([]);
    expect(await formSubmissions.listByEmail('other@example.com')).toEqual([other]);
  });
});
