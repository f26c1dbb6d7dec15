import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../runner/campaigns.ts';
import { askForCode, logIn, newEmail, register } from '../club-api/registration-steps.ts';
import { getKey, setPassword } from '../club-api/reset-steps.ts';
import { withMailServer } from '../integration/mail/fixture/smtp-server.ts';
import { expectUnavailable } from './expect-unavailable.ts';
import { type Front, withFront } from './front.ts';
import { withServedClub } from './served-club.ts';
import { showMails } from './shown-mails.ts';
import { waitUntil } from './wait-until.ts';

const locale = 'en';
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
      await register(club, club.guest(), email);
      const key = await getKey(club, member, email);
      await newcomer.call('emailExists', { body: { email: newcomerEmail, locale } });
      const { code } = await askForCode(club, waiting, waitingEmail);

      fail(front());
      const order = { body: { email: newcomerEmail, locale, purpose: 'registration' } };
      // The code of the minute is counted for each address.
      const again = { 'x-forwarded-for': '198.51.100.7' };
      const another = { body: { ...order.body, email: waitingEmail }, headers: again };
      const [first, second, reset] = await Promise.all([
        newcomer.call('sendActivationCode', order),
        waiting.call('sendActivationCode', another),
        setPassword(member, email, key, 'novo more sunca'),
      ]);
      expectUnavailable(first, 'CrmUnavailable');
      expectUnavailable(second, 'CrmUnavailable');
      expect(reset.body).toEqual({ success: true });
      expect((await logIn(member, email, 'novo more sunca')).body).toMatchObject({ success: true });
      // A code that was not sent does not invalidate the previous one.
      const proof = { email: waitingEmail, code, purpose: 'registration', locale };
      expect((await waiting.call('verifyCode', { body: proof })).body).toEqual({ success: true });
      expect(received(newcomerEmail)).toEqual([]);

      front().open();
      expect((await newcomer.call('sendActivationCode', order)).body).toEqual({ success: true });
      const [mail] = received(newcomerEmail);
      const right = { email: newcomerEmail, code: mail?.code, purpose: 'registration', locale };
      expect((await newcomer.call('verifyCode', { body: right })).body).toEqual({ success: true });
      await waitUntil(() => received(email).length === 3);
      expect(received(email)[0]).not.toHaveProperty('code');
    });
  });
}
