import type { FormFieldModel, PageFormModel } from '../../model/forms/form-model.ts';
import type { Rule } from '../../runtime/rules.ts';

/** A JSON Schema (2020-12). */
type Schema = Readonly<Record<string, unknown>>;

/** The number of a form’s pages, without the one on which answers are checked. */
export function countPages({ groups }: PageFormModel): number {
  return 1 + groups.slice(1).filter(({ startsPage }) => startsPage === true).length;
}

/** The schema of the body of a form: its fields, with those rules that a schema can express. */
export function bodySchema(form: PageFormModel): Schema {
  const pages = countPages(form);
  const required = [
    ...form.fields.filter((field) => field.when === undefined && isRequired(field)).map(({ name }) => name),
    ...(form.aboutNeeded ? ['_about'] : []),
    '_token',
  ];
  return {
    type: 'object',
    // A page alone lacks the answers of later ones.
    ...(pages === 1
      ? { required }
      : { anyOf: [{ required }, ...['_page', '_to'].map((name) => ({ required: [name] }))] }),
    properties: {
      ...Object.fromEntries(form.fields.map((field) => [field.name, fieldSchema(field)])),
      ...(form.aboutKeys.length > 0 && {
        _about: { type: 'string', enum: form.aboutKeys, description: 'The entry that the request is about' },
      }),
      _token: { type: 'string', description: 'The token of the page that shows the form, for two days' },
      ...(form.aboutKeys.length > 0 && {
        _closed: {
          type: 'string',
          description: 'The warning that the entry is closed then, as the form that is returned has it',
        },
      }),
      website: {
        type: 'string',
        maxLength: 0,
        description: 'A field that people do not see, and leave empty',
      },
      ...(pages > 1 && {
        _page: {
          type: 'string',
          enum: numbers(pages + 1),
          description: `The page that is sent, from 0; ${pages} is the one on which answers are checked. Default: the whole form`,
        },
        _to: {
          type: 'string',
          enum: numbers(pages + 1),
          description: 'Shows this page, and checks nothing',
        },
      }),
    },
  };
}

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index));
}

function isRequired({ rules }: FormFieldModel): boolean {
  return rules.some(({ rule }) => rule === 'required' || rule === 'ticked');
}

function fieldSchema(field: FormFieldModel): Schema {
  const { control, list, start, when, rules } = field;
  const needed = isRequired(field);
  const { description, ...value } = control === 'checkbox' ? tickSchema(needed) : textSchema(field);
  const asked =
    when && `Asked where ${when.field} is ${when.is.join(' or ')}${needed ? ', and needed there' : ''}`;
  const notes = [description, asked].filter((note) => note !== undefined);
  return {
    ...(list ? { type: 'array', ...(needed && { minItems: 1 }), ...mostItems(rules), items: value } : value),
    ...(start !== undefined && !needed && { default: start }),
    ...(notes.length > 0 && { description: notes.join('. ') }),
  };
}

function tickSchema(isNeeded: boolean): Schema {
  return { type: 'string', enum: isNeeded ? ['true'] : ['true', 'false'] };
}

function mostItems(rules: readonly Rule[]): Schema {
  return Object.assign({}, ...rules.map((rule) => (rule.rule === 'items' ? { maxItems: rule.most } : {})));
}

/** Each rule that can be stated as keywords, in order; two with the same keyword are stated side by side. */
function textSchema({ filter, rules }: FormFieldModel): Schema {
  // Other rules of a filtered text apply to the filtered value.
  const stated = rules.filter(
    ({ rule }) => filter === undefined || rule === 'digits' || rule === 'notAllZeros',
  );
  const [first = {}, ...others] = merge(stated.map((rule) => keywordsOf(rule, filter !== undefined)));
  return { type: 'string', ...first, ...(others.length > 0 && { allOf: others }) };
}

function merge(parts: readonly Schema[]): Schema[] {
  const merged: Record<string, unknown>[] = [];
  for (const part of parts) {
    const place = merged.find((given) =>
      Object.keys(part).every((keyword) => !Object.hasOwn(given, keyword)),
    );
    if (place === undefined) merged.push({ ...part });
    else Object.assign(place, part);
  }
  return merged;
}

/** @param isFiltered whether only digits and a leading + of the text count */
function keywordsOf(rule: Rule, isFiltered: boolean): Schema {
  switch (rule.rule) {
    case 'shortest':
      return { minLength: rule.length };
    case 'longest':
      return { maxLength: rule.length };
    case 'option':
      return { enum: rule.options };
    case 'pattern':
      return { pattern: rule.pattern };
    case 'notBlank':
      return { pattern: '\\S' };
    case 'oneLine':
      return { pattern: '^[^\\p{Cc}\\p{Zl}\\p{Zp}]*$' };
    case 'email':
      return { format: 'idn-email', maxLength: 254 };
    case 'digits': {
      const count = `{${rule.least},${rule.most}}`;
      return { pattern: isFiltered ? `^[^0-9]*(?:[0-9][^0-9]*)${count}$` : `^\\+?[0-9]${count}$` };
    }
    case 'notAllZeros':
      return { pattern: '[1-9]' };
    case 'whole':
      return { pattern: '^[0-9]{1,9}$', description: `A whole number from ${rule.least} to ${rule.most}` };
    case 'day':
      return { format: 'date', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' };
    default:
      return {};
  }
}
