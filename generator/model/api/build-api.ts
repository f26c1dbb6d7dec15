import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import type { ApiFile, ApiOperation, ApiParameter, ApiResponse } from '../../spec/schema/forms/api.ts';
import { checkUnique } from '../site/check-names.ts';
import {
  type AnswerModel,
  type ApiModel,
  apiFile,
  checkReferences,
  fillLists,
  type OperationModel,
  type ParameterModel,
  resolve,
  type SiteLists,
} from './api-references.ts';
import { checkSchemas } from './check-schemas.ts';

/** The API with references resolved and the site's lists filled in; inconsistencies are reported. */
export function buildApi(source: ApiFile, lists: SiteLists, report: Report): ApiModel {
  const document = fillLists(source, lists, report);
  checkReferences(document, report);
  checkSchemas(source, report);
  const taken = new Map<string, YamlPath>();
  const operations: OperationModel[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const at = ['paths', path, method];
      const earlier = taken.get(operation.operationId);
      if (earlier !== undefined) reportTaken(operation.operationId, at, earlier, report);
      taken.set(operation.operationId, at);
      const parameters = readParameters(document, operation, at, report);
      const base = { id: operation.operationId, summary: operation.summary, method, path };
      checkPathParameters(base, parameters, report);
      const answers = readAnswers(document, operation, at, report);
      operations.push({ ...base, parameters, body: readBody(operation, at, report), ...answers });
    }
  }
  checkAmbiguity(Object.keys(document.paths), report);
  return { document, operations, schemas: new Map(Object.entries(document.components.schemas)) };
}

function reportTaken(id: string, at: YamlPath, earlier: YamlPath, report: Report): void {
  report({
    code: 'API_OPERATION_TAKEN',
    message: `Two operations are called ${id}.`,
    help: 'Give one of them another operationId.',
    at: [at, earlier].map((path) => ({ file: apiFile, path: [...path, 'operationId'] })),
  });
}

function readParameters(
  document: ApiFile,
  { parameters = [] }: ApiOperation,
  at: YamlPath,
  report: Report,
): ParameterModel[] {
  const read = parameters.flatMap((given, index) => {
    const path = [...at, 'parameters', index];
    const found =
      given.$ref === undefined ? given : (resolve(document, given.$ref) as ApiParameter | undefined);
    if (found === undefined) return [];
    const { name, in: place, schema, required = false } = found;
    if (name === undefined || place === undefined || schema === undefined) {
      const missing = name === undefined ? 'name' : place === undefined ? 'in' : 'schema';
      reportMissing(missing, 'a parameter', path, report);
      return [];
    }
    if (place === 'path' && !required) reportMissing('required: true', name, path, report);
    return [{ name, in: place, schema, required, path }];
  });
  const names = read.map(({ name, in: place, path }) => ({ value: `${name} in the ${place}`, path }));
  checkUnique(apiFile, 'parameter', names, report);
  return read.map(({ path: _, ...parameter }) => parameter);
}

function readBody(operation: ApiOperation, at: YamlPath, report: Report): OperationModel['body'] {
  const { requestBody } = operation;
  if (requestBody === undefined) return undefined;
  const schema = requestBody.content['application/json']?.schema.$ref;
  const path = [...at, 'requestBody', 'content'];
  if (schema === undefined) reportMissing('application/json', 'the body', path, report);
  return schema === undefined ? undefined : { schema: nameOf(schema), required: requestBody.required };
}

function readAnswers(
  document: ApiFile,
  operation: ApiOperation,
  at: YamlPath,
  report: Report,
): Pick<OperationModel, 'answers' | 'success'> {
  const answers = Object.entries(operation.responses).map(([status, given]): AnswerModel => {
    const found =
      given.$ref === undefined ? given : (resolve(document, given.$ref) as ApiResponse | undefined);
    const { content } = found ?? {};
    const schema = (content?.['application/json'] ?? content?.['application/problem+json'])?.schema.$ref;
    return { status: Number(status), schema: schema === undefined ? undefined : nameOf(schema) };
  });
  const success = answers.find(({ status }) => status < 400);
  if (success === undefined) reportMissing('"200"', operation.operationId, [...at, 'responses'], report);
  return { answers, success };
}

function nameOf(reference: string): string {
  return reference.replace(/^.*\//, '');
}

function reportMissing(field: string, of: string, path: YamlPath, report: Report): void {
  report({
    code: 'FIELD_MISSING',
    message: `“${field}” is missing in ${of}.`,
    help: `Add “${field}${field.includes(':') ? '' : ': …'}”.`,
    at: [{ file: apiFile, path }],
  });
}

/** Reports two templates that match the same request; a fixed path takes precedence over a template. */
function checkAmbiguity(paths: readonly string[], report: Report): void {
  for (const [index, path] of paths.entries()) {
    const earlier = paths.slice(0, index).find((other) => overlap(path, other));
    if (earlier === undefined) continue;
    report({
      code: 'API_PATH_AMBIGUOUS',
      message: `A request could match both ${path} and ${earlier}.`,
      help: 'Give one of them another fixed segment.',
      at: [path, earlier].map((key) => ({ file: apiFile, path: ['paths', key], on: 'key' })),
    });
  }
}

function overlap(one: string, other: string): boolean {
  if (!one.includes('{') || !other.includes('{')) return false;
  const [first, second] = [one.split('/'), other.split('/')];
  const isOpen = (segment = '') => segment.startsWith('{');
  return (
    first.length === second.length &&
    first.every((segment, index) => segment === second[index] || isOpen(segment) || isOpen(second[index]))
  );
}

/** Reports path parameters that are not described, and described ones that are not in the path. */
function checkPathParameters(
  { id, path, method }: Pick<OperationModel, 'id' | 'path' | 'method'>,
  parameters: readonly ParameterModel[],
  report: Report,
): void {
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const described = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const origin = { file: apiFile, path: ['paths', path, method, 'operationId'] };
  const say = (message: string, help: string) =>
    report({ code: 'API_PARAMETER_UNKNOWN', message, help, at: [origin] });
  for (const name of inPath)
    if (!described.includes(name))
      say(
        `${id} does not describe {${name}} in its path.`,
        `Add a parameter “name: ${name}” with “in: path”.`,
      );
  for (const name of described)
    if (!inPath.includes(name))
      say(
        `${id} describes the parameter ${name}, which is not in its path.`,
        `Write {${name}} into the path, or remove the parameter.`,
      );
}
