import { expect } from 'vitest';
import { newEmail, waitForMail } from '../../../e2e/club/guests.ts';
import { pathOf } from '../../../e2e/templates.ts';
import type { Journeys, Page } from '../fixture/page.ts';

const form = 'form[data-form]';
const field = (name: string) => `${form} [name="${name}"]`;
const submit = `${form} .actions button:not([name])`;

const focusIsOn = (page: Page, selector: string) =>
  page.evaluate((name) => document.activeElement?.matches(name) ?? false, selector);

/** Waits for exactly these errors, and for the focus on their summary. */
async function expectErrors(page: Page, ...names: readonly string[]): Promise<void> {
  const read = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.error-summary a')].map((link) => link.getAttribute('href')),
    );
  await expect.poll(read).toEqual(names.map((name) => `#${name}`));
  await expect.poll(() => focusIsOn(page, '.error-summary')).toBe(true);
  for (const name of names)
    expect(await page.shows(`${form} [data-field="${name}"] [data-error]`), name).toBe(true);
}

async function expectThanks(page: Page, email: string): Promise<void> {
  await expect.poll(() => page.shows('[data-reference]')).toBe(true);
  const reference = (await page.text('[data-reference]')) ?? '';
  expect((await waitForMail(page.siteUrl, email)).subject).toContain(reference);
}

export const forms: Journeys = {
  'asks a question, and finds it again after leaving': async (page) => {
    const email = newEmail();
    await page.answerConsent();
    await page.open(pathOf('ask-us', 'uk'));
    await page.press(submit);
    await expectErrors(page, 'topic', 'message', 'guest_name', 'email_address');
    await page.choose(field('topic'), 'club');
    await page.type(field('message'), 'Чи є сейф?');
    await page.type(field('guest_name'), 'Оксана');
    await expect.poll(() => page.shows('[data-field="guest_name"] [data-error]')).toBe(false);
    await page.open(pathOf('faq', 'uk'));
    await page.open(pathOf('ask-us', 'uk'));
    await expect.poll(() => page.shows('[data-draft]')).toBe(true);
    await page.type(field('email_address'), 'ana@example.con');
    await page.press(submit);
    // The server knows which domains there are.
    await expectErrors(page, 'email_address');
    await page.type(field('email_address'), email);
    await page.press(submit);
    await expectThanks(page, email);
    await page.open(pathOf('ask-us', 'uk'));
    expect(await page.shows('[data-draft]')).toBe(false);
  },
};
