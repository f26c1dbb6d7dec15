import { describe, expect, test } from 'vitest';
import { atOnce, everyEngine, openNew } from './engines-under-test.ts';
import { exampleMail, now } from './examples.ts';

describe.each(everyEngine)('contacts on $name', (engine) => {
  test('a new contact knows its e-mail and nothing else', async () => {
    const { contacts } = await openNew(engine);
    const contact = await contacts.add('Ana@example.com', 'ana@example.com', now);

    expect(contact).toEqual({
      vid: expect.stringMatching(/./),
      email: 'Ana@example.com',
      emailKey: 'ana@example.com',
      properties: {},
      createdAt: now,
      updatedAt: now,
    });
    expect(await contacts.find(contact.vid)).toEqual(contact);
    expect(await contacts.findByEmail('ana@example.com')).toEqual(contact);
    expect(await contacts.findByEmail('Ana@example.com')).toBeUndefined();
  });

  test('an e-mail has one contact, which everybody gets who asks', async () => {
    const { contacts } = await openNew(engine);
    const made = await atOnce(10, () => contacts.add('ana@example.com', 'ana@example.com', now));
    const [first] = made;
    await contacts.update(first?.vid ?? '', { firstname: 'Ana' }, now + 1);
    const later = await contacts.add('ANA@example.com', 'ana@example.com', now + 2);

    expect(new Set(made.map(({ vid }) => vid)).size).toBe(1);
    expect(later).toEqual({ ...first, properties: { firstname: 'Ana' }, updatedAt: now + 1 });
  });

  test('properties that are given are set, the others stay', async () => {
    const { contacts } = await openNew(engine);
    const { vid } = await contacts.add('ana@example.com', 'ana@example.com', now);
    const all = {
      firstname: 'Ana',
      lastname: 'Đurić',
      phone: '+385',
      titula_kontakta: 'Mrs',
      birth_date: '0',
      nickname: 'Anči',
      newsletter: 'true',
    };

    expect(await contacts.update(vid, all, now + 1)).toBe(true);
    expect(await contacts.update(vid, { lastname: '', nickname: '' }, now + 2)).toBe(true);
    expect(await contacts.update(vid, {}, now + 3)).toBe(true);
    const { lastname: _, nickname: __, ...rest } = all;
    expect(await contacts.find(vid)).toMatchObject({ updatedAt: now + 3 });
    expect((await contacts.find(vid))?.properties).toEqual(rest);
    await contacts.remove(vid);
    expect(await contacts.find(vid)).toBeUndefined();
    expect(await contacts.update(vid, all, now + 4)).toBe(false);
  });
});

describe.each(everyEngine)('properties without a column, on $name', (engine) => {
  test('concurrent updates of different properties are all kept', async () => {
    const { contacts } = await openNew(engine);
    const { vid } = await contacts.add('ana@example.com', 'ana@example.com', now);
    const names = Array.from({ length: 10 }, (_, index) => `extra_${index}`);
    await Promise.all(names.map((name) => contacts.update(vid, { [name]: name }, now)));
    expect(Object.keys((await contacts.find(vid))?.properties ?? {}).sort()).toEqual(names);
  });
});

describe.each(everyEngine)('mailbox and forms on $name', (engine) => {
  test('mail is listed newest first, the later one first within a moment', async () => {
    const { mailbox } = await openNew(engine);
    await mailbox.add(exampleMail({ subject: 'two', sentAt: now }));
    await mailbox.add(exampleMail({ subject: 'three', sentAt: now, code: '123456', link: '/hr/?magic=x' }));
    await mailbox.add(exampleMail({ subject: 'one', sentAt: now - 1 }));

    const mails = await mailbox.list(2);
    expect(mails).toEqual([
      exampleMail({ subject: 'three', code: '123456', link: '/hr/?magic=x' }),
      exampleMail({ subject: 'two' }),
    ]);
    expect(mails[1]).not.toHaveProperty('code');
    expect(mails[1]).not.toHaveProperty('link');
  });

  test('mail is listed by its recipient, however they were written, newest first', async () => {
    const { mailbox } = await openNew(engine);
    await mailbox.add(exampleMail({ to: 'ÁNA@Example.com', subject: 'one', code: '123456' }));
    await mailbox.add(exampleMail({ to: 'ana@example.com' }));
    await mailbox.add(exampleMail({ to: 'ána@example.com', subject: 'two' }));

    expect(await mailbox.listByRecipient('ána@example.com')).toEqual([
      exampleMail({ to: 'ána@example.com', subject: 'two' }),
      exampleMail({ to: 'ÁNA@Example.com', subject: 'one', code: '123456' }),
    ]);
    expect(await mailbox.listByRecipient('nobody@example.com')).toEqual([]);
  });

  test('mail is removed by its recipient, however they were written', async () => {
    const { mailbox } = await openNew(engine);
    await mailbox.add(exampleMail({ to: 'ÁNA@Example.com' }));
    await mailbox.add(exampleMail({ to: 'ana@example.com' }));
    await mailbox.removeByRecipient('ána@example.com');

    expect((await mailbox.list(9)).map(({ to }) => to)).toEqual(['ana@example.com']);
  });

  test('forms are listed as sent, in order, and removed by e-mail', async () => {
    const { formSubmissions } = await openNew(engine);
    const one = {
      form: 'registration',
      emailKey: 'ana@example.com',
      fields: { firstname: 'Ana', '"quoted"': "O'Hara \\ \u0000" },
      context: {},
      submittedAt: now,
    };
    const two = { ...one, form: 'activation', context: { pageUri: '/hr/' } };
    const other = { ...one, emailKey: 'other@example.com' };
    for (const submission of [one, two, other]) await formSubmissions.add(submission);

    expect(await formSubmissions.listByEmail('ana@example.com')).toEqual([one, two]);
    await formSubmissions.removeByEmail('ana@example.com');
    expect(await formSubmissions.listByEmail('ana@example.com')).toEqual([]);
    expect(await formSubmissions.listByEmail('other@example.com')).toEqual([other]);
  });
});
