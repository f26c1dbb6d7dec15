import { messages } from '../../../generated/messages/index.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { newEmail, waitForMail } from '../club/guests.ts';
import { campaign, expect, test } from '../site.ts';
import { dayFromToday } from './days.ts';
import { about, openForm } from './forms.ts';

const { enquiry } = messages.de;
const first = {
  occasion: 'conference',
  arrival: dayFromToday(100),
  departure: dayFromToday(103),
  group_rooms: '20',
  group_guests: '35',
};

test('two days stand beside each other on a phone, and two numbers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const form = await openForm(page, 'group', 'de');
  const topOf = async (name: string) => (await form.control(name).boundingBox())?.y;
  const labelTopOf = async (name: string) => (await form.frame(name).locator('label').boundingBox())?.y;
  expect(await topOf('arrival')).toBe(await topOf('departure'));
  expect(await topOf('group_rooms')).toBe(await topOf('group_guests'));
  expect(await labelTopOf('group_rooms')).toBe(await labelTopOf('group_guests'));
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    javaScriptEnabled ? 'with a script' : 'without a script',
    javaScriptEnabled ? {} : campaign,
    () => {
      test.use({ javaScriptEnabled });

      test('a conference is asked for page by page', async ({ page, siteUrl }) => {
        const email = newEmail();
        const form = await openForm(page, 'group', 'de', about('mice-soline-brela'));
        const step = form.root.locator('.form-step');
        const expectStep = (number: number, count: number) =>
          expect(step).toHaveText(enquiry.step({ page: String(number), count: String(count) }));
        await expect(form.back).toHaveCount(0);
        await expectStep(1, 3);
        await form.fill(first);
        await form.submit.click();
        await form.expectErrors({ seats: 'CannotBeEmpty' });
        await form.fill({ seats: '30', equipment: ['projector', 'stage'] });
        await form.submit.click();
        await expectStep(2, 3);

        // Back without losing anything, and forward again.
        await form.back.click();
        await expectStep(1, 3);
        await expect(form.control('group_rooms')).toHaveValue('20');
        await expect(form.control('seats')).toHaveValue('30');
        await expect(form.control('equipment').locator('nth=0')).toBeChecked();
        await form.submit.click();
        await expectStep(2, 3);
        await form.fill({
          programme: '<b>Ein Ausflug</b>\n& ein Essen',
          guest_name: 'Jürgen',
          email_address: email,
        });
        await form.fill({ phone_number: '+49 30 901820' });
        await form.submit.click();

        await expectStep(3, 3);
        const answers = form.root.locator('.answers > div');
        await expect(answers.first()).toContainText(findPage('mice-soline-brela', 'de')?.title ?? '');
        await expect(answers.filter({ hasText: '<b>Ein Ausflug</b>' })).toHaveCount(1);
        const change = (label: string) =>
          form.root.getByRole('button', { name: enquiry.changeOf({ label }) }).click();
        await change(enquiry.aboutGroup);
        await expect(form.root.locator('.form-about')).toBeVisible();
        await form.submit.click();
        await form.submit.click();
        await change(messages.de.field.seats);
        await form.fill({ seats: '25' });
        await form.submit.click();
        await form.submit.click();
        const seats = answers.filter({ hasText: messages.de.field.seats });
        await expect(seats.locator('dd').first()).toHaveText('25');
        await form.submit.click();
        const reference = await form.expectThanks();
        expect((await waitForMail(siteUrl, email)).subject).toContain(reference);
      });
    },
  );
}
