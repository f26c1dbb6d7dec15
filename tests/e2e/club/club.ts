import { expect } from '@playwright/test';
import { test as base } from '../site.ts';
import { ClubDialog } from './club-dialog.ts';

interface ClubFixtures {
  /** The dialog of the test's page. */
  readonly club: ClubDialog;
  /** Whether the guest has answered the question of cookies; the choice covers part of the page until then. */
  readonly hasChosenCookies: boolean;
}

/** Playwright's test on a site without rate limits. Whatever a page throws or its policy forbids fails the test. */
export const test = base.extend<ClubFixtures>({
  siteEnv: [{ RATE_LIMITS: 'off' }, { scope: 'worker' }],
  hasChosenCookies: [true, { option: true }],
  context: async ({ context, origin, hasChosenCookies }, use) => {
    const value = encodeURIComponent(JSON.stringify({ necessary: true, marketing: false }));
    if (hasChosenCookies) await context.addCookies([{ name: 'consent', value, url: origin }]);
    const faults: string[] = [];
    context.on('weberror', (fault) => faults.push(String(fault.error())));
    context.on('console', (message) => {
      if (message.type() === 'error' && !isFailedRequest(message.text())) faults.push(message.text());
    });
    await use(context);
    expect(faults).toEqual([]);
  },
  club: ({ page, siteUrl }, use) => use(new ClubDialog(page, siteUrl)),
});

/** Calls that fail on purpose are told of as well. */
function isFailedRequest(text: string): boolean {
  return text.startsWith('Failed to load resource');
}

export { expect };
