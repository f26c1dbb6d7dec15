import type { PageFormName } from '../../../generated/forms/page-forms.ts';
import type { ApiAnswer, Guest, SentHeaders } from '../club-api/guest.ts';
import { validAnswers } from './example-answers.ts';
import { pathOf } from './form-guest.ts';

/**
 * Opens a form of the fixture's site in English and fills it in.
 * @returns what sends it, with other values and headers if there are any
 */
export async function fillInForm(guest: Guest, form: PageFormName, email: string) {
  const { text } = await guest.send('GET', pathOf(form, 'en'));
  const [, _token = ''] = /<p>(.*)<\/p>/.exec(text) ?? [];
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...validAnswers(form), email_address: email, _token }))
    for (const one of [value].flat()) body.append(name, String(one));
  return (changes: Readonly<Record<string, string>> = {}, headers: SentHeaders = {}): Promise<ApiAnswer> => {
    const sent = new URLSearchParams(body);
    for (const [name, value] of Object.entries(changes)) sent.set(name, value);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return guest.send('POST', `/en/forms/${form}`, String(sent), { ...type, ...headers });
  };
}
