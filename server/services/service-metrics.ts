import { Counter, Gauge, type Registry } from 'prom-client';
import type { CountEnquiry } from '../enquiries/desk.ts';
import type { MailBudget } from '../mail/mail-budget.ts';
import { readWithin } from '../metrics/read-within.ts';
import type { OutboxStore } from '../rewards-club/ports/outbox-store.ts';
import type { WatchedLimits } from '../rewards-club/watch-limits.ts';

/** How long the database may take, in milliseconds; Prometheus waits ten seconds for everything. */
const storePatience = 1000;

/** Registers the metrics of the outbox and of forms on pages. @returns counts the outcomes of enquiries */
export function registerServiceMetrics(
  registry: Registry,
  outbox: Pick<OutboxStore, 'counts'>,
  mailBudget: Pick<MailBudget, 'refused'>,
  { reached }: Pick<WatchedLimits, 'reached'>,
): CountEnquiry {
  const registers: [Registry] = [registry];
  const countOutbox = readWithin(storePatience, () => outbox.counts());
  new Gauge({
    name: 'club_outbox_rows',
    help: 'Rows of the outbox that wait or were given up; absent while the database does not say.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await countOutbox();
      this.reset();
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
  new Counter({
    name: 'site_mails_refused_total',
    help: 'Mails that were not sent because the site had sent all of its hour: an alarm.',
    registers,
    collect() {
      this.reset();
      this.inc(mailBudget.refused());
    },
  });
  new Counter({
    name: 'site_quotas_reached_total',
    help: 'Attempts that found a limit of a network or of the whole site reached, by its name: an alarm.',
    labelNames: ['limit'],
    registers,
    collect() {
      this.reset();
      for (const [limit, count] of reached) this.inc({ limit }, count);
    },
  });
  const enquiries = new Counter({
    name: 'site_enquiries_total',
    help: 'Forms that guests sent from pages, by form and outcome.',
    labelNames: ['form', 'outcome'],
    registers,
  });
  return (form, outcome) => enquiries.inc({ form, outcome });
}
