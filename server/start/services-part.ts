import type { Router } from 'express';
import type { Registry } from 'prom-client';
import type { Locale } from '../../generated/locales.ts';
import type { DescribeFormVisit } from '../forms/describe-visit.ts';
import type { FormSite } from '../forms/form-site.ts';
import type { ReadDay } from '../pages/today.ts';
import type { SecurityEvents } from '../security/security-events.ts';

/** The services of the rewards club and of forms on pages, as the server starts and serves them. */
export interface ServicesPart {
  readonly events: SecurityEvents;
  /** @param readDay gives the day of the site */
  createVisitDescriber(readDay: ReadDay): DescribeFormVisit;
  /** Serves the pages of forms, and takes what is sent from them. */
  createFormsRouter(site: FormSite): Router;
  /** Serves the API of the club and, unless mails are sent, the mailbox for developers. */
  createRouter(options: ServicesRouterOptions): Router;
  /** Rejects if the database cannot be reached or written to. */
  ping(): Promise<void>;
  /** Registers the metrics. */
  measure(registry: Registry): Promise<void>;
  /** Starts to deliver the outbox and to remove expired rows. */
  start(): void;
  /** Finishes claimed rows, then closes everything. */
  stop(): Promise<void>;
}

/** The parts of the site that the services need. */
interface ServicesRouterOptions {
  /** Public origin, without a closing slash. */
  readonly siteUrl: string;
  /** Whether a decoded path is that of a page. */
  isPublished(path: string): boolean;
  localeOfPath(path: string): Locale;
}
