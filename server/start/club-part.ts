import type { Router } from 'express';
import type { Registry } from 'prom-client';
import type { Locale } from '../../generated/locales.ts';
import type { Config } from '../config/config.ts';
import type { FormSite } from '../forms/form-site.ts';
import type { Log } from '../http/log.ts';

/** The rewards club as the server starts and serves it. A site without a club has none. */
export interface ClubPart {
  /** Serves its API and, unless mails are sent, the mailbox for developers. */
  createRouter(options: ClubRouterOptions): Router;
  /** Serves the forms of pages. */
  createFormsRouter(site: FormSite): Router;
  /** Rejects if its database cannot be reached. */
  ping(): Promise<void>;
  /** Registers its metrics. */
  measure(registry: Registry): void;
  /** Starts to deliver the outbox and to remove expired rows. */
  start(): void;
  /** Finishes claimed rows, then closes everything. */
  stop(): Promise<void>;
}

/** The parts of the site that the club needs. */
interface ClubRouterOptions {
  /** Public origin, without a closing slash. */
  readonly siteUrl: string;
  /** Whether a decoded path is that of a page. */
  isPublished(path: string): boolean;
  localeOfPath(path: string): Locale;
}

/**
 * Opens the club's database and services.
 * @throws {StartupError} if the database cannot be opened or is newer than this version
 */
export type OpenClub = (config: Config, log: Log) => Promise<ClubPart>;
