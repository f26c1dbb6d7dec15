import type { Log } from '../http/log.ts';
import { ApiError } from '../rewards-club/api-error.ts';
import { limitsOf } from '../rewards-club/limit-table.ts';
import type { Limits } from '../rewards-club/limits.ts';
import { type Mailer, MailUnavailable } from '../rewards-club/ports/mail.ts';

/** The mails that the whole site may send in an hour: see `limitTable`. */
export interface MailBudget {
  /**
   * Counts one mail.
   * @throws {MailUnavailable} if the hour has no mail left; the log has an alarm then
   */
  spend(): Promise<void>;
  /** The mails that this process did not send for want of budget. */
  refused(): number;
}

const between = 60_000;

/** Whoever makes a site send mails to strangers ruins its name with mail providers: this bounds the damage. */
export function createMailBudget(limits: Limits, log: Pick<Log, 'error'>): MailBudget {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    async spend() {
      try {
        await limits.consume(limitsOf('mail', {}));
      } catch (thrown) {
        if (!(thrown instanceof ApiError))
          throw new MailUnavailable('The mail cannot be counted.', { cause: thrown });
        refused += 1;
        if (performance.now() - loggedAt > between) {
          loggedAt = performance.now();
          const wait = thrown.retryAfter;
          log.error(
            { refused, wait },
            'the site has sent all mails of this hour: somebody may be abusing its forms',
          );
        }
        throw new MailUnavailable('The site has sent all mails of this hour.');
      }
    },
    refused: () => refused,
  };
}

/** A mailer that keeps to a budget. */
export function limitMailer(mailer: Mailer, budget: MailBudget): Mailer {
  return {
    async send(mail) {
      await budget.spend();
      await mailer.send(mail);
    },
  };
}
