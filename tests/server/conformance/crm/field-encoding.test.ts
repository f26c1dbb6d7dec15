import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { cleanContext } from '../../../../server/core/form-context.ts';
import { parisMidnightOf } from '../../../../server/crm/paris-days.ts';
import { runsOf } from '../../../runner/campaigns.ts';
import { context, email, type HubspotUnderTest, startHubspotCrm } from './crm-under-test.ts';

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
const whole = text.filter((value) => !value.includes('\0'));
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2010-12-31'), noInvalidDate: true })
  .map((date) => String(parisMidnightOf(date.toISOString().slice(0, 10))));
const anyString = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
});

let under: HubspotUnderTest;
let vid: string;
beforeEach(async () => {
  under = await startHubspotCrm();
  ({ vid } = await under.crm.createContact(email));
});

test('whatever text a guest has comes back from the contact and arrives in the form as it was', async () => {
  const texts = fc.record({ firstname: whole, lastname: whole, phone: whole });
  const isKept = fc.asyncProperty(texts, day, fc.boolean(), whole, async (given, date, marketing, locale) => {
    const { forms } = under.server;
    await under.crm.updateContact(vid, { ...given, birth_date: date });
    const found = await under.crm.findContact(email);
    const none = { firstname: '', lastname: '', phone: '' };
    expect({ ...none, ...found?.properties }).toEqual({ ...given, birth_date: date });
    forms.received.length = 0;
    const rest = { email, titula: 'Mr.', birthDate: '', locale, marketing };
    await under.crm.submitRegistration({ ...given, ...rest }, context);
    const { mobilephone: phone = '', jezik = '', ...fields } = forms.received[0]?.fields ?? {};
    expect({ ...none, ...fields, phone, jezik }).toMatchObject({ ...given, jezik: locale });
    expect(fields.gdpr_marketing_privola).toBe(String(marketing));
  });
  await fc.assert(isKept, { numRuns: runsOf(60) });
});

test('no id reaches a path unless it is digits', async () => {
  const leavesAlone = fc.asyncProperty(fc.oneof(anyString, fc.webPath()), async (id) => {
    under.server.seen.length = 0;
    const isFound = await under.crm.updateContact(id, { firstname: 'Ana' });
    const isNumber = /^[0-9]{1,20}$/.test(id);
    return isNumber || (!isFound && under.server.seen.length === 0);
  });
  await fc.assert(leavesAlone);
});

test('whatever a browser sends as context, what goes on is usable and holds no magic link', () => {
  const uri = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.webUrl().map((url) => `${url}?a=1&magic=SECRET&magic=SECRET#magic=SECRET`),
    anyString,
  );
  const isClean = fc.property(uri, anyString, anyString, (pageUri, pageName, trackingCookie) => {
    const cleaned = cleanContext({ pageUri, pageName, trackingCookie });
    expect(JSON.stringify(cleaned)).not.toContain('SECRET');
    expect(cleaned.hutk ?? '0'.repeat(32)).toMatch(/^[\da-f]{32}$/i);
    expect(cleaned.pageUri === undefined || URL.canParse(cleaned.pageUri)).toBe(true);
    expect((cleaned.pageName ?? '').isWellFormed()).toBe(true);
    const again = cleanContext({
      pageName: '',
      pageUri: '',
      ...cleaned,
      ...(cleaned.hutk === undefined ? {} : { trackingCookie: cleaned.hutk }),
    });
    expect(isDeepStrictEqual(again, cleaned)).toBe(true);
  });
  fc.assert(isClean);
});
