import type { Page } from '@playwright/test';
import {
  createOpenIdProvider,
  type OpenIdProvider,
} from '../../server/integration/identity/fixture/create-openid-provider.ts';
import { test as base, expect } from './club.ts';
import { newEmail, password, registerMember } from './guests.ts';

/** A site whose guests sign in with a provider on this machine. */
const test = base.extend<{ openId: OpenIdProvider }, { startedOpenId: () => OpenIdProvider }>({
  startedOpenId: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const { provider, start, stop } = createOpenIdProvider();
      await start();
      await use(provider);
      await stop();
    },
    { scope: 'worker' },
  ],
  siteEnv: [
    async ({ startedOpenId }, use) => {
      const { url } = startedOpenId();
      await use({
        RATE_LIMITS: 'off',
        GOOGLE_CLIENT_ID: 'hotel:site',
        GOOGLE_CLIENT_SECRET: 'a secret: +%&ü',
        GOOGLE_ISSUER_URL: url,
        GOOGLE_USERINFO_URL: `${url}/userinfo`,
      });
    },
    { scope: 'worker' },
  ],
  openId: async ({ startedOpenId }, use) => {
    const provider = startedOpenId();
    provider.clock.pass(Date.now() - provider.clock.now());
    await use(provider);
    provider.changes = {};
  },
});

/** Makes the provider's guest somebody. */
function beSomebody({ changes }: OpenIdProvider, email: string): void {
  const claims = { sub: email, email, email_verified: true };
  changes.idToken = ({ payload }) => void Object.assign(payload, claims);
  changes.userInfo = (response) => {
    response.body = claims;
  };
}

async function readUser(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'user');
  return cookie === undefined ? undefined : JSON.parse(decodeURIComponent(cookie.value));
}

test('the first step leads to Google before its script has come', async ({ page, club }) => {
  await page.route('**/assets/dialog-*.js', () => undefined);
  await club.press('/en/offers');
  await expect(club.root.locator('[data-google]')).toBeVisible();
  await expect(club.root.locator('[data-google]')).toHaveAttribute(
    'href',
    '/api/google/start?return=%2Fen%2Foffers',
  );
});

test('a guest signs in with Google and is back on the same page', async ({ page, club, openId }) => {
  const email = newEmail();
  beSomebody(openId, email);
  await club.open('/ko/offers');
  const button = club.root.locator('[data-google]');
  await expect(button).toBeVisible();
  await club.expectNewPage(() => button.click());
  expect(new URL(page.url()).pathname).toBe('/ko/offers');
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
  await club.expectClosed();
  expect(await readUser(page)).toMatchObject({ email, isGoogle: true });
  await club.opener.click();
  await club.expectStep('memberDetails');
  await expect(club.root).toContainText(email);
});

test('a guest who declines is back on the page as a guest', { tag: '@campaign' }, async ({
  page,
  club,
  openId,
}) => {
  openId.changes.redirect = ({ searchParams }) => {
    searchParams.delete('code');
    searchParams.set('error', 'access_denied');
  };
  await club.open('/en/offers');
  await club.expectNewPage(() => club.root.locator('[data-google]').click());
  await expect(page).toHaveURL(/\/en\/offers$/);
  await club.expectClosed();
  expect(await readUser(page)).toBeUndefined();
});

test('a sign-in that fails says so, once, and the e-mail is another way', async ({
  page,
  club,
  openId,
  siteUrl,
}) => {
  openId.changes.tokens = (response) => {
    response.statusCode = 500;
  };
  await club.open('/en/offers');
  await club.expectNewPage(() => club.root.locator('[data-google]').click());
  await club.expectStep('registerEmail');
  await expect(club.notice('googleFailed')).toBeVisible();
  await expect(club.field('email_address')).toBeFocused();
  await expect(club.heading).toHaveAccessibleDescription(/could not log you in with Google/);

  await club.nameEmail(await registerMember(siteUrl));
  await club.expectStep('loginStep');
  await expect(club.notice('googleFailed')).toHaveCount(0);
  await club.logIn(password);
  await expect(page).toHaveURL(/\/en\/offers$/);
  await club.expectClosed();
});
