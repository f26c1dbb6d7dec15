import { describe, expect, test } from 'vitest';
import { withClubSite } from './club-site.ts';
import { expectTooOften, newAddress, times } from './limit-steps.ts';
import { createMember, logIn, newEmail } from './registration-steps.ts';

const club = withClubSite({ TRUST_PROXY: '127.0.0.1' });

describe('wrong passwords', () => {
  test('ten for an e-mail close it for their address, in all its spellings; its owner logs in from another', async () => {
    const owner = newAddress();
    const { email } = await createMember(club(), newEmail(), owner);
    const address = newAddress();
    const wrong = await times(10, (index) => logIn(club().guest(address), email, `guess no. ${index}`));
    for (const { body } of wrong) expect(body.code).toBe('LoginUnsuccessful');
    expectTooOften(await logIn(club().guest(address), email, 'guess no. 11'), 900);
    // The right one, too: else the limit would tell it.
    expectTooOften(await logIn(club().guest(address), email), 900);
    expectTooOften(await logIn(club().guest(address), email.toUpperCase()), 900);
    expectTooOften(await logIn(club().guest(address), email.replace('ana', 'ａｎａ')), 900);
    expect((await logIn(club().guest(address), newEmail())).body.code).toBe('LoginUnsuccessful');
    expect((await logIn(club().guest(owner), email)).body.success).toBe(true);
    expect((await logIn(club().guest(newAddress()), email)).body.success).toBe(true);
  });

  test('thirty close an address, whatever the e-mails; at once as well', async () => {
    const { email } = await createMember(club(), newEmail(), newAddress());
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 45 }, () => logIn(club().guest(address), newEmail())),
    );
    expect(answers.filter(({ body }) => body.code === 'LoginUnsuccessful')).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expectTooOften(await logIn(club().guest(address), email), 900);
    expect((await logIn(club().guest(newAddress()), email)).body.success).toBe(true);
  });

  test('are not forgiven for right ones in between, neither for an e-mail nor for an address', async () => {
    const address = newAddress();
    const { email } = await createMember(club(), newEmail(), newAddress());
    await times(9, async (index) => {
      await logIn(club().guest(address), email, `guess no. ${index}`);
      expect((await logIn(club().guest(address), email)).body.success).toBe(true);
    });
    await logIn(club().guest(address), email, 'guess no. 10');
    expectTooOften(await logIn(club().guest(address), email), 900);

    const { email: own } = await createMember(club(), newEmail(), newAddress());
    await times(9, async () => {
      await times(2, () => logIn(club().guest(address), newEmail()));
      expect((await logIn(club().guest(address), own)).body.success).toBe(true);
    });
    await times(2, () => logIn(club().guest(address), newEmail()));
    expectTooOften(await logIn(club().guest(address), own), 900);
  });
});
