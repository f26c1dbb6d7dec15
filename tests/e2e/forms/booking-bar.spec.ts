import type { Page } from '@playwright/test';
import { localeCodes } from '../../../generated/locales.ts';
import { findPage } from '../../../generated/routes/index.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { campaign, expect, test } from '../site.ts';
import { pathOf } from '../templates.ts';
import { dayFromToday } from './days.ts';

const stay = { arrival: dayFromToday(30), departure: dayFromToday(37) };

/** Fills in the bar of a page, and sends it. */
async function ask(page: Page, given: Readonly<Record<string, string>>): Promise<void> {
  const bar = page.locator('.booking-bar');
  await bar.locator('summary').click();
  for (const [name, value] of Object.entries(given)) {
    const control = bar.locator(`[name="${name}"]`);
    await (name === 'adults' ? control.selectOption(value) : control.fill(value));
  }
  await bar.locator('[name="children_ages"]').first().selectOption('7');
  await bar.getByRole('button').click();
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [key, name, details] of [
    ['hotel-soline-brela', 'stay', {}],
    ['free-dinner', 'offer', campaign],
  ] as const) {
    test(`the bar of ${key} leads to its form, which is about it`, details, async ({ page, form }) => {
      await page.goto(pathOf(key, 'uk'));
      await ask(page, { ...stay, adults: '3', promo: 'LJETO-26' });
      await expect(form.root).toHaveAttribute('data-form', name);
      await expect(form.root.locator('.form-about span a')).toHaveText(findPage(key, 'uk')?.title ?? '');
      for (const [field, value] of Object.entries({ ...stay, adults: '3', promo: 'LJETO-26' }))
        await expect(form.control(field)).toHaveValue(value);
      await expect(form.control('children_ages').first()).toHaveValue('7');
      await expect(form.summary).toBeHidden();
    });
  }

  test('the bar of the home page takes a place, and errors are shown', campaign, async ({ page, form }) => {
    await page.goto(pathOf('home', 'ko'));
    await page.locator('.booking-bar [name="about"]').selectOption('bol');
    await ask(page, { arrival: stay.departure, departure: stay.arrival });
    await form.expectErrors({ departure: 'DepartureNotAfterArrival' });
    await expect(form.root.locator('.form-about span a')).toHaveText(findPage('bol', 'ko')?.title ?? '');
  });
});

for (const locale of sampleOf(localeCodes, 4, 14)) {
  test(`in a window of 64rem, the bar has one row in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const key of ['home', 'brela'] as const) {
      await page.goto(pathOf(key, locale));
      const fields = page.locator('.booking-bar > :is(.form-field, .button)');
      const ends = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      expect(Math.max(...ends) - Math.min(...ends), key).toBeLessThan(8);
      const labels = page.locator('.booking-bar > .form-field :is(label, legend)');
      const cut = await labels.evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > (one.parentElement?.clientWidth ?? 0))
          .map((one) => one.textContent),
      );
      expect(cut, key).toEqual([]);
      const bar = page.locator('.booking-bar');
      const { height = 0 } = (await bar.boundingBox()) ?? {};
      for (const at of [0, 1, 2, 3]) await page.locator('[name="children_ages"]').nth(at).selectOption('9');
      // Ages of more children stand two in a row.
      expect((await bar.boundingBox())?.height, key).toBeLessThan(height + 120);
    }
  });
}
