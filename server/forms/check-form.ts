import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { fieldsOfPages, formAbout } from '../../app/declarations/page-forms.ts';
import { type Answers, askedPages, finishAnswers } from '../../generated/forms/answers.ts';
import type { ErrorKey } from '../../generated/forms/error-keys.ts';
import type { PageForm } from '../../generated/forms/page-forms.ts';
import { findErrors } from '../../generated/forms/rules.ts';
import { isTopLevelDomain } from '../../generated/forms/top-level-domains.ts';
import { ApiError } from '../core/api-error.ts';
import type { SentForm } from './read-visit.ts';

/**
 * Several times the longest valid answers, so that the form is shown again with an error for a text that is too long.
 */
const mostBytes = 128 * 1024;
const mostParameters = 200;
const formType = /^application\/x-www-form-urlencoded\s*(;\s*charset=("?)utf-8\2\s*)?$/i;

/**
 * Reads the body of a form as browsers send it.
 * @throws {ApiError} 413 if it is too large, 415 for another media type, 400 if it is no UTF-8 or has too many parts
 */
export async function readFormBody(request: IncomingMessage): Promise<URLSearchParams> {
  if (!formType.test(request.headers['content-type'] ?? '')) throw new ApiError('UnsupportedMediaType');
  const bytes = await readBytes(request);
  const body = new URLSearchParams(bytes.toString('latin1'));
  if (body.size > mostParameters || !isUtf8(bytes)) throw new ApiError('BadRequest');
  const text = bytes.toString();
  try {
    decodeURIComponent(text);
  } catch {
    // `URLSearchParams` would replace what is no UTF-8.
    throw new ApiError('BadRequest');
  }
  return new URLSearchParams(text);
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request) {
      length += part.length;
      if (length > mostBytes) throw new ApiError('TooLarge');
      parts.push(part);
    }
  } catch (thrown) {
    // A closed connection is not a fault of the site.
    throw thrown instanceof ApiError ? thrown : new ApiError('BadRequest');
  }
  return Buffer.concat(parts);
}

type Errors = Readonly<Partial<Record<string, ErrorKey>>>;

/** The next step of a sent form: one of its pages, with or without errors, or its acceptance. */
export type NextStep =
  | { readonly kind: 'accept' }
  | { readonly kind: 'show'; readonly step: number; readonly errors: Errors };

/**
 * Checks the pages of a form up to the one that was sent.
 * @param form with the options of the day
 * @param sentStep number of the page; undefined if the whole form was sent
 * @param today the day that counts as today, as YYYY-MM-DD
 */
export function checkForm(
  form: PageForm,
  sent: SentForm,
  sentStep: number | undefined,
  today: string,
): NextStep {
  const errors = findAllErrors(form, sent, today);
  const pages = fieldsOfPages(form);
  const asked = askedPages(pages, form.fields, sent.answers);
  const last = sentStep ?? pages.length;
  for (const step of asked) {
    if (step > last) return { kind: 'show', step, errors: {} };
    const own = [...(step === 0 ? ['_about'] : []), ...(pages[step] ?? [])];
    const found = Object.fromEntries(own.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
    if (Object.keys(found).length > 0) return { kind: 'show', step, errors: found };
  }
  const isChecked = pages.length === 1 || last >= pages.length;
  return isChecked ? { kind: 'accept' } : { kind: 'show', step: pages.length, errors: {} };
}

/** The answers of a valid form as they are stored; telephone numbers in international format. */
export function storedAnswers({ fields }: PageForm, { answers }: SentForm): Answers {
  const finished = Object.entries(finishAnswers(fields, answers)).map(([name, value]) => {
    const number =
      fields[name]?.control === 'phone' && typeof value === 'string'
        ? parsePhoneNumberFromString(value)?.number
        : undefined;
    return [name, number ?? value] as const;
  });
  return Object.fromEntries(finished);
}

/** The errors of all fields. */
export function findAllErrors(form: PageForm, sent: SentForm, today: string): Errors {
  const { answers, about, over } = sent;
  const context = { today, isTopLevelDomain, isPhoneNumber: (number: string) => isValidPhoneNumber(number) };
  const errors: Errors = findErrors(formAbout(form, about).fields, answers, context);
  const isChoiceMissing = over !== undefined || (form.aboutNeeded && about === undefined);
  return isChoiceMissing ? { _about: 'ChooseFromList', ...errors } : errors;
}
