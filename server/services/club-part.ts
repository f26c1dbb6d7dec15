import type { Router } from 'express';
import type { Registry } from 'prom-client';
import type { FormServices } from '../forms/form-site.ts';
import type { ServicesRouterOptions } from '../start/services-part.ts';

/** What a rewards club adds to the services of a site. */
export interface ClubPart {
  /** Creates the readers of guests and members for forms. */
  createFormReaders(siteUrl: string): Pick<FormServices, 'readGuest' | 'readMember'>;
  createApi(options: ServicesRouterOptions): Router;
  /** Registers the metrics. */
  measure(registry: Registry): void;
}
