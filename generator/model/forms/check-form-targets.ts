import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { JsonSchema } from '../../spec/schema/forms/api.ts';
import { type ApiModel, apiFile, type OperationModel, resolve } from '../api/api-references.ts';
import { type FormFieldModel, type FormModel, readTarget } from './form-model.ts';

/**
 * Checks that the value of each field is sent to a property of a request, each property has one field, and every
 * property of a list that a form fills has a field.
 */
export function checkFormTargets(forms: readonly FormModel[], api: ApiModel, report: Report): void {
  for (const form of forms) {
    const taken = new Map<string, FormFieldModel>();
    for (const field of form.fields) {
      if (field.sent === undefined) {
        if (!field.rules.some(({ rule }) => rule === 'sameAs')) reportUnsent(form, field, report);
        continue;
      }
      checkTarget(form, field, api, report);
      const earlier = taken.get(field.sent);
      if (earlier !== undefined) reportTaken(form, field, earlier, report);
      taken.set(field.sent, field);
    }
    for (const operation of api.operations) checkFilled(form, operation, api, report);
  }
}

/** A request's body: its properties, and how many a list of pairs of property and value may have. */
interface Body {
  readonly names: readonly string[];
  /** Undefined if the body is no such list. */
  readonly mostPairs: number | undefined;
}

function readBody({ body }: OperationModel, { document, schemas }: ApiModel): Body {
  const follow = (schema: unknown): JsonSchema => {
    const { $ref } = Object(schema);
    return (typeof $ref === 'string' ? resolve(document, $ref) : schema) as JsonSchema;
  };
  const schema = body && schemas.get(body.schema);
  if (schema?.type !== 'array')
    return { names: Object.keys(Object(schema?.properties)), mostPairs: undefined };
  const { property } = Object(follow(schema.items).properties);
  return { names: Object(follow(property)).enum ?? [], mostPairs: Number(schema.maxItems ?? Infinity) };
}

function checkTarget({ name }: FormModel, field: FormFieldModel, api: ApiModel, report: Report): void {
  const { operation: id, property } = readTarget(field.sent ?? '');
  const operation = api.operations.find((candidate) => candidate.id === id);
  const names = operation === undefined ? [] : readBody(operation, api).names;
  if (names.includes(property)) return;
  const ids = api.operations.map((candidate) => candidate.id);
  report({
    code: 'FORM_TARGET_UNKNOWN',
    message:
      operation === undefined
        ? `The API has no operation ${id}.`
        : `The body of ${id} has no property ${property}.`,
    help:
      operation === undefined
        ? `${didYouMean(id, ids)}Name an operation and a property of its body.`
        : `${didYouMean(property, names)}Name one of its properties, or add it in spec/${apiFile}.`,
    at: [{ file: `forms/${name}.yaml`, path: ['fields', field.name, 'sent'] }],
  });
}

function checkFilled(form: FormModel, operation: OperationModel, api: ApiModel, report: Report): void {
  const { names, mostPairs } = readBody(operation, api);
  const filled = form.fields.flatMap(({ sent }) => {
    const target = readTarget(sent ?? '');
    return target.operation === operation.id ? [target.property] : [];
  });
  if (mostPairs === undefined || filled.length === 0) return;
  if (mostPairs < names.length) reportTooShort(operation, mostPairs, names.length, report);
  for (const name of names.filter((property) => !filled.includes(property))) {
    report({
      code: 'FORM_TARGET_UNFILLED',
      message: `No field of the form is sent to ${operation.id}.${name}.`,
      help: `Add “sent: ${operation.id}.${name}” to a field, or remove ${name} in spec/${apiFile}.`,
      at: [{ file: `forms/${form.name}.yaml`, path: ['fields'], on: 'key' }],
    });
  }
}

function reportTooShort({ body }: OperationModel, most: number, count: number, report: Report): void {
  report({
    code: 'API_SCHEMA_INVALID',
    message: `A form sends all ${count} properties in one list, which takes at most ${most}.`,
    help: `Set “maxItems: ${count}”.`,
    at: [{ file: apiFile, path: ['components', 'schemas', body?.schema ?? '', 'maxItems'] }],
  });
}

function reportUnsent({ name }: FormModel, field: FormFieldModel, report: Report): void {
  report({
    code: 'FORM_FIELD_UNSENT',
    message: `The value of “${field.name}” is sent nowhere.`,
    help: 'Add “sent: <operation>.<property>”, such as “sent: updateContact.firstname”.',
    at: [{ file: `forms/${name}.yaml`, path: ['fields', field.name], on: 'key' }],
  });
}

function reportTaken({ name }: FormModel, field: FormFieldModel, earlier: FormFieldModel, report: Report) {
  const paths = [field, earlier].map((each) => ['fields', each.name, 'sent']);
  report({
    code: 'FORM_TARGET_TAKEN',
    message: `“${field.name}” and “${earlier.name}” are both sent to ${field.sent}.`,
    help: 'Send one of them to another property.',
    at: paths.map((path) => ({ file: `forms/${name}.yaml`, path })),
  });
}
