import type { Request, Response } from 'express';
import type { FormVisit } from '../../app/declarations/form-visit.ts';
import type { PageForm, PageFormName } from '../../generated/forms/page-forms.ts';
import type { Page } from '../../generated/routes/index.ts';
import type { ReadDay } from '../core/clock.ts';
import type { SecurityEvents } from '../core/security-events.ts';
import type { HeaderList } from '../http/security-headers.ts';
import type { SiteOfToday } from '../pages/site-of-today.ts';
import type { EnquiryContext } from './enquiry-context.ts';

/** Details of a member that fill in a form. */
export interface MemberDetails {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

/** A guest who sends a form. */
interface FormGuest {
  /** For rate limits. */
  readonly address: string;
  /** The key of a signed-in member's e-mail, which is proven. */
  readonly provenEmailKey?: string | undefined;
  /** The CRM’s tracking cookie, with consent. */
  readonly trackingCookie?: string | undefined;
}

/** The parts of the site that forms need. */
export interface FormSite {
  readonly siteUrl: string;
  /** Returns the day that determines the options of forms. */
  readonly readDay: ReadDay;
  readonly securityHeaders: HeaderList;
  /** Address of the booking engine; see `BOOKING_URL_TEMPLATE`. */
  readonly bookingUrlTemplate: string | undefined;
  readonly site: SiteOfToday;
}

/**
 * A visit whose document is the same for all guests. It depends on the path, the canonical query and the day of the
 * site.
 */
export interface SharedVisit {
  /** Starts with the question mark; '' if the query has no effect. */
  readonly canonicalQuery: string;
  /** In milliseconds since 1970. */
  readonly freshUntil: number;
}

/** Sends the page of a form. */
export type SendForm = (
  request: Request,
  response: Response,
  answer: {
    readonly status?: number;
    readonly path: string;
    readonly visit: FormVisit;
    /** Present if the document is the same for all guests. */
    readonly shared?: SharedVisit | undefined;
  },
) => Promise<void>;

/** A form on its page in a language. */
export interface PlacedForm {
  readonly name: PageFormName;
  readonly form: PageForm;
  readonly page: Page;
  readonly send: SendForm;
}

/**
 * Answers a request; throws `ApiError` for a request that no browser sends.
 * @param events of this request; they add its operation and address
 */
export type FormHandler = (request: Request, response: Response, events: SecurityEvents) => Promise<void>;

/** The services behind forms. */
export interface FormServices {
  readonly enquiryContext: EnquiryContext;
  readonly events: SecurityEvents;
  readGuest(request: Request): Promise<FormGuest>;
  /** The logged-in member; undefined for other guests, and if the database does not answer. */
  readMember(request: Request): Promise<MemberDetails | undefined>;
  /** The value by which the booking engine recognises the logged-in member; undefined for other guests. */
  readPromo(request: Request): Promise<string | undefined>;
}
