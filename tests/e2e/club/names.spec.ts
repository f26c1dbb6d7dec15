import { expect, test } from './club.ts';
import type { ClubDialog } from './club-dialog.ts';
import { askForCode, newEmail } from './guests.ts';

async function openDetails(club: ClubDialog, siteUrl: string, locale: 'en' | 'ko' = 'en') {
  const { link } = await askForCode(siteUrl, newEmail(), 'registration', locale);
  await club.followLink(link);
  await club.expectStep('registerMember');
}

const told = (club: ClubDialog, name: string) => club.root.locator(`[data-field="${name}"] [role="status"]`);

test('a hyphen or an apostrophe in a name becomes a space, and nothing is said of it', async ({
  club,
  siteUrl,
}) => {
  await openDetails(club, siteUrl);
  for (const [typed, kept] of [
    ["D'Angelo", 'D Angelo'],
    ['D’Angelo', 'D Angelo'],
    ['Jean-Pierre', 'Jean Pierre'],
    ['Jean‑Pierre', 'Jean Pierre'],
  ] as const) {
    await club.field('last_name').fill('');
    await club.field('last_name').pressSequentially(typed);
    await expect(club.field('last_name')).toHaveValue(kept);
    await expect(told(club, 'last_name')).toHaveText('');
  }
});

test('a refused character is told at once, and no longer when the guest types on or leaves', {
  tag: '@campaign',
}, async ({ club, siteUrl }) => {
  await openDetails(club, siteUrl);
  const [field, status] = [club.field('first_name'), told(club, 'first_name')];
  await expect(status).toHaveText('');
  await expect(field).not.toHaveAccessibleDescription(/./);
  await field.pressSequentially('Ana3');
  await expect(field).toHaveValue('Ana');
  await expect(status).toHaveText('‘3’ cannot be used here. Please use Latin or Cyrillic letters.');
  await expect(status).toBeVisible();
  await field.pressSequentially('b');
  await expect(status).toHaveText('');
  await field.fill('太郎 Taro!');
  await expect(field).toHaveValue(' Taro');
  await expect(status).toHaveText(/^‘太郎!’/);
  await club.field('last_name').focus();
  await expect(status).toHaveText('');
});

test('the caret stays where a name is corrected', { tag: '@campaign' }, async ({ page, club, siteUrl }) => {
  await openDetails(club, siteUrl);
  const field = club.field('first_name');
  await field.fill('JeanPierre');
  await field.press('Home');
  for (const _ of 'Jean') await field.press('ArrowRight');
  await page.keyboard.type('-7L');
  await expect(field).toHaveValue('Jean LPierre');
});

test('Korean guests are told to write their names as in the passport', async ({ club, siteUrl }) => {
  await openDetails(club, siteUrl, 'ko');
  for (const name of ['first_name', 'last_name']) {
    await expect(club.field(name)).toHaveAccessibleName(/여권/);
    await club.field(name).fill('김');
    await expect(told(club, name)).toContainText('여권');
  }
});
