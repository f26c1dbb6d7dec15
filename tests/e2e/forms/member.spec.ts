import { messages } from '../../../generated/messages/index.ts';
import { campaign, expect, test } from '../site.ts';
import { about, openForm, pathOfForm } from './forms.ts';
import type { SiteForm } from './site-form.ts';

const details = { guest_name: 'Ana Marić', phone_number: '+385912345678' };

async function expectValues(form: SiteForm, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(form.control(name)).toHaveValue(value);
}

test('a member’s details fill in what is empty, and what a member has typed comes first', async ({
  page,
  club,
}) => {
  const email_address = await club.becomeMember();
  const answer = await club.hold('**/api/loyalty/member');
  const form = await openForm(page, 'question', 'en');
  await form.fill({ guest_name: 'Eva' });
  answer();
  await expectValues(form, { ...details, email_address, guest_name: 'Eva' });
  await form.fill({ phone_number: '+385 1 234 567' });
  await page.reload();
  await expectValues(form, { email_address, guest_name: 'Eva', phone_number: '+385 1 234 567' });
  await expect(form.root.locator('[data-draft]')).toBeVisible();
});

test('a request is in the membership with its number, below the benefits', async ({ page, club }) => {
  await club.becomeMember();
  const form = await openForm(page, 'question', 'en');
  await expectValues(form, details);
  await form.fill({ topic: 'stay', message: 'Is there a garage?' });
  await form.submit.click();
  const reference = await form.expectThanks();
  await club.opener.click();
  await club.expectStep('memberDetails');
  const benefits = club.root.getByRole('list', { name: 'Benefits for members' });
  await expect(benefits.getByRole('listitem')).not.toHaveCount(0);
  await expect(club.root.locator('.requests li')).toContainText(reference);
  await expect(club.root.getByRole('link', { name: 'See current offers' })).toHaveAttribute(
    'href',
    '/en/offers',
  );
});

test.describe('without a script', campaign, () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the form with a member’s details', async ({ page, club }) => {
    const form = await openForm(page, 'stay', 'ko', about('bol'));
    await expectValues(form, { guest_name: '', email_address: '' });
    const email_address = await club.becomeMember();
    await page.getByRole('link', { name: messages.ko.club.useMembership }).click();
    await expect(page).toHaveURL(pathOfForm('stay', 'ko', `${about('bol')}&member=`));
    await expectValues(form, { ...details, email_address });
    await expect(form.root.locator('.form-about')).toBeVisible();
    await expect(page.getByRole('link', { name: messages.ko.club.useMembership })).toHaveCount(0);
  });
});
