import type { FormNotice, FormVisit } from '../../app/declarations/form-visit.ts';
import { lifeOf } from '../../app/declarations/offer-life.ts';
import { type Answers, readAnswers, startAnswers } from '../../generated/forms/answers.ts';
import type { PageForm } from '../../generated/forms/page-forms.ts';
import type { RouteKey } from '../../generated/routes/index.ts';
import type { MemberDetails } from './form-site.ts';

/** Answers and subject in a query or a body, unchecked. */
export interface SentForm {
  readonly answers: Answers;
  readonly about: RouteKey | undefined;
  /** The subject that the guest named, if it is not offered, such as an offer that has ended. */
  readonly over: RouteKey | undefined;
}

/**
 * Reads answers and subject; leaves out unknown names, unknown subjects, and a subject that is not offered on the day.
 * @param form with the options of the day
 * @param declared the same form with all options
 */
export function readSentForm(
  form: PageForm,
  sent: URLSearchParams,
  aboutName: string,
  declared: Pick<PageForm, 'aboutKeys'>,
): SentForm {
  const given = sent.get(aboutName) ?? '';
  const about = form.aboutKeys.find((key) => key === given);
  return {
    answers: readAnswers(form.fields, sent),
    about,
    over: about === undefined ? declared.aboutKeys.find((key) => key === given) : undefined,
  };
}

/** Says why a subject is not offered, if it is an offer that has ended or cannot be booked yet. */
export function explainOver({ over }: SentForm, day: string): FormNotice | undefined {
  const life = over && lifeOf({ day }, over);
  return life === 'ended' || life === 'coming' ? { kind: 'notBookable', life } : undefined;
}

/** Longer queries are dropped, because a document repeats the query for each language. */
const longestQuery = 2000;

/**
 * The canonical query that fills in a form in the same way in any language.
 * @param flags names without values
 * @returns '' if there is nothing to fill in
 */
export function queryOfForm(
  { fields }: PageForm,
  { about, answers }: Pick<SentForm, 'about' | 'answers'>,
  flags: readonly string[] = [],
): string {
  const pairs = [
    ...(about === undefined ? [] : [['about', about]]),
    ...Object.keys(fields).flatMap((name) =>
      [answers[name] ?? []].flat().map((value) => [name, String(value)]),
    ),
    ...flags.map((name) => [name, '']),
  ];
  const query = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
  return query.length > longestQuery ? '' : query;
}

/** The initial answers: from the query, or else from the member, or else from the form. */
export function firstAnswers(form: PageForm, given: Answers, member: MemberDetails | undefined): Answers {
  const known = Object.entries(form.fields).flatMap(([name, field]) => {
    const detail = field.member && member?.[field.member];
    return detail ? [[name, detail]] : [];
  });
  return { ...startAnswers(form.fields), ...Object.fromEntries(known), ...given };
}

const linkToken = /^[\w-]{43}$/;

/** The state of a page that a link in a mail, or its button, opens. */
export function readLink(form: PageForm, query: URLSearchParams): Pick<FormVisit, 'link' | 'notice'> {
  if (!form.proof) return {};
  for (const action of ['confirm', 'unsubscribe'] as const) {
    if (action === 'unsubscribe' && !form.subscribes) continue;
    const token = query.get(action);
    if (token !== null && linkToken.test(token)) return { link: { action, token } };
  }
  for (const kind of ['confirmed', 'unsubscribed', 'ended'] as const)
    if (query.has(kind)) return { notice: { kind } };
  return {};
}
