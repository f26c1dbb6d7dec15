import { findClosing } from '../../app/declarations/closed-days.ts';
import type { FormNotice, FormVisit } from '../../app/declarations/form-visit.ts';
import { fieldsOfPages, formOn, thanksQuery } from '../../app/declarations/page-forms.ts';
import { encodePath, findPage } from '../../generated/routes/index.ts';
import { ApiError, toApiError } from '../core/api-error.ts';
import { emailKeyOf } from '../core/email-address.ts';
import { StoreUnavailable } from '../core/ports/store-errors.ts';
import { recordFault } from '../core/security-events.ts';
import { seeOther } from '../http/answers.ts';
import { checkForm, readFormBody, storedAnswers } from './check-form.ts';
import type { FormHandler, FormServices, FormSite, PlacedForm } from './form-site.ts';
import { createStamp, readStamp } from './form-stamp.ts';
import { explainOver, queryOfForm, readSentForm } from './read-visit.ts';
import { emailOf, receiveEnquiry } from './receive-enquiry.ts';

/** How long after midnight the day on which the guest opened the form still counts as today, in milliseconds. */
const overMidnight = 6 * 60 * 60_000;

/** Creates the handler of submissions. A refused form is shown again with all that the guest entered. */
export function createReceiver(
  { name, form: declared, page, send }: PlacedForm,
  { enquiryContext, readGuest }: FormServices,
  { siteUrl, readDay }: FormSite,
): FormHandler {
  const { path, locale, title } = page;
  const pages = fieldsOfPages(declared);
  const thanks =
    declared.thanks.map((key) => findPage(key, locale)).find((found) => found !== undefined) ?? page;

  return async (request, response, events) => {
    const body = await readFormBody(request);
    const now = enquiryContext.clock.now();
    const given = body.get('_token') ?? '';
    const shown = readStamp(enquiryContext.secrets, given, now);
    const today = shown && now - shown.shownAt < overMidnight ? shown.day : readDay();
    const form = formOn({ day: today }, declared, locale);
    const sent = readSentForm(form, body, '_about', declared);
    const show = (status: number, step: number, more: Pick<Refusal, 'errors' | 'notice'> = {}) => {
      const stamp = shown ? given : createStamp(enquiryContext.secrets, today, now);
      // Answers may be personal, so they must not be in the URL.
      const { answers, about } = sent;
      const query = queryOfForm(form, { about, answers: {} });
      const visit = { answers, about, query, stamp, today, errors: {}, step, ...more };
      return send(request, response, { status, path, visit });
    };
    const sentStep = readStep(body.get('_page'), pages.length);
    const wanted = readStep(body.get('_to'), pages.length);
    if (wanted !== undefined) return show(200, wanted);

    const next = checkForm(form, sent, sentStep, today);
    if (next.kind === 'show') {
      const isWrong = Object.keys(next.errors).length > 0;
      return show(isWrong ? 422 : 200, next.step, { errors: next.errors, notice: explainOver(sent, today) });
    }
    const lastStep = sentStep ?? 0;
    const isRobot = Boolean(body.get('website'));
    if (shown === undefined || isRobot) {
      events.record(isRobot ? 'form.robot' : 'form.token', { outcome: 'refused' });
      return show(422, lastStep, { notice: { kind: 'sendAgain' } });
    }

    const answers = storedAnswers(form, sent);
    const closing = findClosing(sent.about, answers);
    // The guest may send what the form has warned of.
    if (closing !== undefined && body.get('_closed') !== closing.asked)
      return show(200, lastStep, { notice: closing });

    try {
      const { trackingCookie, ...guest } = await readGuest(request);
      const context = {
        pageUri: siteUrl + encodePath(path),
        pageName: title,
        ...(trackingCookie !== undefined && { trackingCookie }),
      };
      const { about } = sent;
      const { shownAt } = shown;
      const enquiry = { form: name, locale, about, answers, shownAt, ...guest, context };
      const received = await receiveEnquiry(enquiryContext, enquiry);
      seeOther(
        response,
        encodePath(thanks.path) + thanksQuery({ ...received, form: name, about, needsProof: form.proof }),
      );
    } catch (thrown) {
      const refused = explain(thrown);
      if (refused === undefined) throw thrown;
      const emailKey = emailKeyOf(emailOf({ form: name, answers: sent.answers }));
      recordFault(events, toApiError(thrown), { emailKey });
      if (refused.retryAfter !== undefined) response.setHeader('Retry-After', refused.retryAfter);
      await show(refused.status, lastStep, refused);
    }
  };
}

/** Number of a page of the form, or of the one on which answers are checked; undefined if none is named. */
function readStep(text: string | null, last: number): number | undefined {
  const step = text !== null && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  return step === undefined || step > last ? undefined : step;
}

interface Refusal {
  readonly status: number;
  readonly retryAfter?: number;
  readonly notice?: FormNotice | undefined;
  readonly errors?: FormVisit['errors'];
}

/** The answer to an expected error; undefined for others. */
function explain(thrown: unknown): Refusal | undefined {
  if (thrown instanceof ApiError && thrown.code === 'TooManyRequests') {
    const { retryAfter = 60 } = thrown;
    return { status: 429, retryAfter, notice: { kind: 'tooMany', minutes: Math.ceil(retryAfter / 60) } };
  }
  if (thrown instanceof StoreUnavailable)
    return { status: 503, retryAfter: 5, notice: { kind: 'unavailable' } };
  return undefined;
}
