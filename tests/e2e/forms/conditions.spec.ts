import { dayFromToday } from './days.ts';
import { about, expect, newEmail, openForm, test } from './forms.ts';

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

test('the kind of celebration decides whether a ceremony is asked about', async ({ page }) => {
  const form = await openForm(page, 'event', 'uk');
  await expect(form.frame('ceremony')).toBeHidden();
  await form.fill({ celebration: 'wedding' });
  await expect(form.frame('ceremony')).toBeVisible();
  await form.fill({ celebration: 'birthday' });
  await expect(form.frame('ceremony')).toBeHidden();
});

test('a list for the age of another child appears with each that is chosen', async ({ page }) => {
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

test('an error of a day that depends on another goes when the other is corrected', async ({ page }) => {
  const form = await openForm(page, 'offer', 'en', about('free-dinner'));
  const names = { guest_name: 'Ana', email_address: newEmail() };
  await form.fill({ ...names, arrival: dayFromToday(9), departure: dayFromToday(8) });
  await form.submit.click();
  await form.expectErrors({ departure: 'DepartureNotAfterArrival' });
  await form.fill({ arrival: dayFromToday(7) });
  await form.expectError('departure', undefined);
});

test('a request for an offer says first of all which', async ({ page }) => {
  const form = await openForm(page, 'offer', 'hr');
  await form.submit.click();
  await form.expectErrors({
    _about: 'ChooseFromList',
    arrival: 'CannotBeEmpty',
    departure: 'CannotBeEmpty',
    guest_name: 'RequiredGuestName',
    email_address: 'RequiredEmailAddress',
  });
  await form.fill({ _about: 'free-dinner' });
  await form.expectError('_about', undefined);
});

test('a double click sends one request', async ({ page }) => {
  const form = await openForm(page, 'question', 'en');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await form.fill({ topic: 'other', message: 'Hvala', guest_name: 'Ana', email_address: newEmail() });
  await form.submit.dblclick();
  await form.expectThanks();
  expect(sent).toHaveLength(1);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all is asked, and what does not apply is left out', async ({ page }) => {
    const form = await openForm(page, 'stay', 'ko');
    await expect(form.control('children_ages').locator('visible=true')).toHaveCount(8);
    const contact = { guest_name: '김민서', email_address: newEmail() };
    await form.fill({ when_known: 'month', month: '07', children_ages: ['4', '0'], ...contact });
    await form.submit.click();
    await form.expectThanks();
  });
});
