import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import type { YamlPath } from '../../diagnostics/diagnostic.ts';
import type { ApiModel, OperationModel } from '../../model/api/api-references.ts';
import type { JsonSchema } from '../../spec/schema/forms/api.ts';
import { objectLines, stringLiteral } from '../output/literals.ts';
import { headerText } from '../output/structures.ts';

const packageRoot = join(import.meta.dirname, '../../..');
const components = 'components';

/** Keywords that a validator follows and the types do not say, or the other way round. */
const withoutTypes = [
  ...['propertyNames', 'patternProperties', 'dependentRequired', 'dependentSchemas', 'unevaluatedProperties'],
  ...['contains', 'minContains', 'maxContains', 'prefixItems', 'unevaluatedItems'],
  ...['not', 'if', 'then', 'else', 'readOnly', 'writeOnly'],
];

/** A schema that ajv rejects. */
export class SchemaInvalid extends Error {
  /** Its name, or the operation whose parameters it describes. */
  readonly schema: string;
  /** Its key path in the document. */
  readonly path: YamlPath;

  constructor(schema: string, path: YamlPath, reason: string) {
    super(reason);
    this.schema = schema;
    this.path = path;
  }
}

/**
 * generated/api/validators.js: a function for each body, set of parameters and answer, without imports.
 * Throws SchemaInvalid.
 */
export async function emitValidators(api: ApiModel): Promise<string> {
  const { ajv, exports } = compile(api);
  const code = standalone.default(ajv, exports);
  const requests = api.operations.map((operation): [string, string] => [operation.id, requestOf(operation)]);
  const answers = api.operations.map((operation): [string, string] => [operation.id, answersOf(operation)]);
  const entry = [
    "import * as shapes from 'shapes';",
    `export const requestValidators = ${objectLines(requests)};`,
    `export const answerValidators = ${objectLines(answers)};`,
  ].join('\n');
  // Ajv's code requires its helpers; the bundled file is self-contained. Paths in it are relative to the package.
  const { outputFiles } = await build({
    stdin: { contents: entry, sourcefile: 'validators', resolveDir: packageRoot },
    plugins: [
      {
        name: 'shapes',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^shapes$/ }, () => ({ path: 'shapes', namespace: 'generated' }));
          onLoad({ filter: /.*/, namespace: 'generated' }, () => ({
            contents: code,
            resolveDir: packageRoot,
          }));
        },
      },
    ],
    absWorkingDir: packageRoot,
    preserveSymlinks: true,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    logLevel: 'silent',
  });
  return `// ${headerText('spec/api/openapi.yaml')}\n\n${outputFiles[0]?.text ?? ''}`;
}

function compile({ schemas, operations }: ApiModel): { ajv: Ajv2020; exports: Record<string, string> } {
  const ajv = new Ajv2020({
    strict: true,
    // Only own properties count as sent.
    ownProperties: true,
    inlineRefs: false,
    unicodeRegExp: true,
    code: { source: true, esm: true, lines: true },
  });
  // JSON Schema’s own schema has these keywords, so it is compiled before they go.
  ajv.validateSchema({});
  for (const keyword of withoutTypes) ajv.removeKeyword(keyword);
  const definitions = [...schemas].map(([name, schema]) => [name, withLocalReferences(schema)]);
  const exports: Record<string, string> = {};
  ajv.addSchema({ $id: components, $defs: Object.fromEntries(definitions) });
  for (const name of schemas.keys()) {
    exports[name] = `${components}#/$defs/${name}`;
    attempt(name, ['components', 'schemas', name], () => ajv.getSchema(exports[name] ?? ''));
  }
  for (const operation of operations) {
    for (const place of placesOf(operation)) {
      const name = `${operation.id}_${place}`;
      exports[name] = name;
      const path = ['paths', operation.path, operation.method];
      attempt(operation.id, path, () => ajv.compile({ $id: name, ...parametersSchema(operation, place) }));
    }
  }
  return { ajv, exports };
}

function attempt(name: string, path: YamlPath, work: () => unknown): void {
  try {
    work();
  } catch (error) {
    throw new SchemaInvalid(name, path, error instanceof Error ? error.message : String(error));
  }
}

/** References to components lead to the schema that contains them all. */
function withLocalReferences(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(/^#\/components\/schemas\//, `${components}#/$defs/`)
      : value,
  );
}

function placesOf({ parameters }: OperationModel): ('path' | 'query')[] {
  return [...new Set(parameters.map((parameter) => parameter.in))];
}

function parametersSchema({ parameters }: OperationModel, place: 'path' | 'query'): JsonSchema {
  const own = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, withLocalReferences(schema)])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

function requestOf(operation: OperationModel): string {
  const { id, body } = operation;
  return objectLines([
    ...placesOf(operation).map((place): [string, string] => [place, shape(`${id}_${place}`)]),
    ...(body === undefined ? [] : [['body', shape(body.schema)] as const]),
  ]);
}

function answersOf({ answers }: OperationModel): string {
  return objectLines(
    answers.flatMap(({ status, schema }) =>
      schema === undefined ? [] : [[String(status), shape(schema)] as const],
    ),
  );
}

function shape(name: string): string {
  return `shapes[${stringLiteral(name)}]`;
}

type Document = Exclude<Parameters<typeof openapiTS>[0], string | URL | Buffer>;

/** generated/api/types.ts: the document as types. Throws if the document is not OpenAPI. */
export async function emitApiTypes({ document }: ApiModel): Promise<string> {
  // The tool changes its input. openapi-fetch does not accept readonly lists, so nothing is readonly.
  const copy = structuredClone(document) as unknown as Document;
  // No validator fills a default in, so a property with one may be absent.
  const nodes = await openapiTS(copy, { silent: true, defaultNonNullable: false });
  return `// ${headerText('spec/api/openapi.yaml')}\n\n${astToString(nodes).trimEnd()}\n`;
}
