import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parisMidnightOf } from '../../../../server/crm/paris-days.ts';
import type { Crm } from '../../../../server/rewards-club/ports/crm.ts';
import { CrmRefused } from '../../../../server/rewards-club/ports/crm-refused.ts';
import { CrmUnavailable } from '../../../../server/rewards-club/ports/crm-unavailable.ts';
import type { CrmUnderTest } from './crm-under-test.ts';

const email = 'guest@example.com';
const code = '482915';
const link = 'https://hotel.example/en/?magic=c2VjcmV0LW1hZ2ljLXRva2Vu';
const context = { pageUri: 'https://hotel.example/en/', pageName: 'Home' };
const activation = { email, recordId: '12345', locale: 'en', purpose: 'registration', code, link } as const;
const registration = {
  email,
  firstname: 'Žofia',
  lastname: 'Ćosić',
  phone: '+385911234567',
  titula: 'Mrs.',
  birthDate: String(parisMidnightOf('1980-07-15')),
  locale: 'hr',
  marketing: true,
};
const stay = { email, firstname: 'Žofia', phone: '+385911234567', message: 'Dva kreveta, molim.\nHvala!' };
const person = {
  firstname: 'Žofia Анна',
  lastname: `O'Neill-"Ćosić" <b>`,
  phone: '+385911234567',
  titula_kontakta: 'Mrs.',
  birth_date: String(parisMidnightOf('1980-07-15')),
};
const strangeIds = [
  '',
  'abc',
  '..',
  '1/2',
  '1?idProperty=email',
  '%31',
  '-1',
  '1e3',
  ' 1',
  '１２',
  '9'.repeat(21),
];
const strangeAddresses = [
  '',
  'guest',
  '..',
  '@',
  'guest@',
  '@example.com',
  'a b@example.com',
  'a\n@example.com',
  `${'a'.repeat(250)}@example.com`,
  '\ud800@example.com',
  'a\0@example.com',
];
const strangeDates = ['soon', '1980-07-15', '1e12', '1.5', '0x10', ' 1', '9'.repeat(14), '-61000000000000'];

/** Contract of every CRM of the club. Each test has a CRM of its own. */
export function describeCrm(name: string, start: () => Promise<CrmUnderTest> | CrmUnderTest): void {
  describe(name, () => {
    let under: CrmUnderTest;
    let crm: Crm;
    beforeEach(async () => {
      under = await start();
      crm = under.crm;
    });
    afterEach(() => under.close());

    test('a contact that was not created is not found', async () => {
      expect(await crm.findContact(email)).toBeUndefined();
    });

    test('a created contact is found, by an id of digits', async () => {
      const { vid } = await crm.createContact(email);
      expect(vid).toMatch(/^\d+$/);
      expect(await crm.findContact(email)).toEqual({ vid, email, properties: {} });
    });

    test('creating a contact that exists gives its id, in sequence and at once', async () => {
      const { vid } = await crm.createContact(email);
      expect(await crm.createContact(email)).toEqual({ vid });
      const other = 'other@example.com';
      const made = await Promise.all(Array.from({ length: 20 }, () => crm.createContact(other)));
      expect(new Set(made.map((contact) => contact.vid)).size).toBe(1);
      expect(made[0]?.vid).not.toBe(vid);
    });

    test.each([
      ['GUEST@EXAMPLE.COM', email],
      [' guest@example.com ', email],
      ['ｇｕｅｓｔ@example.com', email],
      ['jose\u0301@example.com', 'jos\u00e9@example.com'],
      ['guest@bücher.example', 'guest@xn--bcher-kva.example'],
    ])('%s and %s are one contact', async (one, other) => {
      const { vid } = await crm.createContact(one);
      expect(await crm.createContact(other)).toEqual({ vid });
      expect((await crm.findContact(one))?.vid).toBe(vid);
      expect((await crm.findContact(other))?.vid).toBe(vid);
    });

    test.each(["o'neill/%2F?x=1&y#z+tag@example.com", 'a..b@example.com', '../x@example.com'])(
      'the address %s is no path',
      async (odd) => {
        const { vid } = await crm.createContact(email);
        const made = await crm.createContact(odd);
        expect(made.vid).not.toBe(vid);
        expect(await crm.findContact(odd)).toMatchObject(made);
      },
    );

    test('the five properties are kept as they are given', async () => {
      const { vid } = await crm.createContact(email);
      expect(await crm.updateContact(vid, person)).toBe(true);
      expect(await crm.findContact(email)).toEqual({ vid, email, properties: person });
    });

    test('an update leaves what it does not name, and clears what is empty', async () => {
      const { vid } = await crm.createContact(email);
      await crm.updateContact(vid, person);
      expect(await crm.updateContact(vid, { phone: '', firstname: ' Ana ', birth_date: '' })).toBe(true);
      const { phone: _, birth_date: __, ...rest } = person;
      const found = await crm.findContact(email);
      expect(found?.properties).toEqual({ ...rest, firstname: ' Ana ' });
    });

    test('an update of nothing tells whether the contact is there', async () => {
      const { vid } = await crm.createContact(email);
      expect(await crm.updateContact(vid, {})).toBe(true);
      expect(await crm.updateContact(`${vid}7`, {})).toBe(false);
    });

    test.each([...strangeIds, '777'])('the id %j belongs to nobody', async (vid) => {
      await crm.createContact(email);
      expect(await crm.updateContact(vid, person)).toBe(false);
      expect(await crm.exportContact(vid)).toEqual({});
      await crm.removeContact(vid);
      expect((await crm.findContact(email))?.properties).toEqual({});
    });

    test.each(['email', 'hs_object_id', '__proto__', 'constructor', 'toString'])(
      'the property %s is refused and nothing is changed',
      async (property) => {
        const { vid } = await crm.createContact(email);
        const given = JSON.parse(`{"firstname":"Ana","${property}":"other@example.com"}`);
        await expect(crm.updateContact(vid, given)).rejects.toThrow(CrmRefused);
        expect(await crm.findContact(email)).toEqual({ vid, email, properties: {} });
      },
    );

    test('a removed contact is gone with its data, and may come again', async () => {
      const { vid } = await crm.createContact(email);
      await crm.updateContact(vid, person);
      await crm.removeContact(vid);
      await crm.removeContact(vid);
      expect(await crm.findContact(email)).toBeUndefined();
      expect(await crm.updateContact(vid, person)).toBe(false);
      expect(await crm.exportContact(vid)).toEqual({});
      await crm.createContact(email);
      expect((await crm.findContact(email))?.properties).toEqual({});
    });

    test('an export holds what is kept of a guest, and of nobody else', async () => {
      const { vid } = await crm.createContact(email);
      const other = await crm.createContact('other@example.com');
      await crm.updateContact(vid, person);
      await crm.updateContact(other.vid, { firstname: 'Somebody' });
      const exported = await crm.exportContact(vid);
      expect(exported).toMatchObject({ vid, email, ...person });
      expect(JSON.stringify(exported)).not.toContain('Somebody');
    });

    test('a code and its link reach the guest once, and stand nowhere else', async () => {
      const { vid } = await crm.createContact(email);
      await crm.submitActivationCode(activation, { ...context, pageUri: link });
      expect(under.sentCodes()).toEqual([{ to: email, code, link }]);
      const seen =
        (await under.kept(email)) +
        JSON.stringify([await crm.findContact(email), await crm.exportContact(vid)]);
      expect(seen).not.toContain(code);
      expect(seen).not.toContain('c2VjcmV0');
    });

    test('the registration form carries every documented field', async () => {
      await crm.submitRegistration(registration, context);
      const [form] = await under.registrations(email);
      expect(form).toMatchObject({
        firstname: 'Žofia',
        lastname: 'Ćosić',
        mobilephone: '+385911234567',
        email,
        jezik: 'hr',
        gdpr_marketing_privola: 'true',
        titula_kontakta: 'Mrs.',
      });
      expect(form?.birth_date).toMatch(/^\d+$/);
      await crm.submitRegistration({ ...registration, marketing: false }, context);
      expect((await under.registrations(email))[1]?.gdpr_marketing_privola).toBe('false');
    });

    test('the form of a page carries its fields, each time', async () => {
      await crm.submitForm('stay', stay, context);
      await crm.submitForm('stay', { ...stay, message: '' }, context);
      const [first, second, ...others] = await under.stays(email);
      expect(first).toEqual(stay);
      expect(second).toMatchObject({ email, firstname: 'Žofia' });
      expect(others).toEqual([]);
    });

    test.each([
      ['a tracking cookie that is none', { ...context, trackingCookie: 'x; Path=/' }],
      ['a page that is no address', { ...context, pageUri: 'javascript:alert(1)' }],
      ['an endless page address', { ...context, pageUri: `https://hotel.example/?${'x'.repeat(70_000)}` }],
      ['a page name with line ends', { ...context, pageName: 'a\r\nb' }],
      ['half a character', { ...context, pageName: '\udc00' }],
    ])('%s does not cost the form', async (_, odd) => {
      await crm.submitRegistration(registration, odd);
      expect(await under.registrations(email)).toHaveLength(1);
    });

    describe('what a CRM cannot keep is refused whole', () => {
      const longest = 'č'.repeat(65_536);
      test('the longest text is kept, one more character is refused', async () => {
        const { vid } = await crm.createContact(email);
        await crm.updateContact(vid, { firstname: longest });
        expect((await crm.findContact(email))?.properties.firstname).toBe(longest);
        await expect(crm.updateContact(vid, { firstname: `${longest}č`, lastname: 'x' })).rejects.toThrow(
          /firstname has 65537/,
        );
        await expect(
          crm.submitRegistration({ ...registration, lastname: `${longest}č` }, context),
        ).rejects.toThrow(/lastname has 65537/);
        expect((await crm.findContact(email))?.properties).toEqual({ firstname: longest });
        expect(await under.registrations(email)).toEqual([]);
      });

      test.each(['Ana\ud800', 'Ana\0'])('the text %j', async (text) => {
        const { vid } = await crm.createContact(email);
        await expect(crm.updateContact(vid, { firstname: text })).rejects.toThrow(CrmRefused);
        await expect(crm.submitRegistration({ ...registration, firstname: text }, context)).rejects.toThrow(
          CrmRefused,
        );
        expect((await crm.findContact(email))?.properties).toEqual({});
      });

      test.each(strangeDates)('the birth date %j', async (birthDate) => {
        const { vid } = await crm.createContact(email);
        await expect(crm.updateContact(vid, { birth_date: birthDate })).rejects.toThrow(CrmRefused);
        await expect(crm.submitRegistration({ ...registration, birthDate }, context)).rejects.toThrow(
          CrmRefused,
        );
      });

      test.each(strangeAddresses)('the address %j', async (address) => {
        await expect(crm.createContact(address)).rejects.toThrow(CrmRefused);
        await expect(crm.findContact(address)).rejects.toThrow(CrmRefused);
        await expect(crm.submitActivationCode({ ...activation, email: address }, context)).rejects.toThrow(
          CrmRefused,
        );
        await expect(crm.submitRegistration({ ...registration, email: address }, context)).rejects.toThrow(
          CrmRefused,
        );
        await expect(crm.submitForm('stay', { ...stay, email: address }, context)).rejects.toThrow(
          CrmRefused,
        );
        expect(under.sentCodes()).toEqual([]);
      });
    });

    test.each(Object.entries(everyCall))(
      '%s in an outage is an outage, and tells nothing',
      async (_, call) => {
        const { vid } = await crm.createContact(email);
        await crm.updateContact(vid, person);
        under.breakDown(true);
        const thrown = await call(crm, vid).catch((reason: unknown) => reason);
        expect(thrown).toBeInstanceOf(CrmUnavailable);
        expectNoData(thrown);
        under.breakDown(false);
        expect(await crm.findContact(email)).toEqual({ vid, email, properties: person });
      },
    );
  });
}

/** Each call of the port, on a guest with data. */
export const everyCall: Readonly<Record<string, (crm: Crm, vid: string) => Promise<unknown>>> = {
  findContact: (crm) => crm.findContact(email),
  createContact: (crm) => crm.createContact(email),
  updateContact: (crm, vid) => crm.updateContact(vid, person),
  'updateContact of nothing': (crm, vid) => crm.updateContact(vid, {}),
  submitActivationCode: (crm) => crm.submitActivationCode(activation, context),
  submitRegistration: (crm) => crm.submitRegistration(registration, context),
  submitForm: (crm) => crm.submitForm('stay', stay, context),
  removeContact: (crm, vid) => crm.removeContact(vid),
  exportContact: (crm, vid) => crm.exportContact(vid),
};

/** Whatever a log may make of an error, nothing of the guest and no key of the house is in it. */
export function expectNoData(thrown: unknown): void {
  const shown = inspect(thrown, { depth: 9, showHidden: true }) + JSON.stringify(thrown);
  for (const secret of ['guest', 'example.com', code, 'magic', 'pat-eu1', 'Bearer', 'Žofia', '911234567']) {
    expect(shown).not.toContain(secret);
  }
}
