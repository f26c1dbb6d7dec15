import { ApiError } from '../core/api-error.ts';
import { type Limited, limitsOf } from '../core/limit-table.ts';
import type { Limits } from '../core/limits.ts';
import {
  type LimitedMailer,
  type Mail,
  type Mailer,
  MailPostponed,
  MailUnavailable,
  mayArrive,
} from '../core/ports/mail.ts';
import type { SecurityEvents } from '../core/security-events.ts';

/** A mailer within the site's budget. */
export interface BudgetedMailer extends LimitedMailer {
  /** The number of mails that this process did not send because the budget was used up. */
  refused(): number;
}

/** The budget of each kind, so that strangers who trigger one kind cannot use up the others. */
const shares = {
  activationCode: 'mail-code',
  resetCode: 'mail-code',
  removalCode: 'mail-code',
  enquiryConfirm: 'mail-proof',
  enquiryCopy: 'mail-copy',
  newsletterWelcome: 'mail-copy',
  enquiryOffice: 'mail-office',
  passwordChanged: 'mail-notice',
  accountLinked: 'mail-notice',
  accountUnlinked: 'mail-notice',
  passkeyAdded: 'mail-notice',
  passkeyRemoved: 'mail-notice',
  accountRemoved: 'mail-notice',
  wrongLogIns: 'mail-notice',
} as const satisfies Readonly<Record<Mail['kind'], Limited>>;

/**
 * Limits the mails that the whole site may send in an hour, by kind: see `limitTable`. This keeps abuse from getting
 * the domain blocked. A mail that could not be sent does not count; one that may arrive does. Logs an alarm if a share
 * is used up.
 */
export function limitMailer(mailer: Mailer, limits: Limits, events: SecurityEvents): BudgetedMailer {
  let refused = 0;
  async function sendBy(kind: Mail['kind'], send: () => Promise<void>): Promise<void> {
    const counted = limitsOf(shares[kind], { purpose: kind });
    await limits.consume(counted).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiError))
        throw new MailUnavailable('The mail cannot be counted.', { cause: thrown });
      refused += 1;
      events.record('mail.budget', { outcome: 'failed', limit: thrown.limit });
      throw new MailPostponed((thrown.retryAfter ?? 60) * 1000);
    });
    try {
      await send();
    } catch (thrown) {
      // If this fails, the budget of the hour has one mail less.
      if (!mayArrive(thrown)) await limits.refund(counted).catch(() => undefined);
      throw thrown;
    }
  }
  return {
    send: (mail) => sendBy(mail.kind, () => mailer.send(mail)),
    sendBy,
    refused: () => refused,
  };
}
