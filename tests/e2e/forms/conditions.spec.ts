import { newEmail } from '../club/guests.ts';
import { campaign, expect, test } from '../site.ts';
import { dayFromToday } from './days.ts';
import { about, openForm } from './forms.ts';

test('what is asked of a stay depends on what the guest knows', async ({ page }) => {
  const form = await openForm(page, 'stay', 'en');
  const [days, month] = [form.frame('arrival'), form.frame('month')];
  await expect(days).toBeVisible();
  await expect(month).toBeHidden();
  await form.fill({ when_known: 'month' });
  await expect(days).toBeHidden();
  await expect(month).toBeVisible();
  await form.submit.click();
  await form.expectErrors({
    month: 'CannotBeEmpty',
    guest_name: 'RequiredGuestName',
    email_address: 'RequiredEmailAddress',
  });
  await form.fill({ when_known: 'days' });
  await expect(month).toBeHidden();

  await expect(form.frame('pet_details')).toBeHidden();
  await form.fill({ pets: 'yes' });
  await expect(form.frame('pet_details')).toBeVisible();
  // The details of a pet that stays at home are neither checked nor sent.
  await form.fill({ pet_details: 'x'.repeat(300), pets: 'no' });
  await expect(form.frame('pet_details')).toBeHidden();
  const stay = { arrival: dayFromToday(3), departure: dayFromToday(4) };
  await form.fill({ ...stay, guest_name: 'Ana', email_address: newEmail() });
  await form.submit.click();
  await form.expectThanks();
});

test('a list for the age of another child appears with each that is chosen', campaign, async ({ page }) => {
  const form = await openForm(page, 'stay', 'de');
  const lists = form.control('children_ages');
  const shown = lists.locator('visible=true');
  await expect(shown).toHaveCount(1);
  for (let child = 0; child < 7; child += 1) {
    await lists.nth(child).selectOption(String(child));
    await expect(shown).toHaveCount(child + 2);
  }
  await lists.nth(7).selectOption('17');
  await expect(shown).toHaveCount(8);
  await lists.nth(7).selectOption('');
  await lists.nth(6).selectOption('');
  await expect(shown).toHaveCount(7);
});

test('an error of a day goes when another day is corrected', campaign, async ({ page }) => {
  const form = await openForm(page, 'offer', 'en', about('free-dinner'));
  const names = { guest_name: 'Ana', email_address: newEmail() };
  await form.fill({ ...names, arrival: dayFromToday(9), departure: dayFromToday(8) });
  await form.submit.click();
  await form.expectErrors({ departure: 'DepartureNotAfterArrival' });
  await form.fill({ arrival: dayFromToday(7) });
  await form.expectError('departure', undefined);
});
