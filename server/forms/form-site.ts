import type { Request } from 'express';
import type { FormVisit } from '../../app/document/load-renderer.ts';
import type { Locale } from '../../generated/locales.ts';
import type { Desk } from '../enquiries/desk.ts';
import type { Log } from '../http/log.ts';
import type { FillPlaceholders } from '../pages/fill-placeholders.ts';
import type { HeaderList } from '../security/security-headers.ts';

/** Renders the pages of forms; the built site’s renderer does. */
export interface FormRenderer {
  renderFormPage(path: string, visit: FormVisit): string | Promise<string>;
}

/** What a member’s account fills in. */
export interface MemberDetails {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

/** What is known of a guest who sends a form. */
export interface FormGuest {
  /** For rate limits. */
  readonly address: string;
  /** The CRM’s tracking cookie, with consent. */
  readonly trackingCookie?: string | undefined;
}

/** The parts of the site that forms need. */
export interface FormSite {
  readonly siteUrl: string;
  readonly fill: FillPlaceholders;
  readonly securityHeaders: HeaderList;
  readonly log: Log;
  /** Address of the booking engine; see `BOOKING_URL_TEMPLATE`. */
  readonly bookingUrlTemplate: string | undefined;
  /** Absent until the build is loaded. */
  findRenderer(): FormRenderer | undefined;
}

/** A form’s page in a language. */
export interface FormPage {
  readonly path: string;
  readonly locale: Locale;
  readonly title: string;
}

/** What answers the forms of a site. */
export interface FormServices {
  readonly desk: Desk;
  readGuest(request: Request): Promise<FormGuest>;
  /** The signed-in member; undefined for others, and where the CRM takes too long. */
  readMember(request: Request): Promise<MemberDetails | undefined>;
}
