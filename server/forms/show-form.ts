import { formOn } from '../../app/document/load-renderer.ts';
import { readRequestTarget } from '../http/request-target.ts';
import { bookingAddress } from './booking-address.ts';
import { findAllErrors } from './check-form.ts';
import type { FormHandler, FormServices, FormSite, PlacedForm } from './form-site.ts';
import { createFormToken } from './form-token.ts';
import { firstAnswers, queryOfForm, readLink, readSentForm } from './read-visit.ts';
import { seeOther } from './see-other.ts';

/** Makes the handler that shows a form, filled in by its address and by a member’s details. */
export function createFormViewer(
  { form: declared, page, send }: PlacedForm,
  { desk, readMember }: FormServices,
  { bookingUrlTemplate, readDay }: FormSite,
): FormHandler {
  const { path, locale } = page;
  return async (request, response) => {
    const query = new URLSearchParams(readRequestTarget(request.url).query);
    const day = readDay();
    const form = formOn({ day }, declared);
    const sent = readSentForm(declared, query, 'about', day);
    const now = desk.clock.now();
    const isStay = query.has('book');
    if (isStay && bookingUrlTemplate !== undefined) {
      const location = bookingAddress(bookingUrlTemplate, form, sent, locale, now);
      if (location !== undefined) {
        return seeOther(response, location);
      }
    }
    const member = await readMember(request, response);
    const answers = firstAnswers(form, sent.answers, member);
    const found = isStay ? Object.entries(findAllErrors(form, sent, now)) : [];
    const { link, notice } = readLink(form, query);
    const flags = [...(isStay ? ['book'] : []), ...(notice === undefined ? [] : [notice.kind])];
    const visit = {
      about: sent.about,
      query: queryOfForm(form, sent, flags),
      answers,
      // Of the fields of the booking bar only: the rest of the form is still to be filled in.
      errors: Object.fromEntries(found.filter(([name]) => query.has(name))),
      step: 0,
      token: createFormToken(desk.secrets, now),
      link,
      notice,
    };
    await send(request, response, { path, visit, isPersonal: member !== undefined });
  };
}
