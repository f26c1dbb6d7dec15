import type { Page } from '@playwright/test';
import { measureAssets } from '../measure-assets.ts';
import { pathOf } from '../templates.ts';
import { dayFromToday } from './days.ts';
import { expect, formNames, newEmail, openForm, pathOfForm, test } from './forms.ts';

const kilobyte = 1024;

interface Assets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The scripts and styles that a page loads when it is opened. */
async function assetsOf(page: Page, act: () => Promise<unknown>): Promise<Assets> {
  const asked = new Set<string>();
  const note = (request: { url(): string }) => asked.add(new URL(request.url()).pathname);
  page.on('request', note);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const ending = (end: string) =>
    [...asked].filter((path) => path.startsWith('/assets/') && path.endsWith(end));
  return { scripts: ending('.js'), styles: ending('.css') };
}

test('a form’s script is small, and without React', async ({ page, siteUrl }) => {
  const {
    scripts: [own = ''],
  } = await assetsOf(page, () => page.goto(pathOf('blog', 'en')));
  expect(await measureAssets(siteUrl, [own])).toBeLessThanOrEqual(4 * kilobyte);
  for (const name of formNames) {
    const { scripts } = await assetsOf(page, () => page.goto(pathOfForm(name, 'en')));
    expect(scripts).toContain(own);
    const added = scripts.filter((path) => path !== own);
    expect(added.length, name).toBeGreaterThan(0);
    expect(await measureAssets(siteUrl, added), name).toBeLessThanOrEqual(6 * kilobyte);
    for (const path of added) {
      const code = await (await fetch(siteUrl + path)).text();
      expect(/react|useState|createRoot/i.exec(code)).toBeNull();
    }
  }
});

test('pages load the script and the styles of forms only where they need them', { tag: '@campaign' }, async ({
  page,
  siteUrl,
}) => {
  const plain = await assetsOf(page, () => page.goto(pathOf('blog', 'en')));
  expect([plain.scripts.length, plain.styles.length]).toEqual([1, 1]);
  for (const key of ['tours', 'faq', 'restaurants', 'thank-you', 'tavern-vallum-bol'] as const)
    expect(await assetsOf(page, () => page.goto(pathOf(key, 'en'))), key).toEqual(plain);

  // A booking bar is a form that needs no script.
  for (const key of ['home', 'brela', 'free-dinner', 'hotel-soline-brela'] as const) {
    const { scripts, styles } = await assetsOf(page, () => page.goto(pathOf(key, 'en')));
    expect(scripts, key).toEqual(plain.scripts);
    expect(styles.length, key).toBe(2);
    const added = styles.filter((path) => !plain.styles.includes(path));
    expect(await measureAssets(siteUrl, added)).toBeLessThanOrEqual(2 * kilobyte);
  }

  const form = await openForm(page, 'wellness', 'en');
  await form.fill({ _about: 'soline', day: dayFromToday(2), guest_name: 'Ana', email_address: newEmail() });
  await form.fill({ phone_number: '+385 91 234 5678' });
  const thanks = await assetsOf(page, async () => {
    await form.submit.click();
    await form.expectThanks();
  });
  expect(thanks.styles.length).toBe(2);
});
