import type { BrowserContext, Page } from '@playwright/test';
import { messages } from '../../../generated/messages/index.ts';
import { waitForMail } from '../club/guests.ts';
import { campaign, expect, test } from '../site.ts';
import { openForm, pathOfForm } from './forms.ts';

const message = 'Is my room quiet?';
const filled = { guest_name: 'Ana Marić', phone_number: '+385912345678' };

/** The content of a page's fields and storage. */
const contentsOf = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return JSON.stringify([fields.map(({ value }) => value), { ...localStorage }, { ...sessionStorage }]);
  });

async function expectNothing(page: Page, email: string): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-member');
  for (const text of [email, message, ...Object.values(filled)])
    await expect.poll(() => contentsOf(page), text).not.toContain(text);
}

/** A member's form, filled in by the server, with a message that was typed. */
async function openFilledForm(page: Page, email: string): Promise<void> {
  const form = await openForm(page, 'question', 'en');
  for (const [name, value] of Object.entries({ ...filled, email_address: email }))
    await expect(form.control(name)).toHaveValue(value);
  await form.fill({ message });
}

/** Goes back to the form, to the page of before, and to the form in a new tab. */
async function expectNothingFound(page: Page, context: BrowserContext, email: string): Promise<void> {
  await expectNothing(page, email);
  await page.goBack();
  await expect(page).toHaveURL(pathOfForm('question', 'en'));
  await expectNothing(page, email);
  await page.goBack();
  await expect(page.locator('.booking-bar [name="adults"]')).toHaveValue('2');
  const another = await context.newPage();
  await openForm(another, 'question', 'en');
  await expectNothing(another, email);
}

test('nothing of a member is left after the log-out', async ({ page, context, club }) => {
  await page.goto('/en/');
  await page.locator('.booking-bar [name="adults"]').selectOption('7');
  const email = await club.becomeMember();
  const second = await context.newPage();
  await openFilledForm(second, email);
  await second.reload();
  await expect(second.locator('[data-draft]')).toBeVisible();
  const draft = () => second.evaluate(() => localStorage.getItem('draft:question'));
  expect(await draft()).toContain(message);
  // Only what the member has typed.
  for (const text of [email, ...Object.values(filled)]) expect(await draft()).not.toContain(text);

  await page.bringToFront();
  await openFilledForm(page, email);
  await club.open('/en/offers');
  await club.expectStep('memberDetails');
  await club.logOut();
  await expectNothing(second, email);
  await expectNothingFound(page, context, email);
});

test(
  'nothing of a member is left after the removal of the account',
  campaign,
  async ({ page, context, club, siteUrl }) => {
    await page.goto('/en/');
    const email = await club.becomeMember();
    await openFilledForm(page, email);
    await club.open('/en/offers');
    await club.root.getByText(messages.en.club.deleteAccount).click();
    const part = club.root.locator('[data-part="removal"]');
    await part.getByRole('button', { name: messages.en.form.sendCode }).click();
    const { code = '' } = await waitForMail(siteUrl, email, 2);
    await club.field('code').fill(code);
    await part.locator('[data-remove]').click();
    await expect(club.notice('deleted')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNothingFound(page, context, email);
  },
);
