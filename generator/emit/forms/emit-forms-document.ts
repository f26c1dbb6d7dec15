import type { PageFormModel } from '../../model/forms/form-model.ts';
import type { Model } from '../../model/model.ts';
import { headerText } from '../output/structures.ts';
import { bodySchema, countPages } from './emit-form-body.ts';

const description = `Bodies are what a browser sends from the page of a form (application/x-www-form-urlencoded), and a
script of this site may send the same. Unknown parameters are left out, and an empty value is the same as none. A line break
counts as one character. A request needs Sec-Fetch-Site: same-origin, or the Origin of the site.

The schemas state all that a schema can. The other rules, such as that a day is not past, are in
generated/forms/page-forms.ts; a request that breaks one gets 422, as one does that breaks a schema. What is not asked,
because another answer makes it needless, is not checked and not stored.`;

/** generated/forms/openapi.json: the requests that forms on pages send, as an OpenAPI 3.1 document. */
export function emitFormsDocument({ site, forms, locales, areas }: Model): string {
  const entries = areas.flatMap((area) => area.entries);
  const prefixesOf = ({ entry }: PageFormModel) => {
    const pages = entries.find(({ key }) => key === entry)?.pages ?? [];
    return locales.list
      .filter(({ code }) => pages.some(({ locale }) => locale === code))
      .map(({ prefix }) => prefix);
  };
  const all = new Set(forms.pageForms.flatMap(prefixesOf));
  const document = {
    openapi: '3.1.0',
    info: {
      title: `Forms of ${site.name}`,
      version: '1',
      summary: headerText('spec/forms and spec/data'),
      description,
    },
    servers: serversOf([...all]),
    paths: Object.fromEntries(
      forms.pageForms.map((form) => {
        const own = prefixesOf(form);
        const servers = own.length < all.size && { servers: serversOf(own) };
        return [`/forms/${form.name}`, { ...servers, post: operation(form) }];
      }),
    ),
    components: { headers, schemas: { Problem: problem }, responses },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** @param prefixes of the addresses in the languages that have a form */
function serversOf(prefixes: readonly string[]) {
  const variables = { prefix: { enum: prefixes, default: prefixes[0] ?? '' } };
  return [{ url: '{prefix}', description: 'The site in one of its languages', variables }];
}

function operation(form: PageFormModel) {
  return {
    operationId: `send-${form.name}`,
    summary: `Sends the form of the page ${form.entry}`,
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: bodySchema(form) } },
    },
    responses: {
      ...(countPages(form) > 1 && { '200': refer('responses', 'NextPage') }),
      '303': refer('responses', form.proof ? 'ProofMailed' : 'Accepted'),
      '400': refer('responses', 'BadRequest'),
      '403': refer('responses', 'ForeignOrigin'),
      '413': refer('responses', 'TooLarge'),
      '415': refer('responses', 'UnsupportedMediaType'),
      '422': refer('responses', 'Refused'),
      '429': refer('responses', 'TooManyRequests'),
      '503': refer('responses', 'Unavailable'),
    },
  };
}

function refer(part: 'headers' | 'responses' | 'schemas', name: string) {
  return { $ref: `#/components/${part}/${name}` };
}

const headers = {
  Location: {
    description: 'The page after sending, with the reference number of the request as “ref”',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
  },
  RetryAfter: {
    description: 'Seconds after which the same request may succeed',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
};

const problem = {
  description: 'A fault (RFC 9457)',
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable, for programs' },
  },
};

const html = { 'text/html': { schema: { type: 'string' } } };
const fault = { 'application/problem+json': { schema: refer('schemas', 'Problem') } };
const location = { Location: refer('headers', 'Location') };
const retryAfter = { 'Retry-After': refer('headers', 'RetryAfter') };

const responses = {
  NextPage: {
    description: 'Another page of the form, with the answers so far in hidden fields',
    content: html,
  },
  Accepted: {
    description:
      'The request is stored, and mails are on their way. The same answers with the same token get it again',
    headers: location,
  },
  ProofMailed: {
    description: 'The request is stored; it counts when the guest has used the link in the mail',
    headers: location,
  },
  BadRequest: { description: 'The body is no UTF-8, or has too many parameters', content: fault },
  ForeignOrigin: { description: 'A page of another site has sent it', content: fault },
  TooLarge: { description: 'The body is too large', content: fault },
  UnsupportedMediaType: { description: 'The body has another media type', content: fault },
  Refused: {
    description:
      'The page of the form, with the errors and all that was entered, to be corrected or sent again',
    content: html,
  },
  TooManyRequests: {
    description: 'The page of the form with all that was entered, to be sent again later',
    headers: retryAfter,
    content: html,
  },
  Unavailable: {
    description:
      'A mail or the request could not be taken: the page of the form with all that was entered. A problem while the site starts',
    headers: retryAfter,
    content: { ...html, ...fault },
  },
};
