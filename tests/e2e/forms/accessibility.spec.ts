import type { Page } from '@playwright/test';
import { pageForms } from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { findViolations } from '../axe.ts';
import { findMisfits } from '../misfits.ts';
import { pathOf } from '../templates.ts';
import { dayFromToday } from './days.ts';
import { about, expect, formNames, newEmail, openForm, pathOfForm, test } from './forms.ts';
import { SiteForm } from './site-form.ts';

/** A Latin, a Cyrillic and the Korean locale. */
const locales = ['fi', 'uk', 'ko'] as const;
/** The rules that look at colours; the others see the same in both schemes. */
const rules = ['color-contrast', 'link-in-text-block'];

async function expectNoViolations(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await findViolations(page), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await findViolations(page, { rules }), `${state}, dark`).toEqual([]);
}

for (const [offset, locale] of locales.entries()) {
  test(`axe finds nothing in forms in ${locale}, empty and with errors`, async ({ page }) => {
    for (const name of sampleOf(formNames, locales.length, offset)) {
      const form = await openForm(page, name, locale);
      await expectNoViolations(page, name);
      await form.submit.click();
      await expect(form.summary).toBeVisible();
      await expectNoViolations(page, `${name} with errors`);
    }
  });
}

for (const locale of sampleOf(locales, 3, 0)) {
  test(`axe finds nothing while a request in ${locale} is checked, sent and confirmed`, async ({ page }) => {
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('fields are named by their labels, and described by their errors and hints', async ({ page }) => {
      const { choice, enquiry, errors, field, form: texts } = messages.uk;
      const form = await openForm(page, 'newsletter', 'uk');
      await form.submit.click();
      await form.expectErrors({ email_address: 'RequiredEmailAddress', newsletter_consent: 'ConsentNeeded' });
      const email = form.control('email_address');
      await expect(email).toHaveAccessibleName(texts.emailAddress);
      await expect(email).toHaveAccessibleDescription(
        `${errors.RequiredEmailAddress} ${enquiry.confirmHint}`,
      );
      const consent = form.control('newsletter_consent');
      await expect(consent).toHaveAccessibleName(field.newsletterConsent);
      await expect(consent).toHaveAccessibleDescription(errors.ConsentNeeded);
      const group = form.root.getByRole('group', { name: texts.optional({ label: field.interests }) });
      await expect(group.getByRole('checkbox', { name: choice.interestFood })).toBeVisible();

      await openForm(page, 'event', 'uk');
      await form.submit.click();
      const celebration = form.root.getByRole('group', { name: field.celebration });
      await expect(celebration).toHaveAccessibleDescription(errors.ChooseFromList);
      await openForm(page, 'tour', 'uk');
      const ages = form.control('children_ages');
      await expect(ages.first()).toHaveAccessibleName(enquiry.childAge({ number: '1' }));
    });
  });
}

for (const [offset, locale] of (['de', 'hu', 'fi', 'ru', 'ko'] as const satisfies Locale[]).entries()) {
  test(`forms and booking bars fit 320 px and large text in ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    const expectToFit = async (state: string) => {
      for (const size of ['100%', '200%']) {
        await page.setViewportSize({ width: size === '100%' ? 320 : 1280, height: 640 });
        await page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size);
        expect.soft(await findMisfits(page), `${state} at ${size}`).toEqual([]);
      }
    };
    for (const name of sampleOf(formNames, 5, offset)) {
      const form = await openForm(page, name, locale);
      await expectToFit(name);
      await form.submit.click();
      await expectToFit(`${name} with errors`);
    }
    for (const key of sampleOf(['home', 'brela', 'free-dinner', 'hotel-soline-brela'] as const, 5, offset)) {
      await page.goto(pathOf(key, locale));
      await page.locator('.booking-bar summary').click();
      await expectToFit(`booking bar of ${key}`);
    }
  });
}

test('in forced colours, every control has an edge and an error is more than a colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const form = await openForm(page, 'stay', 'en');
  await form.submit.click();
  const edgeOf = (selector: string) =>
    form.root.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(one);
        return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
      }),
    );
  const [plain, faulty] = [
    await edgeOf(
      ':is(input:not([type="hidden"], [type="radio"], [type="checkbox"], [name="website"]), textarea)',
    ),
    await edgeOf('[aria-invalid="true"]'),
  ];
  expect(Math.min(...plain)).toBeGreaterThanOrEqual(1);
  expect(faulty.length).toBe(4);
  expect(Math.min(...faulty)).toBeGreaterThanOrEqual(2);
  expect(await edgeOf('.error-summary')).toEqual([2]);
  await form.control('guest_name').focus();
  const outline = await form.control('guest_name').evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(outline).not.toBe('none');
});

test('fields that must be answered say so, and no others', async ({ page }) => {
  for (const name of sampleOf(formNames, 3, 0)) {
    await openForm(page, name, 'ko');
    const form = new SiteForm(page);
    for (const [field, { rules: own, control }] of Object.entries(pageForms[name].fields)) {
      const controls = form.control(field);
      if (['choice', 'choices', 'ages'].includes(control) || (await controls.count()) === 0) continue;
      if ((await controls.first().getAttribute('type')) === 'hidden') continue;
      const isNeeded = own.some(({ rule }) => rule === 'required' || rule === 'ticked');
      expect.soft(await controls.evaluate((one: HTMLInputElement) => one.required), field).toBe(isNeeded);
    }
  }
});
