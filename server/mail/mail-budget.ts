import { ApiError } from '../core/api-error.ts';
import { type Limited, limitsOf } from '../core/limit-table.ts';
import type { Limits } from '../core/limits.ts';
import { CrmUnavailable } from '../core/ports/crm.ts';
import { type Mail, type Mailer, MailPostponed, MailUnavailable, MailUndecided } from '../core/ports/mail.ts';
import type { SecurityEvents } from '../core/security-events.ts';

/** The mails that the whole site may send in an hour, by kind: see `limitTable`. */
export interface MailBudget {
  /**
   * Sends a mail that counts in the share of its kind. One that could not be sent does not count; one that may arrive does.
   * @throws {MailPostponed} if the share of this hour is used up; the log has an alarm then
   */
  spend(kind: Mail['kind'], send: () => Promise<void>): Promise<void>;
  /** The mails that this process did not send for want of budget. */
  refused(): number;
}

/** The share of each kind: what strangers can have sent by one kind takes nothing from the others. */
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

/** Whoever makes a site send mails to strangers ruins its name with mail providers: this bounds the damage. */
export function createMailBudget(limits: Limits, events: SecurityEvents): MailBudget {
  let refused = 0;
  return {
    async spend(kind, send) {
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
        // If this fails, the hour has one mail less.
        if (!mayArrive(thrown)) await limits.refund(counted).catch(() => undefined);
        throw thrown;
      }
    },
    refused: () => refused,
  };
}

function mayArrive(thrown: unknown): boolean {
  return thrown instanceof MailUndecided || (thrown instanceof CrmUnavailable && thrown.isUndecided);
}

/** A mailer that keeps to a budget. */
export function limitMailer(mailer: Mailer, budget: MailBudget): Mailer {
  return { send: (mail) => budget.spend(mail.kind, () => mailer.send(mail)) };
}
