import type { Page } from '@playwright/test';
import type { Locale } from '../../generated/locales.ts';
import { locales } from '../../generated/locales.ts';
import type { RouteKey } from '../../generated/routes/index.ts';
import { sampleOf } from '../runner/campaigns.ts';
import { answerConsent } from './guest.ts';
import { expect, test } from './site.ts';
import { pathOf } from './templates.ts';

/*
 * The requests of a page on a phone before any interaction: which ones, in what order and depth, and their bytes as
 * they are sent. What script, styles and dialog may weigh is in club/budgets.spec.ts, which fonts in delivery.spec.ts.
 */

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
/** What the styles of forms add on a page with a booking bar. */
const formStyles = 2;
/** The most that all files of a kind take on a page, with their headers, as Chromium's developer tools name the kinds. */
const budgets = { Document: 16.5, Script: 5.5, Stylesheet: 9, Image: 72, Other: 4 };
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

const guestLocales = ['hr', 'uk', 'ko'] as const;

for (const [offset, locale] of guestLocales.entries()) {
  test.describe(`${locale}: before any touch`, () => {
    test.use({
      ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
      locale: locales[locale].bcp47,
    });

    for (const key of sampleOf(specimens, 3 * guestLocales.length, offset)) {
      test(`${key} asks for what its first view needs, at once and no more`, async ({
        page,
        context,
        siteUrl,
      }) => {
        await answerConsent(context, siteUrl);
        const watched = await watchRequests(page);
        await page.goto(pathOf(key, locale), { waitUntil: 'networkidle' });
        const asked = [...watched.values()];
        const ofType = (type: string) => asked.filter((one) => one.type === type);
        expect(asked.filter(({ isDirect }) => !isDirect)).toEqual([]);
        // A booking bar has the styles of forms.
        const styles = 1 + (await page.locator('.booking-bar').count());
        expect([ofType('Document').length, ofType('Script').length, ofType('Stylesheet').length]).toEqual([
          1,
          1,
          styles,
        ]);
        for (const [type, most] of Object.entries({
          ...budgets,
          Stylesheet: budgets.Stylesheet + (styles - 1) * formStyles,
          Font: fontBudgets[locale] ?? 0,
        })) {
          const bytes = ofType(type).reduce((sum, one) => sum + one.bytes, 0);
          expect.soft(bytes / kilobyte, `KB of ${type}`).toBeLessThanOrEqual(most);
        }

        // Fonts wait for the first layout, so that the picture has the line.
        const preloads = await page.locator('link[as="font"]').evaluateAll((links: HTMLLinkElement[]) => {
          const isMade = ({ media }: HTMLLinkElement) => matchMedia(media).matches;
          return links.filter(isMade).map(({ href }) => href);
        });
        expect(preloads).toEqual([]);

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

test('nothing in the head holds back the first paint', async ({ page }) => {
  await page.goto('/en/');
  const holding =
    'head :is(link[rel="stylesheet"], script[src]:not([type="module"], [defer], [async]), [as="font"], [blocking])';
  await expect(page.locator(holding)).toHaveCount(0);
});

test('the pointer on a link makes its page ready, and on the club’s buttons no page', async ({
  page,
  context,
  siteUrl,
}) => {
  await answerConsent(context, siteUrl);
  const watched = await watchRequests(page);
  const ahead = () => [...watched.values()].filter(({ type }) => type === 'Prefetch').map(({ path }) => path);
  await page.goto('/en/', { waitUntil: 'networkidle' });
  for (const button of ['open', 'join']) {
    await page.locator(`[data-${button}-rewards-club]`).hover();
    await page.waitForTimeout(500);
  }
  await page.locator('.hero .button').first().hover();
  await expect.poll(ahead).toEqual(['/en/hotels']);
});
