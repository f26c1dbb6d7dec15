import type { BrowserContext, Page } from '@playwright/test';
import { localeCodes } from '../../../generated/locales.ts';
import { sampleOf } from '../../runner/campaigns.ts';
import { isCovered, longTitled } from '../covered-headline.ts';
import { noteShifts, readShifts } from '../layout-shifts.ts';
import { pathOf } from '../templates.ts';
import { firstWindows } from '../windows.ts';
import { expect, test } from './club.ts';

test.use({ hasChosenCookies: false });

async function readConsent(context: BrowserContext): Promise<unknown> {
  const value = (await context.cookies()).find(({ name }) => name === 'consent')?.value;
  return value === undefined ? undefined : JSON.parse(decodeURIComponent(value));
}

const choiceOf = (page: Page) => page.getByRole('form', { name: 'Your cookie choices' });

for (const [label, marketing] of [
  ['Necessary only', false],
  ['Accept all', true],
] as const) {
  test(`“${label}” is kept, and asked no more`, async ({ page, context }) => {
    await page.goto('/en/');
    await expect(choiceOf(page)).toBeInViewport({ ratio: 1 });
    await choiceOf(page).getByRole('button', { name: label }).click();
    await expect(choiceOf(page)).toBeHidden();
    expect(await readConsent(context)).toEqual({ necessary: true, marketing });
    const kept = (await context.cookies()).find(({ name }) => name === 'consent');
    expect(kept).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
    expect(kept?.value).toBe(encodeURIComponent(JSON.stringify({ necessary: true, marketing })));
    await page.goto('/de/angebote');
    await expect(page.locator('[data-consent]')).toBeHidden();
  });
}

test('it is the first that the keyboard comes to after the skip link', async ({ page }) => {
  await page.goto('/en/');
  const choice = choiceOf(page);
  for (const stop of [
    page.locator('.skip-link'),
    choice.locator('summary'),
    choice.getByRole('button', { name: 'Necessary only' }),
    choice.getByRole('button', { name: 'Accept all' }),
    page.locator('.wordmark'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
});

test('it takes at most a third of a window at 400 % zoom, with both answers in sight', {
  tag: '@campaign',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const locale of sampleOf(localeCodes, 3, 0)) {
    await page.goto(pathOf('offers', locale));
    const choice = page.locator('[data-consent]');
    const box = await choice.boundingBox();
    expect(box?.height, locale).toBeLessThanOrEqual(256 / 3);
    for (const button of await choice.locator('.consent-buttons button').all()) {
      await expect(button, locale).toBeInViewport({ ratio: 1 });
    }
    // The bar scrolls if it does not fit.
    await choice.locator('summary').focus();
    await choice.locator('summary').click({ trial: true });
  }
});

test('it never covers a headline, and the page ends above it', { tag: '@campaign' }, async ({ page }) => {
  for (const [offset, locale] of (['hr', 'de', 'uk', 'ko', 'hu', 'fi', 'cz'] as const).entries()) {
    for (const key of sampleOf(longTitled, 3, offset)) {
      await page.goto(pathOf(key, locale));
      for (const [width, height] of sampleOf(firstWindows, 3, offset)) {
        await page.setViewportSize({ width, height });
        const label = `${key} in ${locale} at ${width}×${height}`;
        expect.soft(await isCovered(page, '[data-consent]'), label).toBe(false);
      }
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const room = await page.evaluate(() => {
      const last = document.querySelector('.imprint')?.getBoundingClientRect().bottom ?? 0;
      const top = document.querySelector('[data-consent]')?.getBoundingClientRect().top ?? 0;
      return top - last;
    });
    expect(room, locale).toBeGreaterThanOrEqual(0);
  }
});

test('both answers weigh the same, at every width', async ({ page }) => {
  for (const [path, width] of [
    ['/en/', 1280],
    ['/', 360],
    ['/ru/', 320],
    ['/hu/', 320],
    ['/ko/', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(path);
    const [necessary, all] = await page.locator('.consent-buttons button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width: wide, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        return { wide, height, color, backgroundColor, borderColor, fontSize, fontWeight };
      }),
    );
    expect(necessary, path).toEqual(all);
    expect(all?.height, path).toBeGreaterThanOrEqual(44);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test('the choice moves nothing when it appears and goes', async ({ page }) => {
  await noteShifts(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 700 });
    await page.context().clearCookies();
    await page.goto('/en/offers');
    await choiceOf(page).getByRole('button', { name: 'Necessary only' }).click();
    await expect(choiceOf(page)).toBeHidden();
    expect(await readShifts(page)).toEqual([]);
  }
});

test('the choice is changed from the footer, and the focus comes back', async ({ page, context }) => {
  await page.goto('/en/');
  await choiceOf(page).getByRole('button', { name: 'Accept all' }).click();
  const change = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(choiceOf(page)).toBeVisible();
  await expect(choiceOf(page).locator('#consent-title')).toBeFocused();
  await choiceOf(page).getByText('Cookie settings').click();
  const marketing = choiceOf(page).getByRole('checkbox', { name: 'Marketing cookies' });
  await expect(marketing).toBeChecked();
  await expect(choiceOf(page).getByRole('checkbox', { name: 'Necessary cookies' })).toBeDisabled();
  await marketing.uncheck();
  await choiceOf(page).getByRole('button', { name: 'Save choices' }).click();
  await expect(choiceOf(page)).toBeHidden();
  await expect(change).toBeFocused();
  expect(await readConsent(context)).toEqual({ necessary: true, marketing: false });
});

test('the choice does not cover the dialog, nor what gets the focus', async ({ page, club }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await club.open();
  await expect(club.submit).toBeInViewport({ ratio: 1 });
  await club.submit.click({ trial: true });
  const isBelow = await page.locator('[data-consent]').evaluate((choice) => {
    const { left, top } = choice.getBoundingClientRect();
    return document.elementFromPoint(left + 10, top + 10)?.closest('dialog') !== null;
  });
  expect(isBelow).toBe(true);
  await page.keyboard.press('Escape');

  // Every link that the keyboard comes to stands above the choice (WCAG 2.2, 2.4.11).
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const isHidden = await page.evaluate(() => {
      const focus = document.activeElement;
      const choice = document.querySelector('[data-consent]');
      if (focus === null || choice === null || choice.contains(focus)) return false;
      return focus.getBoundingClientRect().top >= choice.getBoundingClientRect().top;
    });
    expect(isHidden, await page.evaluate(() => document.activeElement?.outerHTML)).toBe(false);
  }
});
