import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base, expect } from './club.ts';
import { registerMember } from './guests.ts';

/** A site whose database the test reaches into, as somebody does who deletes a contact in the CRM. */
const test = base.extend<object, { databasePath: string }>({
  databasePath: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'dalmatia-e2e-'));
      await use(join(folder, 'site.db'));
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  siteEnv: [
    ({ databasePath }, use) => use({ RATE_LIMITS: 'off', DATABASE_URL: `sqlite:${databasePath}` }),
    { scope: 'worker' },
  ],
});

test('an account without a contact gets one again, and goes on to the password after the code', async ({
  page,
  club,
  siteUrl,
  databasePath,
}) => {
  const email = await registerMember(siteUrl);
  const database = new DatabaseSync(databasePath);
  database.prepare('delete from contacts where email_key = ?').run(email);
  database.close();

  await club.open();
  await club.nameEmail(email);
  await club.expectStep('registerCode');
  // A reload forgets nothing of it.
  await page.reload();
  await club.opener.click();
  await club.expectStep('registerCode');
  await club.enterCode(email);
  await club.expectStep('loginStep');
  await club.logIn();
  await expect(page.locator('html')).toHaveAttribute('data-member', '');
});
