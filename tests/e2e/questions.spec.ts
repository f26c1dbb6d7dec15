import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';

const faq = pathOf('faq', 'en');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the address of a question shows its answer, and no other', async ({ page }) => {
      await page.goto(`${faq}#check-in`);
      const answer = page.locator('#check-in');
      await expect(answer).toBeVisible();
      await expect(answer).toBeInViewport();
      const question = page.locator('details', { has: answer }).locator('summary');
      await expect(question).toBeInViewport();
      await expect(page.locator('.prose details[open]')).toHaveCount(1);
    });

    test('a question opens and closes by keyboard', async ({ page }) => {
      await page.goto(faq);
      const [first] = await page.locator('.prose summary').all();
      await first?.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.prose details[open]')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.locator('.prose details[open]')).toHaveCount(0);
    });
  });
}

test('all answers are printed', async ({ page }) => {
  await page.goto(faq);
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('.prose details > div');
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
