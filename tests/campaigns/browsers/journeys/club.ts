import { expect } from 'vitest';
import { newEmail, password } from '../../../e2e/club/guests.ts';
import {
  enterCode,
  expectError,
  expectMember,
  expectStep,
  field,
  nameEmail,
  openClub,
  opener,
  submit,
} from '../fixture/club.ts';
import type { Journeys } from '../fixture/page.ts';

export const club: Journeys = {
  'joins the club, logs in and out': async (page) => {
    const email = newEmail();
    await page.answerConsent();
    await openClub(page, '/en/offers');
    await expectStep(page, 'registerEmail');
    await nameEmail(page, 'nobody@');
    await expectError(page, 'email_address', 'InvalidEmail');
    await nameEmail(page, email);
    await expectStep(page, 'registerCode');
    await enterCode(page, email);
    await expectStep(page, 'registerMember');

    await page.press(field('terms'));
    await page.press(submit);
    await expectError(page, 'title', 'RequiredTitle');
    expect(await page.style(field('title'), 'appearance')).toBe('none');
    const corner = await page.colorOfCorner('dialog[data-step]');
    expect(corner, 'a corner under the scrollbar').not.toEqual([255, 255, 255]);
    await page.choose(field('title'), 'Ms.');
    await page.type(field('first_name'), 'Ana');
    await page.type(field('last_name'), 'Marić');
    await page.type(field('phone_number'), '+385 91 234 5678');
    await page.type(field('date_of_birth'), '26/12/1980');
    await page.type(field('password'), password);
    await page.type(field('confirm_password'), password);
    await page.press(submit);
    await expectMember(page);
    expect(await page.path()).toBe('/en/offers');
    await page.press(opener);
    await expectStep(page, 'memberDetails');
    // The server's answers move the button down.
    for (const part of [field('phone_number'), '[data-part="devices"]'])
      await expect.poll(() => page.shows(part)).toBe(true);
    await page.press('[data-logout]');
    await expect.poll(() => page.attribute('html', 'data-member')).toBeUndefined();
  },

  'closes the club with Escape and finds the page where it was': async (page) => {
    await page.answerConsent();
    await page.open('/en/offers');
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await page.press(opener);
    await expectStep(page, 'registerEmail');
    await page.write('ana@example.com');
    await page.key('Escape');
    await expect.poll(() => page.shows('dialog[data-step]')).toBe(false);
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
    expect(await page.evaluate((name) => document.activeElement?.matches(name), opener)).toBe(true);
  },
};
