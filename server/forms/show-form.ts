import { formOn } from '../../app/document/for-server.ts';
import { readRequestTarget } from '../http/request-target.ts';
import { bookingAddress } from './booking-address.ts';
import { createVisitDescriber, memberFlag } from './describe-visit.ts';
import type { FormHandler, FormServices, FormSite, PlacedForm } from './form-site.ts';
import { readSentForm } from './read-visit.ts';
import { seeOther } from './see-other.ts';

/** Makes the handler that shows a form, filled in by its address and, where that asks for it, by a member’s details. */
export function createFormViewer(
  { form: declared, page, send }: PlacedForm,
  { desk, readMember }: FormServices,
  { bookingUrlTemplate, readDay }: FormSite,
): FormHandler {
  const { path, locale } = page;
  const describe = createVisitDescriber(desk.secrets, readDay);
  return async (request, response) => {
    const { query } = readRequestTarget(request.url);
    const parameters = new URLSearchParams(query);
    if (parameters.has('book') && bookingUrlTemplate !== undefined) {
      const day = readDay();
      const form = formOn({ day }, declared, locale);
      const sent = readSentForm(form, parameters, 'about', declared);
      const location = bookingAddress(bookingUrlTemplate, form, sent, locale, day);
      if (location !== undefined) return seeOther(response, location);
    }
    const member = parameters.has(memberFlag) ? await readMember(request) : undefined;
    const described = describe(path, query, desk.clock.now(), member);
    if (described !== undefined) await send(request, response, { path, ...described });
  };
}
