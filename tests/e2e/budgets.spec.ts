/**
 * The requests of a page on a phone before any interaction: which ones, in what order and depth, and their bytes as they are
 * sent; and what the dialog and the forms add.
 */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Locale } from '../../generated/locales.ts';
import { locales } from '../../generated/locales.ts';
import type { RouteKey } from '../../generated/routes/index.ts';
import { isCampaign, sampleOf } from '../runner/campaigns.ts';
import { formNames, pathOfForm } from './forms/forms.ts';
import { measureAssets } from './measure-assets.ts';
import { campaign, expect, test } from './site.ts';
import { pathOf } from './templates.ts';

/** A page of each of the nine templates. */
const specimens: readonly RouteKey[] = [
  'home',
  'blog',
  'why-visit-brela',
  'offers',
  'free-dinner',
  'hotels',
  'hotel-soline-brela',
  'destinations',
  'brela',
];

const kilobyte = 1024;
/** The size that the styles of forms add on a page with a booking bar. */
const formStyles = 2;
/** The size that the script of lists adds, with its headers. */
const listScript = 1.25;
/** The most that all files of a kind take on a page, with their headers, as Chromium's developer tools name the kinds. */
const budgets = { Document: 16.5, Script: 5.5, Stylesheet: 10, Image: 72, Other: 4 };
/** Korean has one font, with thousands of syllables. */
const fontBudgets: Readonly<Partial<Record<Locale, number>>> = { hr: 42, uk: 43, ko: 160 };

interface Asked {
  readonly path: string;
  readonly type: string;
  /** Whether the document names it; else something else had to come first. */
  readonly isDirect: boolean;
  bytes: number;
}

/** Notes what a page asks for from now on, in order. */
async function watchRequests(page: Page): Promise<ReadonlyMap<string, Asked>> {
  const session = await page.context().newCDPSession(page);
  const byId = new Map<string, Asked>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, documentURL }) => {
    // The icons of date fields are the browser's own.
    if (request.url.startsWith('data:')) return;
    const isDirect = initiator.type !== 'script' && (initiator.url ?? documentURL) === documentURL;
    byId.set(requestId, { path: new URL(request.url).pathname, type: type ?? 'Other', isDirect, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const asked = byId.get(requestId);
    if (asked !== undefined) asked.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return byId;
}

/** Paths of the assets that a page asks for from now on, each once. */
function watchAssets(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) asked.add(pathname);
  });
  return asked;
}

const ending = (paths: Iterable<string>, end: string) => [...paths].filter((path) => path.endsWith(end));

/** That scripts are small, and without React. */
async function expectSmall(siteUrl: string, scripts: readonly string[], most: number): Promise<void> {
  expect(await measureAssets(siteUrl, scripts)).toBeLessThanOrEqual(most * kilobyte);
  for (const path of scripts) {
    const code = await (await fetch(siteUrl + path)).text();
    expect(/react|useState|createRoot/i.exec(code.replaceAll(/"\/assets\/[^"]*"/g, ''))).toBeNull();
  }
}

const guestLocales = ['hr', 'uk', 'ko'] as const;

for (const [offset, locale] of guestLocales.entries()) {
  test.describe(`${locale}: before any touch`, isCampaign || offset === 0 ? {} : campaign, () => {
    const phone = {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    };
    test.use({ ...phone, locale: locales[locale].bcp47 });

    for (const key of sampleOf(specimens, 9, 6)) {
      test(`${key} asks for what its first view needs, at once and no more`, async ({ page, siteUrl }) => {
        const watched = await watchRequests(page);
        await page.goto(pathOf(key, locale), { waitUntil: 'networkidle' });
        const asked = [...watched.values()];
        const ofType = (type: string) => asked.filter((one) => one.type === type);
        expect(asked.filter(({ isDirect }) => !isDirect)).toEqual([]);
        // A booking bar has the styles of forms, a list has styles and a script of its own.
        const lists = await page.locator('.filters').count();
        const styles = 1 + lists + (await page.locator('.booking-bar').count());
        expect(['Document', 'Script', 'Stylesheet'].map((type) => ofType(type).length)).toEqual([
          1,
          1 + lists,
          styles,
        ]);
        const most = {
          ...budgets,
          Script: budgets.Script + lists * listScript,
          Stylesheet: budgets.Stylesheet + (styles - 1) * formStyles,
        };
        for (const [type, limit] of Object.entries({ ...most, Font: fontBudgets[locale] ?? 0 })) {
          const bytes = ofType(type).reduce((sum, one) => sum + one.bytes, 0);
          expect.soft(bytes / kilobyte, `KB of ${type}`).toBeLessThanOrEqual(limit);
        }
        await expectSmall(
          siteUrl,
          ofType('Script')
            .slice(0, 1)
            .map(({ path }) => path),
          4,
        );
        const inline = await page.locator('style').evaluateAll((all) => all.map((one) => one.textContent));
        expect(brotliCompressSync(inline.join('')).length).toBeLessThanOrEqual(4 * kilobyte);

        // Fonts wait for the first layout, so that the picture has the line; nothing holds back the first paint.
        const preloads = await page.locator('link[as="font"]').evaluateAll((links: HTMLLinkElement[]) => {
          const isMade = ({ media }: HTMLLinkElement) => matchMedia(media).matches;
          return links.filter(isMade).map(({ href }) => href);
        });
        expect(preloads).toEqual([]);
        const holding =
          'head :is(link[rel="stylesheet"], script[src]:not([type="module"], [defer], [async]), [blocking])';
        await expect(page.locator(holding)).toHaveCount(0);

        // The picture on top comes first, and once.
        const first = asked.find(({ type }) => type !== 'Document' && type !== 'Other')?.path ?? '';
        const { width, shown } = await page
          .locator('main img[fetchpriority="high"]')
          .evaluate((image: HTMLImageElement) => ({
            width: image.getBoundingClientRect().width * devicePixelRatio,
            shown: new URL(image.currentSrc).pathname,
          }));
        expect(first).toBe(shown);
        expect(ofType('Image').filter(({ path }) => path === first)).toHaveLength(1);
        const [, chosen = ''] = /\/(\d+)\.avif$/.exec(shown) ?? [];
        expect(Number(chosen)).toBeGreaterThanOrEqual(width);
        expect(Number(chosen)).toBeLessThanOrEqual(width * 1.7);
        expect(ofType('Image').filter(({ path }) => !/\.avif$|^\/favicon/.test(path))).toEqual([]);
      });
    }
  });
}

test('the pointer and the focus on the opener ask for all of the first step at once', async ({
  page,
  club,
  siteUrl,
}) => {
  await page.goto('/en/', { waitUntil: 'networkidle' });
  const needed = watchAssets(page);
  await club.opener.click();
  await club.expectStep('registerEmail');
  await page.waitForLoadState('networkidle');
  const once = new Set(needed);
  expect(once.size).toBeGreaterThanOrEqual(3);
  expect(await measureAssets(siteUrl, once)).toBeLessThanOrEqual(90 * kilobyte);

  for (const intend of [() => club.opener.hover(), () => club.opener.focus()]) {
    await page.goto('/en/', { waitUntil: 'networkidle' });
    const held = new Set<string>();
    // Nothing of it comes, so that nothing can be asked for only after something else has come.
    await page.route('**/assets/**', (route) => void held.add(new URL(route.request().url()).pathname));
    await intend();
    await expect.poll(() => held).toEqual(once);
    await page.unrouteAll();
  }
});

test('a form’s script is small, and only where it is needed', campaign, async ({ page, siteUrl }) => {
  const assetsOf = async (path: string) => {
    const asked = watchAssets(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    return { scripts: ending(asked, '.js'), styles: ending(asked, '.css') };
  };
  const plain = await assetsOf(pathOf('faq', 'en'));
  expect([plain.scripts.length, plain.styles.length]).toEqual([1, 1]);
  for (const key of ['destinations', 'thank-you', 'tavern-vallum-bol'] as const)
    expect(await assetsOf(pathOf(key, 'en')), key).toEqual(plain);
  // A list adds its own, which no page but a list needs.
  for (const key of ['tours', 'restaurants', 'blog'] as const) {
    const { scripts, styles } = await assetsOf(pathOf(key, 'en'));
    const [script = [], style = []] = [
      scripts.filter((path) => !plain.scripts.includes(path)),
      styles.filter((path) => !plain.styles.includes(path)),
    ];
    expect([script.length, style.length], key).toEqual([1, 1]);
    await expectSmall(siteUrl, script, 1);
    expect(await measureAssets(siteUrl, style)).toBeLessThanOrEqual(formStyles * kilobyte);
  }
  // A booking bar is a form that needs no script.
  for (const key of ['home', 'brela', 'free-dinner', 'hotel-soline-brela'] as const) {
    const { scripts, styles } = await assetsOf(pathOf(key, 'en'));
    expect(scripts, key).toEqual(plain.scripts);
    const added = styles.filter((path) => !plain.styles.includes(path));
    expect(added, key).toHaveLength(1);
    expect(await measureAssets(siteUrl, added)).toBeLessThanOrEqual(formStyles * kilobyte);
  }
  for (const name of formNames) {
    const added = (await assetsOf(pathOfForm(name, 'en'))).scripts.filter(
      (path) => !plain.scripts.includes(path),
    );
    expect(added.length, name).toBeGreaterThan(0);
    await expectSmall(siteUrl, added, 6);
  }
});
