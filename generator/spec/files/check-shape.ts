import type { TSchema } from '@sinclair/typebox';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Finding, YamlPath } from '../../diagnostics/diagnostic.ts';
import { factValues } from '../schema/facts/facts.ts';
import { localeKeys, textMark } from '../schema/fields.ts';
import { nameMarks } from '../schema/names.ts';
import { describeShapeError } from './describe-shape-error.ts';
import { createScalarFinder } from './locate.ts';

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  unicodeRegExp: true,
  // The schemas are code: checking them against the meta-schema takes as long as compiling them.
  meta: false,
  validateSchema: false,
});
ajv.addVocabulary([factValues, localeKeys, nameMarks, textMark]);
const validators = new WeakMap<TSchema, ValidateFunction>();

/**
 * Checks a parsed file, or a part of it, against a schema.
 * @param readText gives the file’s source, which only errors need
 * @param base where the part is
 */
export function checkShape(
  file: string,
  value: unknown,
  schema: TSchema,
  readText: () => string,
  base: YamlPath = [],
): Finding[] {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const findSource = createScalarFinder(readText());
  return errors
    .filter((error) => error.keyword !== 'propertyNames' && !isRedundant(error, errors))
    .map((error) => {
      const { code, message, help, path, on } = describeShapeError(error, (inner) =>
        findSource([...base, ...inner]),
      );
      return { code, message, help, at: [{ file, path: [...base, ...path], on }] };
    });
}

/** Whether another error describes the same fault better: ajv lists each branch of a union and each rule of a value. */
function isRedundant(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const { keyword, instancePath } = error;
  const here = errors.filter((other) => other.instancePath === instancePath);
  const branch = branchOf(error);
  if (keyword === 'anyOf' || branch !== undefined) {
    if (errors.some((other) => other.instancePath.startsWith(`${instancePath}/`))) return true;
    const fitting = findFittingBranch(here);
    if (here.some((other) => other.keyword === 'anyOf'))
      return fitting === undefined ? branch !== undefined : branch !== fitting;
  }
  return keyword === 'enum' && here.some((other) => other.keyword === 'type');
}

/** The only branch of a union that has the type of the value. */
function findFittingBranch(here: readonly ErrorObject[]): string | undefined {
  const branches = new Set(here.map(branchOf).filter((branch) => branch !== undefined));
  const wrong = new Set(here.filter(({ keyword }) => keyword === 'type').map(branchOf));
  const [only, ...others] = [...branches].filter((branch) => !wrong.has(branch));
  return others.length === 0 ? only : undefined;
}

function branchOf({ schemaPath }: ErrorObject): string | undefined {
  return /^.*\/anyOf\/\d+(?=\/)/.exec(schemaPath)?.[0];
}
