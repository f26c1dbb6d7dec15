import { type RequestHandler, Router } from 'express';
import { formAction, namedForms } from '../../app/declarations/page-forms.ts';
import { encodePath, versions } from '../../generated/routes/index.ts';
import { ApiError } from '../core/api-error.ts';
import { limitedAddress } from '../core/client-address.ts';
import { recordFault, type SecurityEvents } from '../core/security-events.ts';
import { seeOther, sendProblem } from '../http/answers.ts';
import { isSameOrigin } from '../http/request-checks.ts';
import { readRequestTarget } from '../http/requests.ts';
import { createLinkHandlers } from './follow-links.ts';
import type { FormHandler, FormServices, FormSite, PlacedForm } from './form-site.ts';
import { createReceiver } from './receive-form.ts';
import { createFormSender, createFormViewer } from './show-form.ts';

/** Serves the pages of forms and handles their submissions. */
export function createFormsRouter(services: FormServices, site: FormSite): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const send = createFormSender(site);
  /**
   * The URL of a button on a page that a link in a mail opens. Mails have it in a header, too, so guests and programs
   * may open it.
   */
  const show = (path: string, page: string, link: 'confirm' | 'unsubscribe') =>
    router.get(path, (request, response) => {
      const token = new URLSearchParams(readRequestTarget(request.url).query).get('token');
      seeOther(response, token === null ? page : `${page}?${new URLSearchParams({ [link]: token })}`);
    });
  /** @param isOwn whether the request must come from a page of this site */
  const serve = (
    path: string,
    operation: string,
    method: 'get' | 'post',
    handle: FormHandler,
    isOwn = method === 'post',
  ) => {
    const answer: FormHandler = (request, response, events) => {
      if (isOwn && !isSameOrigin(request.headers, site.siteUrl)) throw new ApiError('ForeignOrigin');
      return handle(request, response, events);
    };
    router
      .route(path)
      [method](answerWith(answer, operation, services.events))
      .all(refuseMethod(method));
  };
  for (const [name, form] of namedForms) {
    const operation = `forms/${name}`;
    for (const page of versions(form.page)) {
      const placed: PlacedForm = { name, form, page, send };
      const action = formAction(name, page.locale);
      serve(encodePath(page.path), operation, 'get', createFormViewer(placed, services, site));
      serve(action, operation, 'post', createReceiver(placed, services, site));
      const links = createLinkHandlers(placed, services, site);
      if (form.proof) {
        show(`${action}/confirm`, encodePath(page.path), 'confirm');
        serve(`${action}/confirm`, `${operation}/confirm`, 'post', links.confirm);
      }
      if (!form.subscribes) continue;
      show(`${action}/unsubscribe`, encodePath(page.path), 'unsubscribe');
      // Mail programs send this request (RFC 8058), so only the token is checked.
      serve(`${action}/unsubscribe`, `${operation}/unsubscribe`, 'post', links.unsubscribe, false);
    }
  }
  return router;
}

function answerWith(handle: FormHandler, operation: string, events: SecurityEvents): RequestHandler {
  return async (request, response) => {
    const address = limitedAddress(request.ip ?? '');
    const own: SecurityEvents = {
      record: (event, facts) => events.record(event, { operation, address, ...facts }),
    };
    try {
      await handle(request, response, own);
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || response.headersSent) throw thrown;
      recordFault(own, thrown);
      // The connection is closed, because the rest of a body that is too large is not read.
      if (!request.complete) response.setHeader('Connection', 'close');
      sendProblem(response, thrown);
    }
  };
}

function refuseMethod(method: 'get' | 'post'): RequestHandler {
  return (_request, response) => {
    response.setHeader('Allow', method === 'get' ? 'GET, HEAD' : 'POST');
    sendProblem(response, new ApiError('MethodNotAllowed'));
  };
}
