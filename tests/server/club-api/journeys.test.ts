import { describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import {
  askForCode,
  createMember,
  logIn,
  newEmail,
  password,
  person,
  register,
} from './registration-steps.ts';

const club = withClubSite();

describe('a guest', () => {
  test('registers with the code, logs in and out', async () => {
    const guest = club().guest();
    const email = newEmail();
    const asked = await guest.call('emailExists', { body: { email, locale: 'en' } });
    expect(asked.body).toEqual({ success: false });
    expect((await guest.call('findContact', { path: { email } })).body).toEqual({ error: 'NotFound' });
    const recordId = await register(club(), guest, email);
    expect((await guest.call('findContact', { path: { email } })).body).toEqual({ vid: recordId });
    const page = { locale: 'en', pageUri: `${guest.url}/en/`, pageName: 'Home' };
    expect((await guest.call('submitRegistration', { body: page })).body).toEqual({ success: true });

    expect((await logIn(guest, email)).body).toMatchObject({ success: true, record_id: recordId });
    const claim = { email, password: '', attributeName: 'record_id', attributeValue: recordId, locale: 'en' };
    expect((await guest.call('updateLoyaltyUser', { body: claim })).body).toEqual({ success: true });
    expect(JSON.parse(decodeURIComponent(guest.cookies.get('user') ?? ''))).toMatchObject({
      email,
      recordId,
      isGoogle: false,
    });
    await guest.call('setPromoCookie');
    expect(guest.cookies.get('promo')).toMatch(/^[\w-]+\.\d+\.[\w-]{43}$/);

    expect((await guest.call('logout', { body: {} })).body).toEqual({ success: true });
    expect([...guest.cookies.keys()]).toEqual(['sid']);
    expect((await guest.call('setPromoCookie')).body).toEqual({ success: false });
  });

  test('registers with the link, in another browser than the one that asked', async () => {
    const email = newEmail();
    const { token } = await askForCode(club(), club().guest(), email);
    const phone = club().guest();
    const { body } = await phone.call('verifyLink', { body: { token } });
    expect(body).toMatchObject({ success: true, email });
    await phone.call('updateContact', { path: { contact: email }, body: person });
    const registration = { email, password, recordId: body.recordId, locale: 'en', termsAccepted: true };
    expect((await phone.call('registerLoyaltyUser', { body: registration })).body).toMatchObject({
      success: true,
    });
    expect((await logIn(phone, email)).body).toMatchObject({ success: true });
  });

  test('who has forgotten the password sets a new one', async () => {
    const email = newEmail();
    await register(club(), club().guest(), email);
    const guest = club().guest();
    await guest.call('emailExists', { body: { email, locale: 'en' } });
    // One code a minute: the registration has had one.
    const early = await guest.call('sendActivationCode', { body: { email, locale: 'en', purpose: 'reset' } });
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a member', () => {
  test('changes one property of the own contact', async () => {
    const { guest, email } = await createMember(club());
    const body = [{ property: 'phone', value: '+385 98 765 4321' }];
    expect((await guest.call('updateContact', { path: { contact: email }, body })).body).toEqual({
      success: true,
    });
  });
});
