import { findClosing } from '../../app/declarations/closed-days.ts';
import type { FormVisit } from '../../app/declarations/form-visit.ts';
import { formOn, namedForms, stayFields } from '../../app/declarations/page-forms.ts';
import { versions } from '../../generated/routes/index.ts';
import type { ReadDay } from '../core/clock.ts';
import type { Secrets } from '../core/secrets.ts';
import { findAllErrors } from './check-form.ts';
import type { MemberDetails, SharedVisit } from './form-site.ts';
import { createStamp, endOfStamp } from './form-stamp.ts';
import { explainOver, firstAnswers, queryOfForm, readLink, readSentForm } from './read-visit.ts';

/** The forms by the decoded paths of their pages. */
const formsByPath = new Map(
  namedForms.flatMap(([, form]) =>
    versions(form.page).map(({ path, locale }) => [path, { declared: form, locale }] as const),
  ),
);

/** A GET request for a page with a form. */
interface DescribedVisit {
  readonly visit: FormVisit;
  /** Absent if the document is personal. */
  readonly shared: SharedVisit | undefined;
}

/**
 * Describes a GET request for a page with a form.
 * @param path decoded
 * @param now milliseconds since 1970
 * @param member whose details fill in the form
 * @returns undefined if the page has no form
 */
export type DescribeFormVisit = (
  path: string,
  query: string,
  now: number,
  member?: MemberDetails,
) => DescribedVisit | undefined;

/** The query parameter that requests a form with the details of the logged-in member. */
export const memberFlag = 'member';

export function createVisitDescriber(secrets: Secrets, readDay: ReadDay): DescribeFormVisit {
  return (path, query, now, member) => {
    const found = formsByPath.get(path);
    if (found === undefined) return undefined;
    const { declared, locale } = found;
    const parameters = new URLSearchParams(query);
    const day = readDay();
    const form = formOn({ day }, declared, locale);
    const sent = readSentForm(form, parameters, 'about', declared);
    const { link, notice } = readLink(form, parameters);
    const flags = [
      ...['book', memberFlag].filter((flag) => parameters.has(flag)),
      ...(notice ? [notice.kind] : []),
    ];
    const queryWith = (...more: readonly string[]) => queryOfForm(form, sent, [...flags, ...more]);
    const canonicalQuery = queryWith();
    // Checks only the fields of the booking bar, because the guest has not filled in the others yet.
    const faults = parameters.has('book') ? findAllErrors(form, sent, day) : undefined;
    const errors = Object.entries(faults ?? {}).filter(([name]) => parameters.has(name));
    const isStayRight = faults !== undefined && ['_about', ...stayFields].every((name) => !faults[name]);
    const closing = isStayRight ? findClosing(sent.about, sent.answers) : undefined;
    const visit = {
      about: sent.about,
      query: canonicalQuery,
      memberQuery: parameters.has(memberFlag) ? undefined : queryWith(memberFlag),
      answers: firstAnswers(form, sent.answers, member),
      errors: Object.fromEntries(errors),
      step: 0,
      isStayKnown: isStayRight && closing === undefined,
      stamp: createStamp(secrets, day, now),
      today: day,
      link,
      notice: closing ?? notice ?? explainOver(sent, day),
    };
    const isPlain = flags.length === 0 && link === undefined && sent.over === undefined;
    const isShared = isPlain && Object.keys(sent.answers).length === 0;
    return { visit, shared: isShared ? { canonicalQuery, freshUntil: endOfStamp(now) } : undefined };
  };
}
