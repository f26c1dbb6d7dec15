import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { describeShapeError } from './describe-shape-error.ts';
import { createScalarFinder } from './locate.ts';
import { localeKeys } from './schema/fields.ts';
import type { FileKind } from './schema/kinds.ts';
import { nameMarks } from './schema/names.ts';

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  unicodeRegExp: true,
  // The schemas are code: checking them against the meta-schema takes as long as compiling them.
  meta: false,
  validateSchema: false,
});
ajv.addVocabulary([localeKeys, nameMarks]);
const validators = new Map<string, ValidateFunction>();

/** Checks a parsed file against the schema of its kind; `text` is the file's source. */
export function checkShape(file: string, value: unknown, kind: FileKind, text: string): Finding[] {
  const validate = validators.get(kind.name) ?? ajv.compile(kind.schema);
  validators.set(kind.name, validate);
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const findSource = createScalarFinder(text);
  return errors
    .filter((error) => error.keyword !== 'propertyNames' && !isSaidBetter(error, errors))
    .map((error) => {
      const { code, message, help, path, on } = describeShapeError(error, findSource);
      return { code, message, help, at: [{ file, path, on }] };
    });
}

/** Whether another error describes the same fault better: ajv lists each branch of a union and each rule of a value. */
function isSaidBetter(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const { keyword, instancePath, schemaPath } = error;
  const here = errors.filter((other) => other.instancePath === instancePath);
  const isBranch = /\/anyOf\/\d+\//.test(schemaPath);
  if (keyword === 'anyOf' || isBranch) {
    const liesDeeper = errors.some((other) => other.instancePath.startsWith(`${instancePath}/`));
    if (liesDeeper || (isBranch && here.some((other) => other.keyword === 'anyOf'))) return true;
  }
  return keyword === 'enum' && here.some((other) => other.keyword === 'type');
}
