import { housesOfOffer } from '../../../app/declarations/offer-houses.ts';
import { type PageFormName, pageForms } from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import { encodePath, findPage, type RouteKey, versions } from '../../../generated/routes/index.ts';
import { type Answer, type Asking, ask } from '../integration/fixture/ask.ts';
import type { Entered } from './example-answers.ts';
import { readForm, type ShownForm } from './read-form.ts';

/** An answer with the form in it. */
export interface FormAnswer extends Answer {
  readonly form: ShownForm | undefined;
}

/** The encoded path of a form's page. */
export function pathOf(name: PageFormName, locale: Locale): string {
  const page = findPage(pageForms[name].page, locale);
  if (page === undefined) throw new RangeError(`${name} has no page in ${locale}`);
  return encodePath(page.path);
}

/** The reference in the address of a page that thanks. */
export function referenceOf({ headers }: Answer): string {
  return /\?ref=([\w-]+)/.exec(headers.location ?? '')?.[1] ?? '';
}

/** The fields that a browser sends, with the entered values. */
export function fillIn({ controls }: ShownForm, entered: Entered): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, { kind, values }] of controls) {
    if (kind === 'button') continue;
    const given = entered[name];
    const sent = given === undefined ? values : [given].flat().map(String);
    // Lists of ages: those that nobody has chosen from are sent, too.
    const rest = kind === 'select' ? Array(Math.max(0, values.length - sent.length)).fill('') : [];
    for (const value of [...sent, ...rest]) parameters.append(name, value.replace(/\r?\n/g, '\r\n'));
  }
  return parameters;
}

/** A browser that meets forms. */
export class FormGuest {
  readonly #site: { readonly url: string };
  readonly #address: string;
  readonly #secrets: Set<string>;

  /** @param secrets gets what is entered */
  constructor(site: { readonly url: string }, address: string, secrets = new Set<string>()) {
    this.#site = site;
    this.#address = address;
    this.#secrets = secrets;
  }

  async ask(target: string, { headers = {}, ...asking }: Asking = {}): Promise<FormAnswer> {
    const from = { 'X-Forwarded-For': this.#address, ...headers };
    const answer = await ask(this.#site, target, { ...asking, headers: from });
    return { ...answer, form: readForm(answer.text) };
  }

  /** Opens the page of a form, which must be there. */
  async open(name: PageFormName, locale: Locale = 'en', query = ''): Promise<ShownForm> {
    const { status, form } = await this.ask(pathOf(name, locale) + query);
    if (status !== 200 || form === undefined) throw new Error(`${status} in place of a form`);
    return form;
  }

  /** Sends a body as a page of the site does. */
  post(target: string, body: URLSearchParams | string, headers: Asking['headers'] = {}): Promise<FormAnswer> {
    const values = typeof body === 'string' ? [] : [...body.values()];
    for (const value of values) if (/[@ .]/.test(value)) this.#secrets.add(value);
    const own = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
    return this.ask(target, { method: 'POST', headers: { ...own, ...headers }, body: String(body) });
  }

  /** Fills in a form as it is shown, and sends it. */
  send(form: ShownForm, entered: Entered): Promise<FormAnswer> {
    return this.post(form.action, fillIn(form, entered));
  }

  /** Opens a form and sends it, page by page, until it is accepted or refused. */
  async fill(name: PageFormName, locale: Locale, entered: Entered): Promise<FormAnswer> {
    const form = await this.open(name, locale);
    const subjects = form.controls.get('_about')?.offered.filter((key) => key !== '') ?? [];
    // An offer holds for some houses.
    const hasHouse = (key: string) =>
      versions(key as RouteKey).some((page) => housesOfOffer(page).includes(String(entered.staying_at)));
    const about = subjects.find(hasHouse) ?? subjects[0];
    const all = about === undefined ? entered : { _about: about, ...entered };
    let answer = await this.send(form, all);
    while (answer.status === 200 && answer.form !== undefined) answer = await this.send(answer.form, all);
    return answer;
  }
}
