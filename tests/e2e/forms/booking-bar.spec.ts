import type { Page } from '@playwright/test';
import type { PageFormName } from '../../../generated/forms/page-forms.ts';
import { messages } from '../../../generated/messages/index.ts';
import { findPage, type RouteKey } from '../../../generated/routes/index.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { pathOf } from '../templates.ts';
import { dayFromToday } from './days.ts';
import { expect, test } from './forms.ts';

const stay = { arrival: dayFromToday(30), departure: dayFromToday(37) };

/** Fills in the bar of a page, and sends it. */
async function ask(page: Page, given: Readonly<Record<string, string>>): Promise<void> {
  const bar = page.locator('.booking-bar');
  for (const [name, value] of Object.entries(given)) await bar.locator(`[name="${name}"]`).fill(value);
  await bar.getByRole('group').locator('summary').or(bar.locator('summary')).first().click();
  await bar.locator('[name="children_ages"]').first().selectOption('7');
  await bar.getByRole('button').click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    const bars = [
      ['hotel-soline-brela', 'stay'],
      ['brela', 'stay'],
      ['free-dinner', 'offer'],
    ] as const satisfies readonly (readonly [RouteKey, PageFormName])[];
    for (const [key, name] of sampleOf(bars, 3, Number(javaScriptEnabled))) {
      test(`the bar of ${key} leads to its form, which is about it`, async ({ page, form }) => {
        await page.goto(pathOf(key, 'uk'));
        await ask(page, { ...stay, adults: '3', promo: 'LJETO-26' });
        await expect(form.root).toHaveAttribute('data-form', name);
        await expect(form.root.locator('.form-about a')).toHaveText(findPage(key, 'uk')?.title ?? '');
        for (const [field, value] of Object.entries({ ...stay, adults: '3', promo: 'LJETO-26' }))
          await expect(form.control(field)).toHaveValue(value);
        await expect(form.control('children_ages').first()).toHaveValue('7');
        await expect(form.summary).toBeHidden();
      });
    }

    test('the bar of the home page takes a place, and what is wrong is told in the form', async ({
      page,
      form,
    }) => {
      await page.goto(pathOf('home', 'ko'));
      await page.locator('.booking-bar [name="about"]').selectOption('bol');
      await ask(page, { arrival: stay.departure, departure: stay.arrival, adults: '0' });
      await form.expectErrors({ departure: 'DepartureNotAfterArrival', adults: 'NumberOutOfRange' });
      await expect(form.root.locator('.form-about a')).toHaveText(findPage('bol', 'ko')?.title ?? '');
      await expect(form.root.getByText(messages.ko.errors.NumberOutOfRange)).not.toHaveCount(0);
    });
  });
}
