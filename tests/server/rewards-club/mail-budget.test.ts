import { expect, test } from 'vitest';
import { createMailBudget, limitMailer } from '../../../server/mail/mail-budget.ts';
import { limitTable } from '../../../server/rewards-club/limit-table.ts';
import { MailUnavailable } from '../../../server/rewards-club/ports/mail.ts';
import { openClub } from './club-under-test.ts';

const [[most, window]] = limitTable.mail.site;

test('the site sends so many mails an hour and no more, says so in its log once, and goes on in the next', async () => {
  const { club, time, mails } = await openClub();
  const logged: unknown[] = [];
  const budget = createMailBudget(club.limits, { error: (...line: unknown[]) => void logged.push(line) });
  const mailer = limitMailer({ send: async (mail) => void mails.push(mail) }, budget);
  const send = () => mailer.send({ kind: 'accountLinked', to: 'ana@example.com', locale: 'en' });

  for (let count = 0; count < most; count += 1) await send();
  for (let count = 0; count < 3; count += 1) await expect(send()).rejects.toThrow(MailUnavailable);
  expect(mails).toHaveLength(most);
  expect(logged).toHaveLength(1);
  expect(budget.refused()).toBe(3);

  time.now += window;
  await send();
  expect(mails).toHaveLength(most + 1);
});
