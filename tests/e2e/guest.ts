import type { BrowserContext } from '@playwright/test';

/** Makes a context that of a guest who has answered the question of cookies, which covers part of each page until then. */
export async function answerConsent(context: BrowserContext, siteUrl: string): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ necessary: true, marketing: false }));
  await context.addCookies([{ name: 'consent', value, url: siteUrl }]);
}
