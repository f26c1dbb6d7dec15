import { newVisit } from '../../app/document/load-renderer.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { confirmEnquiry } from '../enquiries/confirm-enquiry.ts';
import { unsubscribe } from '../enquiries/unsubscribe.ts';
import { readRequestTarget } from '../http/request-target.ts';
import type { FormHandler, FormServices, PlacedForm } from './form-site.ts';
import { createFormToken } from './form-token.ts';
import { readFormBody } from './read-form-body.ts';
import { seeOther } from './see-other.ts';

interface LinkHandlers {
  readonly confirm: FormHandler;
  readonly unsubscribe: FormHandler;
}

/** Makes the handlers of the buttons behind the links of mails. */
export function createLinkHandlers({ form, page, send }: PlacedForm, { desk }: FormServices): LinkHandlers {
  const follow = (action: (token: string) => Promise<boolean>, done: string): FormHandler => {
    return async (request, response) => {
      // The address in a mail’s header has the token (RFC 8058). What mail programs send to it is mostly multipart.
      const oneClick = new URLSearchParams(readRequestTarget(request.url).query).get('token');
      const token = oneClick ?? (await readFormBody(request)).get('token') ?? '';
      const isDone = await action(token);
      if (oneClick !== null) {
        response
          .status(isDone ? 200 : 404)
          .set('Cache-Control', 'no-store')
          .end();
      } else if (isDone) {
        seeOther(response, `${encodePath(page.path)}?${done}`);
      } else {
        const token = createFormToken(desk.secrets, desk.clock.now());
        const visit = { ...newVisit(form), token, notice: { kind: 'linkInvalid' } as const };
        await send(request, response, { status: 422, path: page.path, visit });
      }
    };
  };
  return {
    confirm: follow(async (token) => (await confirmEnquiry(desk, token)) !== undefined, 'confirmed'),
    unsubscribe: follow((token) => unsubscribe(desk, token), 'unsubscribed'),
  };
}
