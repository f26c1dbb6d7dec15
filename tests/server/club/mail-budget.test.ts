import { beforeEach, expect, test } from 'vitest';
import { limitTable } from '../../../server/core/limit-table.ts';
import { CrmUnavailable } from '../../../server/core/ports/crm.ts';
import { type Mail, MailPostponed, MailUnavailable, MailUndecided } from '../../../server/core/ports/mail.ts';
import { type BudgetedMailer, limitMailer } from '../../../server/mail/mail-budget.ts';
import { type ClubUnderTest, openClub } from './club-under-test.ts';

let under: ClubUnderTest;
let logged: string[];
let isAway: boolean;
let mailer: BudgetedMailer;
beforeEach(async () => {
  under = await openClub();
  logged = [];
  isAway = false;
  const send = async (mail: Mail) => {
    if (isAway) throw new MailUnavailable('away');
    under.mails.push(mail);
  };
  mailer = limitMailer({ send }, under.club.limits, {
    record: (event, { limit }) => void logged.push(`${event} ${limit}`),
  });
});

const send = (kind: Mail['kind']) => mailer.send({ kind, to: 'ana@example.com', locale: 'en' } as Mail);

test('the site sends so many mails of a kind an hour, records each further one, and goes on in the next', async () => {
  const [[most, hour]] = limitTable['mail-notice'].site;
  for (let count = 0; count < most; count += 1) await send('accountLinked');
  for (let count = 0; count < 3; count += 1)
    await expect(send('accountLinked')).rejects.toMatchObject({ retryAfterMilliseconds: hour });
  expect(under.mails).toHaveLength(most);
  expect(logged).toEqual(Array(3).fill('mail.budget mail-notice/site/60'));
  expect(mailer.refused()).toBe(3);

  under.time.now += hour;
  await send('accountLinked');
  expect(under.mails).toHaveLength(most + 1);
});

test.each<[Mail['kind'], readonly Mail['kind'][]]>([
  [
    'enquiryCopy',
    ['activationCode', 'resetCode', 'removalCode', 'enquiryConfirm', 'enquiryOffice', 'wrongLogIns'],
  ],
  ['enquiryOffice', ['activationCode', 'enquiryConfirm', 'enquiryCopy']],
  ['enquiryConfirm', ['activationCode', 'resetCode', 'removalCode', 'enquiryOffice']],
  ['wrongLogIns', ['activationCode', 'enquiryConfirm', 'enquiryOffice']],
  ['activationCode', ['resetCode', 'removalCode', 'enquiryConfirm', 'passwordChanged']],
  ['resetCode', ['activationCode', 'removalCode']],
])('all mails %s of an hour leave the shares of %j', async (flood, others) => {
  while ((await send(flood).catch((thrown: unknown) => thrown)) === undefined);
  await expect(send(flood)).rejects.toThrow(MailPostponed);
  for (const other of others) await send(other);
});

test('mails that the mail system did not take leave the budget as it was', async () => {
  const [[most]] = limitTable['mail-notice'].site;
  isAway = true;
  for (let count = 0; count < 2 * most; count += 1)
    await expect(send('accountLinked')).rejects.toThrow('away');
  isAway = false;
  for (let count = 0; count < most; count += 1) await send('accountLinked');
  await expect(send('accountLinked')).rejects.toThrow(MailPostponed);
});

test.each([
  ['a mail server', () => new MailUndecided('no answer')],
  ['the CRM', () => new CrmUnavailable('no answer', true)],
])('mails that %s may have sent count', async (_who, fault) => {
  const [[most]] = limitTable['mail-notice'].site;
  const send = () => mailer.sendBy('accountLinked', () => Promise.reject(fault()));
  for (let count = 0; count < most; count += 1) await expect(send()).rejects.toThrow('no answer');
  await expect(send()).rejects.toThrow(MailPostponed);
});
