import { beforeAll, describe, expect, test } from 'vitest';
import { emailKeyOf } from '../../../server/rewards-club/email-key.ts';
import { withClubSite } from './club-site.ts';
import { askForCode, createMember, logIn, password, person, register } from './registration-steps.ts';
import { askForKey, expectPassword, getKey, setPassword } from './reset-steps.ts';

const club = withClubSite({ RATE_LIMITS: 'off' });
const kept = 'žana.kos@bücher.example.com';

const spellings: readonly (readonly [what: string, email: string])[] = [
  ['as it is', kept],
  ['in capitals', kept.toUpperCase()],
  ['with one capital', kept.replace('k', 'K')],
  ['with letters taken apart', kept.normalize('NFD')],
  ['in capitals taken apart', kept.toUpperCase().normalize('NFD')],
  ['with wide letters', kept.replace('kos', 'ｋｏｓ')],
  ['with wide capitals', kept.replace('kos', 'ＫＯＳ')],
  ['with the sign for Kelvin', kept.replace('k', '\u212a')],
  ['with a long s', kept.replace('s@', 'ſ@')],
  ['with the domain as the DNS knows it', kept.replace('bücher', 'xn--bcher-kva')],
  ['with that in capitals', kept.replace('bücher', 'XN--BCHER-KVA')],
];

beforeAll(() => register(club(), club().guest(), kept));

describe('one e-mail', () => {
  test.each(spellings)('%s is one account', async (_what, email) => {
    const guest = club().guest();
    await club().expectUnchanged(async () => {
      const known = await guest.call('emailExists', { body: { email, locale: 'en' } });
      expect(known.body).toEqual({ success: true });
      const body = { email, locale: 'en', purpose: 'registration' };
      const joining = await guest.call('sendActivationCode', { body });
      expect(joining.body).toEqual({ success: false, code: 'ErrorMessage' });
      const own = await guest.call('findContact', { path: { email: kept } });
      expect((await guest.call('createContact', { path: { email } })).body).toEqual(own.body);
    });
    expect((await logIn(guest, email)).body).toMatchObject({ success: true });
    expect((await logIn(guest, email, 'wrong password')).body.success).toBe(false);
  });

  test.each(spellings)('%s has its reset code mailed to the mailbox of the account', async (_what, email) => {
    const guest = club().guest();
    await guest.call('emailExists', { body: { email, locale: 'en' } });
    await guest.call('sendActivationCode', { body: { email, locale: 'en', purpose: 'reset' } });
    const mail = await club().codeMailTo(email);
    expect(mail?.to).toBe('žana.kos@xn--bcher-kva.example.com');
    const { code } = mail ?? {};
    await guest.call('verifyCode', { body: { email: kept, code, purpose: 'reset', locale: 'en' } });
    expect((await askForKey(guest, email)).body.success).toBe(true);
  });

  test('in all its spellings at the same time becomes one account and one contact', async () => {
    const plain = 'eva.kos@bücher.example.com';
    const emails = spellings.map(([, email]) => email.replace(/^.{1,2}ana/iu, 'eva'));
    await Promise.all(
      emails.map(async (email) => {
        const guest = club().guest();
        await guest.call('emailExists', { body: { email, locale: 'en' } });
        await guest.call('createContact', { path: { email } });
      }),
    );
    await register(club(), club().guest(), plain);
    const { contacts = [], members = [] } = await club().records();
    expect(contacts.filter(({ email_key: key }) => String(key).startsWith('eva'))).toHaveLength(1);
    expect(members.filter(({ email_key: key }) => String(key).startsWith('eva'))).toHaveLength(1);
  });

  test('is told of its account there, whatever spelling it was that somebody else had a link sent for', async () => {
    const [plain, wide] = ['ivo.kos@example.com', 'ＩＶＯ.kos@example.com'];
    const { token } = await askForCode(club(), club().guest(), wide);
    const owner = club().guest();
    const { email, recordId } = (await owner.call('verifyLink', { body: { token } })).body;
    expect(emailKeyOf(email)).toBe(plain);
    await owner.call('updateContact', { path: { contact: recordId }, body: person });
    await owner.call('registerLoyaltyUser', { body: { email, password, recordId, locale: 'en' } });
    await setPassword(owner, wide, await getKey(club(), owner, plain), 'novo more sunca');
    await club().records();
    const [notice] = await club().mails();
    expect(notice).not.toHaveProperty('code');
    expect(notice?.to.toLowerCase()).toBe(plain);
  });
});

describe('a letter that only looks alike is somebody else', () => {
  test.each([
    ['a dotless i', 'ıvan'],
    ['a capital I with a dot', 'İvan'],
    ['a Cyrillic a', 'ivаn'],
    ['an accent', 'ivàn'],
    ['a dot', 'iv.an'],
    ['a plus', 'ivan+a'],
    ['a sharp s for two', 'ivanß'],
  ])('%s', async (_what, name) => {
    const owner = `ivan${name.endsWith('ß') ? 'ss' : ''}`;
    const email = `${owner}@${Buffer.from(name).toString('hex')}.example.com`;
    const alike = email.replace(owner, name);
    await createMember(club(), email);
    const guest = club().guest();
    await club().expectUnchanged(async () => {
      const known = await guest.call('emailExists', { body: { email: alike, locale: 'en' } });
      expect(known.body).toEqual({ success: false });
      const body = { email: alike, locale: 'en', purpose: 'reset' };
      const reset = await guest.call('sendActivationCode', { body });
      expect(reset.body).toEqual({ success: false, code: 'InvalidEmail' });
      expect((await logIn(guest, alike)).body.success).toBe(false);
      expect((await guest.call('findContact', { path: { email } })).body.code).toBe('NotPinned');
    });
    const { code } = await askForCode(club(), guest, alike);
    const taken = await guest.call('verifyCode', {
      body: { email, code, purpose: 'registration', locale: 'en' },
    });
    expect(taken.body.success).toBe(false);
    await expectPassword(club(), email, password);
  });
});
