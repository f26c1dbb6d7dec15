import type { Response } from 'express';
import { newVisit } from '../../app/declarations/form-visit.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { ApiError } from '../core/api-error.ts';
import { limitsOf } from '../core/limit-table.ts';
import { recordFault, type SecurityEvents } from '../core/security-events.ts';
import { seeOther } from '../http/answers.ts';
import { readRequestTarget } from '../http/requests.ts';
import { readFormBody } from './check-form.ts';
import { confirmEnquiry, unsubscribe } from './confirm-enquiry.ts';
import type { EnquiryContext } from './enquiry-context.ts';
import type { FormHandler, FormServices, FormSite, PlacedForm } from './form-site.ts';
import { createStamp } from './form-stamp.ts';

interface LinkHandlers {
  readonly confirm: FormHandler;
  readonly unsubscribe: FormHandler;
}

/** Creates the handlers of the buttons on the pages that links in mails open. */
export function createLinkHandlers(
  { form, page, send }: PlacedForm,
  { enquiryContext, readGuest }: FormServices,
  { readDay }: FormSite,
): LinkHandlers {
  /** @param action uses the token and returns the query of the page with the result; undefined for a wrong token */
  const follow = (
    action: (enquiryContext: EnquiryContext, token: string) => Promise<string | undefined>,
  ): FormHandler => {
    return async (request, response, events) => {
      // The URL in a mail’s header contains the token (RFC 8058). Mail programs mostly send a multipart body to it.
      const oneClick = new URLSearchParams(readRequestTarget(request.url).query).get('token');
      const token = oneClick ?? (await readFormBody(request)).get('token') ?? '';
      const outcome = await action(enquiryContext, token);
      if (outcome !== undefined) {
        if (oneClick === null) seeOther(response, `${encodePath(page.path)}?${outcome}`);
        else answerProgram(response, 200);
        return;
      }
      const wait = await countWrongLink(enquiryContext, await readGuest(request), events);
      if (wait !== undefined) response.setHeader('Retry-After', wait);
      if (oneClick !== null) answerProgram(response, wait === undefined ? 404 : 429);
      else await send(request, response, { path: page.path, ...refusal(wait) });
    };
  };
  const refusal = (wait: number | undefined) => {
    const today = readDay();
    const visit = {
      ...newVisit(form),
      today,
      stamp: createStamp(enquiryContext.secrets, today, enquiryContext.clock.now()),
    };
    if (wait === undefined)
      return { status: 422, visit: { ...visit, notice: { kind: 'linkInvalid' } } } as const;
    const notice = { kind: 'tooManyLinks', minutes: Math.ceil(wait / 60) } as const;
    return { status: 429, visit: { ...visit, notice } };
  };
  return { confirm: follow(confirmEnquiry), unsubscribe: follow(unsubscribe) };
}

function answerProgram(response: Response, status: number): void {
  response.status(status).set('Cache-Control', 'no-store').end();
}

/** @returns the seconds to wait if the address has sent too many wrong tokens */
async function countWrongLink(
  { limits }: EnquiryContext,
  guest: { readonly address: string },
  events: SecurityEvents,
): Promise<number | undefined> {
  try {
    await limits.consume(limitsOf('wrong-link', guest));
    events.record('form.link', { outcome: 'refused' });
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof ApiError && thrown.code === 'TooManyRequests')) throw thrown;
    recordFault(events, thrown);
    return thrown.retryAfter ?? 60;
  }
}
