import { type BookedStay, bookingLink, needsProperty } from '../../app/declarations/booking-link.ts';
import { formOn, stayFields } from '../../app/declarations/page-forms.ts';
import { hotels } from '../../generated/data/hotels.ts';
import type { PageForm } from '../../generated/forms/page-forms.ts';
import { encodePath } from '../../generated/routes/index.ts';
import { seeOther } from '../http/answers.ts';
import { readRequestTarget } from '../http/requests.ts';
import { createEncodingChooser } from '../pages/encodings.ts';
import { isWorthCompressing, mediaTypeOf } from '../pages/media-types.ts';
import { makeAnswer } from '../pages/page-cache.ts';
import { createFileHeaders, createPageHeaders, sendAnswer } from '../pages/send-answer.ts';
import { findAllErrors } from './check-form.ts';
import { createVisitDescriber, memberFlag } from './describe-visit.ts';
import type { FormHandler, FormServices, FormSite, PlacedForm, SendForm } from './form-site.ts';
import { readSentForm, type SentForm } from './read-visit.ts';

/** The stay that a booking engine is asked for; undefined if it breaks a rule. */
function readStay(form: PageForm, sent: SentForm, today: string): BookedStay | undefined {
  const errors = findAllErrors(form, sent, today);
  if (stayFields.some((name) => errors[name] !== undefined)) return undefined;
  const [arrival = '', departure = '', adults = '', ages = '', promo = ''] = stayFields.map((name) =>
    String(sent.answers[name] ?? ''),
  );
  const hotel = hotels.find(({ page }) => page === sent.about);
  const property = hotel?.bookingId ?? '';
  return { property, arrival, departure, adults, ages: ages.split(',').filter(Boolean), promo };
}

/**
 * Creates the handler that shows a form, filled in from its query and, if the query requests it, from a member’s
 * details.
 */
export function createFormViewer(
  { form: declared, page, send }: PlacedForm,
  { enquiryContext, readMember, readPromo }: FormServices,
  { bookingUrlTemplate, readDay }: FormSite,
): FormHandler {
  const { path, locale } = page;
  const describe = createVisitDescriber(enquiryContext.secrets, readDay);
  return async (request, response) => {
    const { query } = readRequestTarget(request.url);
    const parameters = new URLSearchParams(query);
    if (parameters.has('book') && bookingUrlTemplate !== undefined) {
      const day = readDay();
      const form = formOn({ day }, declared, locale);
      const sent = readSentForm(form, parameters, 'about', declared);
      const stay = readStay(form, sent, day);
      // The form asks for the property instead.
      if (stay !== undefined && (stay.property !== '' || !needsProperty(bookingUrlTemplate))) {
        const promo = stay.promo || (await readPromo(request));
        return seeOther(response, bookingLink(bookingUrlTemplate, { ...stay, promo }, locale));
      }
    }
    const member = parameters.has(memberFlag) ? await readMember(request) : undefined;
    const described = describe(path, query, enquiryContext.clock.now(), member);
    if (described !== undefined) await send(request, response, { path, ...described });
  };
}

/**
 * Creates the sender of form pages. A page that is the same for all guests is served from the cache first, if it is
 * there.
 */
export function createFormSender({ securityHeaders, site }: FormSite): SendForm {
  const chooseEncoding = createEncodingChooser();
  const type = mediaTypeOf('.html');
  const sharedHeaders = createPageHeaders(securityHeaders);
  // The browser must not store a personal page, because other guests may use it.
  const ownHeaders = createFileHeaders({ ...type, cacheControl: 'no-store' }, securityHeaders);

  return async (request, response, { status = 200, path, visit, shared }) => {
    const served = site.today();
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
    const source = {
      headers: shared ? sharedHeaders : ownHeaders,
      isWorthCompressing: (size: number) => isWorthCompressing(type, size),
      render: () => served.site.render({ kind: 'form', path, visit }),
      freshUntil: shared?.freshUntil,
    };
    if (shared) {
      const address = encodePath(path) + shared.canonicalQuery;
      sendAnswer(await served.cache.make(address, encoding, source), request, response);
      return;
    }
    const { body, encoding: made } = await makeAnswer(source, encoding);
    response.writeHead(status, [...ownHeaders.ok[made], 'Content-Length', String(body.length)]);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
