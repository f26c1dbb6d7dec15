import type { Page } from '@playwright/test';
import { newEmail } from '../club/guests.ts';
import { campaign, expect, test } from '../site.ts';
import { dayFromToday } from './days.ts';
import { about, openForm, pathOfForm } from './forms.ts';
import type { SiteForm } from './site-form.ts';

const note = (form: SiteForm) => form.root.locator('[data-draft]');
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

test('what was not sent is there again, until it is sent', async ({ page }) => {
  const form = await openForm(page, 'question', 'en');
  await expect(note(form)).toBeHidden();
  await form.fill({ topic: 'lost', message: 'A red hat.\nPlease look.', guest_name: 'Ana' });
  await page.goto('/en/');
  await openForm(page, 'question', 'ko');
  await expect(note(form)).toBeVisible();
  await expect(form.control('topic')).toHaveValue('lost');
  await expect(form.control('message')).toHaveValue('A red hat.\nPlease look.');
  await form.fill({ email_address: newEmail() });
  await form.submit.click();
  await form.expectThanks();
  expect(await drafts(page)).toEqual([]);
  await openForm(page, 'question', 'en');
  await expect(note(form)).toBeHidden();
  await expect(form.control('message')).toHaveValue('');
});

test('“start again” gives an empty form', campaign, async ({ page }) => {
  const form = await openForm(page, 'stay', 'uk');
  await form.fill({ when_known: 'month', pets: 'yes', pet_details: 'кіт', children_ages: ['3', '5'] });
  await page.reload();
  await expect(note(form)).toBeVisible();
  await expect(form.frame('pet_details')).toBeVisible();
  await expect(form.control('pet_details')).toHaveValue('кіт');
  await expect(form.control('children_ages').nth(1)).toHaveValue('5');
  await note(form).getByRole('button').click();
  await expect(note(form)).toBeHidden();
  await expect(form.frame('pet_details')).toBeHidden();
  await expect(form.control('children_ages').first()).toHaveValue('');
  expect(await drafts(page)).toEqual([]);
});

test('answers in the address are newer than a draft, and leave it alone', campaign, async ({ page }) => {
  const form = await openForm(page, 'stay', 'de', about('brela'));
  await form.fill({ adults: '5', wishes: 'Ruhig, bitte' });
  await openForm(page, 'stay', 'de', `${about('bol')}&adults=3`);
  await expect(note(form)).toBeHidden();
  await expect(form.control('adults')).toHaveValue('3');
  await openForm(page, 'stay', 'de', about('brela'));
  await expect(form.control('wishes')).toHaveValue('Ruhig, bitte');
});

test('what was typed is there in another language', campaign, async ({ page }) => {
  const form = await openForm(page, 'stay', 'de', `${about('bol')}&promo=&adults=3`);
  await form.fill({ adults: '5', wishes: 'Ruhig, bitte' });
  await page.locator('header .languages summary').click();
  await page.locator('header a.language[lang="uk"]').click();
  await expect(form.control('wishes')).toHaveValue('Ruhig, bitte');
  await expect(form.control('adults')).toHaveValue('5');
  await expect(form.root.locator('.form-about')).toBeVisible();
});

test('a draft keeps what the request is about, and goes with it', campaign, async ({ page }) => {
  const form = await openForm(page, 'offer', 'hr');
  await form.fill({ _about: 'free-dinner', arrival: dayFromToday(5), departure: dayFromToday(6) });
  await page.reload();
  await expect(form.control('_about')).toHaveValue('free-dinner');
  await form.fill({ guest_name: 'Ana', email_address: 'ana@example.con' });
  await form.submit.click();
  await form.expectErrors({ email_address: 'InvalidEmail' });
  await form.fill({ email_address: newEmail() });
  await form.submit.click();
  await form.expectThanks();
  expect(await drafts(page)).toEqual([]);
});

test('a draft of one offer leaves out a house that another does not have', campaign, async ({ page }) => {
  const form = await openForm(page, 'offer', 'en', about('weekend-offer-croatia'));
  await form.fill({ staying_at: 'hotel-marina-brela', wishes: 'A quiet room' });
  await openForm(page, 'offer', 'en', about('free-ferry-pass-brac'));
  await expect(form.control('wishes')).toHaveValue('A quiet room');
  expect(await form.control('staying_at').evaluate((list: HTMLSelectElement) => list.selectedIndex)).toBe(0);
});

test('the fold of a code opens for a draft, and for an error', async ({ page }) => {
  const form = await openForm(page, 'offer', 'en', about('weekend-offer-croatia'));
  const fold = form.root.locator('details');
  await expect(fold).not.toHaveAttribute('open');
  await fold.locator('summary').click();
  await form.fill({ promo: 'LJETO 2026' });
  await page.reload();
  await expect(form.control('promo')).toBeVisible();
  await fold.locator('summary').click();
  await form.submit.click();
  await expect(form.control('promo')).toBeVisible();
  await fold.locator('summary').click();
  await form.summary.locator('[href="#promo"]').click();
  await expect(form.control('promo')).toBeFocused();
});

test('the draft of a form of several pages has all of them', campaign, async ({ page }) => {
  const form = await openForm(page, 'group', 'en');
  const days = { arrival: dayFromToday(50), departure: dayFromToday(52) };
  await form.fill({ occasion: 'incentive', ...days, group_rooms: '10', group_guests: '12' });
  await form.fill({ seats: '12', equipment: ['sound', 'stage'] });
  await form.submit.click();
  await form.fill({ programme: 'A sailing trip' });
  await page.goto(pathOfForm('group', 'en'));
  await expect(note(form)).toBeVisible();
  await expect(form.control('group_rooms')).toHaveValue('10');
  await expect(form.control('seats')).toHaveValue('12');
  await expect(form.root.locator('[name="equipment"]:checked')).toHaveCount(2);
  await form.submit.click();
  await expect(form.control('programme')).toHaveValue('A sailing trip');
  // On the way back nothing is told of a draft.
  await form.back.click();
  await expect(form.control('group_rooms')).toHaveValue('10');
  await expect(note(form)).toBeHidden();
});
