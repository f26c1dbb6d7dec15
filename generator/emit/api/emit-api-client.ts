import type { ApiModel, OperationModel } from '../../model/api/api-references.ts';
import { stringLiteral, unionType } from '../output/literals.ts';
import { functionOf, importNames, interfaceOf, type SourceFile, typeAlias } from '../output/structures.ts';

/** generated/api/client.ts: calls by name. */
export function emitClient({ operations }: ApiModel): SourceFile {
  const callable = operations.filter(({ success }) => (success?.status ?? 200) < 300);
  const redirecting = operations.filter((operation) => !callable.includes(operation)).map(({ id }) => id);
  const calls = callable.map(
    (operation) =>
      `  ${operation.id}: (${inputOf(operation)}) => client.${operation.method.toUpperCase()}(${stringLiteral(operation.path)}${initOf(operation)}),`,
  );
  return {
    source: 'spec/api/openapi.yaml',
    statements: [
      "import createClient from 'openapi-fetch';",
      importNames('./operations.ts', ['Input', 'OperationId', 'Output', 'Schemas'], 'type'),
      importNames('./types.ts', ['paths'], 'type'),
      interfaceOf(
        'ApiClientOptions',
        [
          ['baseUrl', 'string', 'The origin; empty in a page of the site.'],
          ['fetch?', '(request: Request) => Promise<Response>', 'Default: the global one.'],
        ],
        'Options of a client.',
      ),
      typeAlias(
        'Result<K extends OperationId>',
        `{ readonly data: Output<K>; readonly error?: never; readonly response: Response } | { readonly data?: never; readonly error: ${faultType(operations)}; readonly response: Response }`,
        'An answer: the output of the operation, including rejections of the business, or an error.',
      ),
      typeAlias(
        'CallableId',
        redirecting.length === 0 ? 'OperationId' : `Exclude<OperationId, ${unionType(redirecting)}>`,
        'Operations that a script calls; pages navigate to the others.',
      ),
      typeAlias(
        'ApiClient',
        '{ readonly [K in CallableId]: Record<never, never> extends Input<K> ? (input?: Input<K>) => Promise<Result<K>> : (input: Input<K>) => Promise<Result<K>> }',
        'A function for each operation. It rejects only if no answer came.',
      ),
      functionOf(
        'createApiClient',
        [['options', 'ApiClientOptions']],
        'ApiClient',
        ['const client = createClient<paths>(options);', `return {\n${calls.join('\n')}\n};`],
        'Creates a client of the API.',
      ),
    ],
  };
}

/** The schemas of all answers with a status of 400 or more. */
function faultType(operations: readonly OperationModel[]): string {
  const faults = operations.flatMap(({ answers }) => answers.filter(({ status }) => status >= 400));
  const names = new Set(faults.map(({ schema }) => schema).filter((schema) => schema !== undefined));
  return names.size === 0 ? 'never' : [...names].map((name) => `Schemas[${stringLiteral(name)}]`).join(' | ');
}

function inputOf({ id, parameters, body }: OperationModel): string {
  const parts = [
    ...new Set(parameters.map((parameter) => parameter.in)),
    ...(body === undefined ? [] : ['body']),
  ];
  if (parts.length === 0) return '';
  const isOptional = parameters.length === 0 && body?.required === false;
  return `{ ${parts.join(', ')} }: Input<${stringLiteral(id)}>${isOptional ? ' = {}' : ''}`;
}

function initOf({ parameters, body }: OperationModel): string {
  const places = [...new Set(parameters.map((parameter) => parameter.in))];
  const parts = [
    ...(places.length === 0 ? [] : [`params: { ${places.join(', ')} }`]),
    ...(body === undefined ? [] : [body.required ? 'body' : 'body: body ?? {}']),
  ];
  return parts.length === 0 ? '' : `, { ${parts.join(', ')} }`;
}
