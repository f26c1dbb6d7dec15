import { inspect } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Crm, CrmRefused, CrmUnavailable } from '../../../../server/core/ports/crm.ts';
import { parisMidnightOf } from '../../../../server/crm/paris-days.ts';
import { activation, type CrmUnderTest, context, email } from './crm-under-test.ts';

const other = 'other@example.com';
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
  birth_date: registration.birthDate,
};
const strangeIds = ['', 'abc', '..', '1/2', '1?idProperty=email', '%31', '-1', '1e3', ' 1', '１２', '777'];
const strangeAddresses = [
  ...['', 'guest', '..', '@', 'guest@', '@example.com', 'a b@example.com', 'a\n@example.com'],
  ...[`${'a'.repeat(250)}@example.com`, '\ud800@example.com', 'a\0@example.com'],
];
const strangeDates = ['soon', '1980-07-15', '1e12', '1.5', '0x10', ' 1', '9'.repeat(14), '-61000000000000'];

/** Contract of every CRM of the club. Each test has a CRM of its own. */
export function describeCrm(name: string, start: () => Promise<CrmUnderTest>): void {
  describe(name, () => {
    let under: CrmUnderTest;
    let crm: Crm;
    beforeEach(async () => {
      under = await start();
      crm = under.crm;
    });
    const isRefused = (calling: Promise<unknown>) => expect(calling).rejects.toThrow(CrmRefused);
    const propertiesNow = async () => (await crm.findContact(email))?.properties;

    test('a created contact is found, by an id of digits, which it has as long as it exists', async () => {
      expect(await crm.findContact(email)).toBeUndefined();
      const { vid } = await crm.createContact(email);
      expect(vid).toMatch(/^\d+$/);
      expect(await crm.findContact(email)).toEqual({ vid, email, properties: {} });
      expect(await crm.createContact(email)).toEqual({ vid });
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
    ])('%s and %s are one contact', async (one, same) => {
      const { vid } = await crm.createContact(one);
      expect(await crm.createContact(same)).toEqual({ vid });
      for (const address of [one, same]) expect((await crm.findContact(address))?.vid).toBe(vid);
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

    test('an update sets what it names, leaves the rest, and clears what is empty', async () => {
      const { vid } = await crm.createContact(email);
      expect(await crm.updateContact(vid, person)).toBe(true);
      expect(await crm.updateContact(vid, {})).toBe(true);
      expect(await crm.findContact(email)).toEqual({ vid, email, properties: person });
      expect(await crm.updateContact(vid, { phone: '', firstname: ' Ana ', birth_date: '' })).toBe(true);
      const { phone: _, birth_date: __, ...rest } = person;
      expect(await propertiesNow()).toEqual({ ...rest, firstname: ' Ana ' });
    });

    test.each([...strangeIds, '9'.repeat(21)])('the id %j belongs to nobody', async (vid) => {
      await crm.createContact(email);
      for (const changes of [person, {}]) expect(await crm.updateContact(vid, changes)).toBe(false);
      expect(await crm.exportContact(vid)).toEqual({});
      await crm.removeContact(vid);
      expect(await propertiesNow()).toEqual({});
    });

    test.each(['email', 'hs_object_id', '__proto__', 'constructor', 'toString'])(
      'the property %s is refused and nothing is changed',
      async (property) => {
        const { vid } = await crm.createContact(email);
        await isRefused(
          crm.updateContact(vid, JSON.parse(`{"firstname":"Ana","${property}":"other@example.com"}`)),
        );
        expect(await crm.findContact(email)).toEqual({ vid, email, properties: {} });
      },
    );

    test('a contact is exported with what is kept of it, then removed with it, and may come again', async () => {
      const { vid } = await crm.createContact(email);
      await crm.updateContact(vid, person);
      await crm.updateContact((await crm.createContact(other)).vid, { firstname: 'Somebody' });
      const exported = await crm.exportContact(vid);
      expect(exported).toMatchObject({ vid, email, ...person });
      expect(JSON.stringify(exported)).not.toContain('Somebody');

      for (const _ of ['once', 'again']) await crm.removeContact(vid);
      expect(await crm.findContact(email)).toBeUndefined();
      expect(await crm.updateContact(vid, person)).toBe(false);
      expect(await crm.exportContact(vid)).toEqual({});
      await crm.createContact(email);
      expect(await propertiesNow()).toEqual({});
      expect(await crm.findContact(other)).toMatchObject({ properties: { firstname: 'Somebody' } });
    });

    test('a code and its link are mailed by a CRM that says so, once, and stand nowhere else', async () => {
      const { vid } = await crm.createContact(email);
      const { code, link } = activation;
      await crm.submitActivationCode(activation, { ...context, pageUri: link });
      expect(under.sentCodes()).toEqual(crm.mailsCodes ? [{ to: email, code, link }] : []);
      const seen = JSON.stringify([await crm.findContact(email), await crm.exportContact(vid)]);
      expect(seen + (await under.kept(email))).not.toMatch(/482915|c2VjcmV0/);
    });

    test('the registration form carries every documented field', async () => {
      await crm.submitRegistration(registration, context);
      await crm.submitRegistration({ ...registration, marketing: false }, context);
      expect(await under.forms('registration', email)).toMatchObject([
        {
          firstname: 'Žofia',
          lastname: 'Ćosić',
          mobilephone: '+385911234567',
          email,
          jezik: 'hr',
          gdpr_marketing_privola: 'true',
          titula_kontakta: 'Mrs.',
          birth_date: expect.stringMatching(/^\d+$/),
        },
        { gdpr_marketing_privola: 'false' },
      ]);
    });

    test('the form of a page carries its fields, each time', async () => {
      await crm.submitForm('stay', stay, context);
      await crm.submitForm('stay', { ...stay, message: '' }, context);
      expect(await under.forms('stay', email)).toEqual([
        stay,
        expect.objectContaining({ email, firstname: 'Žofia' }),
      ]);
    });

    test.each([
      ['a tracking cookie that is none', { ...context, trackingCookie: 'x; Path=/' }],
      ['a page that is no address', { ...context, pageUri: 'javascript:alert(1)' }],
      ['an endless page address', { ...context, pageUri: `https://hotel.example/?${'x'.repeat(70_000)}` }],
      ['a page name with line ends', { ...context, pageName: 'a\r\nb' }],
      ['half a character', { ...context, pageName: '\udc00' }],
    ])('%s does not cost the form', async (_, odd) => {
      await crm.submitRegistration(registration, odd);
      expect(await under.forms('registration', email)).toHaveLength(1);
    });

    test('the longest text is kept, one more character is refused', async () => {
      const longest = 'č'.repeat(65_536);
      const { vid } = await crm.createContact(email);
      await crm.updateContact(vid, { firstname: longest });
      const updating = crm.updateContact(vid, { firstname: `${longest}č`, lastname: 'x' });
      await expect(updating).rejects.toThrow(/firstname has 65537/);
      const submitting = crm.submitRegistration({ ...registration, lastname: `${longest}č` }, context);
      await expect(submitting).rejects.toThrow(/lastname has 65537/);
      expect(await propertiesNow()).toEqual({ firstname: longest });
      expect(await under.forms('registration', email)).toEqual([]);
    });

    test.each([
      ...['Ana\ud800', 'Ana\0'].map((text) => ({
        text,
        given: { firstname: text },
        form: { firstname: text },
      })),
      ...strangeDates.map((text) => ({ text, given: { birth_date: text }, form: { birthDate: text } })),
    ])('the text or date $text is refused whole', async ({ given, form }) => {
      const { vid } = await crm.createContact(email);
      await isRefused(crm.updateContact(vid, { lastname: 'x', ...given }));
      await isRefused(crm.submitRegistration({ ...registration, ...form }, context));
      expect(await propertiesNow()).toEqual({});
    });

    test.each(strangeAddresses)('the address %j is refused', async (address) => {
      await isRefused(crm.createContact(address));
      await isRefused(crm.findContact(address));
      await isRefused(crm.submitActivationCode({ ...activation, email: address }, context));
      await isRefused(crm.submitRegistration({ ...registration, email: address }, context));
      await isRefused(crm.submitForm('stay', { ...stay, email: address }, context));
      expect(under.sentCodes()).toEqual([]);
    });

    test.each(Object.entries(everyCall))('%s in an outage is one, and tells nothing', async (_, call) => {
      const { vid } = await crm.createContact(email);
      await crm.updateContact(vid, person);
      under.breakDown(true);
      expectNoData(await expectFailure(call(crm, vid), CrmUnavailable));
      under.breakDown(false);
      expect(await crm.findContact(email)).toEqual({ vid, email, properties: person });
    });
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

/** Waits for a call that fails. @returns its error */
export async function expectFailure(
  call: Promise<unknown>,
  type: new (...values: never[]) => Error,
): Promise<Error> {
  const thrown: unknown = await call.catch((reason: unknown) => reason);
  expect(thrown).toBeInstanceOf(type);
  return thrown as Error;
}

/** Whatever a log may make of an error, nothing of the guest and no key of the house is in it. */
export function expectNoData(thrown: unknown): void {
  const shown = inspect(thrown, { depth: 9, showHidden: true }) + JSON.stringify(thrown);
  expect(shown).not.toMatch(/guest|example\.com|482915|magic|pat-eu1|Bearer|Žofia|911234567/);
}
