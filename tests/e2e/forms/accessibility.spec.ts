import type { Page } from '@playwright/test';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import { messages } from '../../../generated/messages/index.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { findViolations } from '../axe.ts';
import { newEmail } from '../club/guests.ts';
import { findMisfits } from '../misfits.ts';
import { campaign, expect, test } from '../site.ts';
import { dayFromToday } from './days.ts';
import { about, formNames, openForm, pathOfForm } from './forms.ts';

/** The rules that look at colours; the others see the same in both schemes. */
const rules = ['color-contrast', 'link-in-text-block'];

async function expectNoViolations(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await findViolations(page), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findViolations(page, { rules }), `${state}, dark`).toEqual([]);
}

for (const [offset, locale] of (['fi', 'uk', 'ko', 'de', 'hu', 'ru'] as const).entries()) {
  const details = offset < 3 ? {} : campaign;
  test(`forms with errors are for everybody, and fit a phone, in ${locale}`, details, async ({ page }) => {
    for (const name of sampleOf(formNames, 9, offset)) {
      const form = await openForm(page, name, locale);
      await form.submit.click();
      await expect(form.summary).toBeVisible();
      // Scrolled to the summary, the header may cover half a line of what is above it.
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoViolations(page, name);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await findMisfits(page), name).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
}

for (const locale of ['fi', 'uk', 'ko'] as const) {
  test(`axe finds nothing while a request in ${locale} is sent`, campaign, async ({ page }) => {
    const form = await openForm(page, 'group', locale, about('hotel-soline-brela'));
    await form.fill({ occasion: 'school', arrival: dayFromToday(40), departure: dayFromToday(44) });
    await form.fill({ group_rooms: '15', group_guests: '28' });
    await form.submit.click();
    await form.fill({ guest_name: 'Ana', email_address: newEmail(), phone_number: '+385 91 234 5678' });
    await form.submit.click();
    await expect(form.root.locator('.answers')).toBeVisible();
    await expectNoViolations(page, 'answers to check');
    await form.submit.click();
    await form.expectThanks();
    await expectNoViolations(page, 'thanks');
    await page.goto(pathOfForm('newsletter', locale, `?unsubscribe=${'a'.repeat(43)}`));
    await expectNoViolations(page, 'question behind a link');
    await page.locator('form.enquiry button').click();
    await expect(page.locator('[data-notice="linkInvalid"]')).toBeFocused();
    await expectNoViolations(page, 'a link that is not valid');
    await page.goto(pathOfForm('newsletter', locale, '?confirmed'));
    await expectNoViolations(page, 'a link that has worked');
  });
}

test('a form is filled in, corrected and sent by keyboard alone', async ({ page }) => {
  const form = await openForm(page, 'feedback', 'en');
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await form.submit.focus();
  await keys('Enter');
  await expect(form.summary).toBeFocused();
  await keys('Tab', 'Enter');
  await expect(form.control('feedback_kind').first()).toBeFocused();
  await keys('Space', 'ArrowDown', 'Tab');
  await expect(form.control('feedback_kind').nth(1)).toBeChecked();
  await expect(form.control('message')).toBeFocused();
  await page.keyboard.type('The pool was cold.');
  const [name, email] = [form.control('guest_name'), form.control('email_address')];
  for (let stop = 0; stop < 10 && !(await name.evaluate((one) => one === document.activeElement)); stop += 1)
    await keys('Tab');
  await page.keyboard.type('Ana');
  await keys('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.type(newEmail());
  await keys('Enter');
  await form.expectThanks();
});

test('fields are named by their labels, and described by their errors and hints', async ({ page }) => {
  const { choice, enquiry, errors, field, form: texts } = messages.uk;
  const form = await openForm(page, 'newsletter', 'uk');
  await form.submit.click();
  await form.expectErrors({ email_address: 'RequiredEmailAddress', newsletter_consent: 'ConsentNeeded' });
  const [email, consent] = [form.control('email_address'), form.control('newsletter_consent')];
  await expect(email).toHaveAccessibleName(texts.emailAddress);
  await expect(email).toHaveAccessibleDescription(`${errors.RequiredEmailAddress} ${enquiry.confirmHint}`);
  await expect(consent).toHaveAccessibleName(field.newsletterConsent);
  await expect(consent).toHaveAccessibleDescription(errors.ConsentNeeded);
  const group = form.root.getByRole('group', { name: texts.optional({ label: field.interests }) });
  await expect(group.getByRole('checkbox', { name: choice.interestFood })).toBeVisible();
});

test('in forced colours, controls have an edge, and errors another', campaign, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const form = await openForm(page, 'stay', 'en');
  await form.submit.click();
  const controls = form.root.locator(
    'input:not([type="hidden"], [type="radio"], [type="checkbox"], [name="website"]), textarea',
  );
  for (const control of await controls.locator('visible=true').all()) {
    const isFaulty = (await control.getAttribute('aria-invalid')) === 'true';
    await expect(control).toHaveCSS('border-top-width', isFaulty ? '2px' : '1px');
    await expect(control).not.toHaveCSS('border-top-style', 'none');
  }
  await expect(form.summary).toHaveCSS('border-top-width', '2px');
  await form.control('guest_name').focus();
  await expect(form.control('guest_name')).not.toHaveCSS('outline-style', 'none');
});

test('fields that must be answered say so, and no others', campaign, async ({ page }) => {
  for (const name of formNames) {
    const form = await openForm(page, name, 'ko');
    for (const [field, { rules: own, control }] of Object.entries(pageForms[name].fields)) {
      const controls = form.control(field);
      if (['choice', 'choices', 'ages'].includes(control) || (await controls.count()) === 0) continue;
      if ((await controls.first().getAttribute('type')) === 'hidden') continue;
      const isNeeded = own.some(({ rule }) => rule === 'required' || rule === 'ticked');
      expect.soft(await controls.evaluate((one: HTMLInputElement) => one.required), field).toBe(isNeeded);
    }
  }
});
