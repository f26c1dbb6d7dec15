import { test as base, expect } from './club.ts';
import { newEmail, readMails } from './guests.ts';

/** A site that counts. */
const test = base.extend<object, object>({ siteEnv: [{}, { scope: 'worker' }] });

test('a second code within the minute is not sent, and the first one stays good', async ({
  club,
  siteUrl,
}) => {
  const email = newEmail();
  await club.open();
  await club.nameEmail(email);
  await club.expectStep('registerCode');
  await club.askForNewCode();
  await expect(club.trouble).toHaveText('Too many attempts. Please wait 1 minute and try again.');

  // The button counts down the server's seconds.
  await expect(club.link('Send a new code')).toBeDisabled();

  // Going back and naming the same e-mail again leads on to the code that is there.
  await club.link('Use a different email address').click();
  await club.nameEmail(email);
  await club.expectStep('registerCode');
  expect(await readMails(siteUrl, email)).toHaveLength(1);
  await club.enterCode(email);
  await club.expectStep('registerMember');
});
