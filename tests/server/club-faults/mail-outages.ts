import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../runner/campaigns.ts';
import { newEmail } from '../club-api/person.ts';
import { withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { expectUnavailable } from './expect-unavailable.ts';
import { type Front, withFront } from './front.ts';
import { withServedClub } from './served-club.ts';
import { showMails } from './shown-mails.ts';
import { waitUntil } from './wait-until.ts';

const outages: readonly (readonly [string, (place: Front) => void])[] = [
  ['cuts every connection', (place) => place.cut()],
  ['has no time', (place) => place.say('421 4.3.2 come back later\r\n')],
  ['says nothing', (place) => place.silence()],
];

/** Answers to guests while the mail server is down or slow. */
export function describeMailOutages(): void {
  describe.concurrent.each(sampleOf(outages, 2, 0))('while the mail server %s', (_what, fail) => {
    const mailServer = withMailServer();
    const front = withFront(() => mailServer().port);
    const served = withServedClub(() => ({
      env: { SMTP_URL: `smtp://127.0.0.1:${front().port}`, MAIL_FROM: 'club@hotel.example' },
      findMails: async (email) => received(email),
    }));
    const received = (email: string) => showMails(mailServer(), email);

    test('codes are refused, and notices wait', async () => {
      const club = served();
      const [member, newcomer, waiting] = [club.guest(), club.guest(), club.guest()];
      const [email, newcomerEmail, waitingEmail] = [newEmail(), newEmail(), newEmail()];
      await club.register(club.guest(), email);
      const key = await club.getKey(member, email);
      await newcomer.nameEmail(newcomerEmail);
      const { code } = await club.askForCode(waiting, waitingEmail);

      fail(front());
      // The code of the minute is counted for each address.
      const headers = { 'x-forwarded-for': '198.51.100.7' };
      const order = (address: string) => ({ email: address, locale: 'en', purpose: 'registration' });
      const [reset, ...refused] = await Promise.all([
        member.setPassword(email, key, 'novo more sunca'),
        newcomer.call('sendActivationCode', { body: order(newcomerEmail) }),
        waiting.call('sendActivationCode', { body: order(waitingEmail), headers }),
      ]);
      for (const answer of refused) expectUnavailable(answer, 'CrmUnavailable');
      expect(reset).toBe('done');
      expect(await member.logIn(email, 'novo more sunca')).toBe('done');
      // A code that was not sent does not invalidate the previous one.
      expect(await waiting.enter(waitingEmail, code)).toBe('done');
      expect(received(newcomerEmail)).toEqual([]);

      front().open();
      await club.prove(newcomer, newcomerEmail);
      await waitUntil(() => received(email).length === 3);
      expect(received(email)[0]).not.toHaveProperty('code');
    });
  });
}
