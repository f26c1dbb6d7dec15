import type { ApiModel, OperationModel } from '../../model/api/api-references.ts';
import { literal, objectLines, stringLiteral, unionType } from '../output/literals.ts';
import {
  constant,
  type Field,
  functionOf,
  importNames,
  interfaceOf,
  type SourceFile,
  typeAlias,
} from '../output/structures.ts';

const source = 'spec/api/openapi.yaml';

/** generated/api/operations.ts: every operation with the types of its input and output. */
export function emitOperations({ operations, schemas }: ApiModel): SourceFile {
  return {
    source,
    statements: [
      importNames('./types.ts', ['components', 'operations as Shapes'], 'type'),
      typeAlias('Schemas', "components['schemas']", 'The schemas by name.'),
      interfaceOf(
        'Redirect',
        [['location', 'string', 'The target of the redirect.']],
        'The output of an operation that answers with a redirect.',
      ),
      interfaceOf(
        'Operations',
        operations.map(operationField),
        'Input and successful output of each operation.',
      ),
      typeAlias('OperationId', 'keyof Operations', 'The name of an operation.'),
      typeAlias('Input<K extends OperationId>', "Operations[K]['input']", 'The input of an operation.'),
      typeAlias(
        'Output<K extends OperationId>',
        "Operations[K]['output']",
        'The output of an operation that succeeds.',
      ),
      typeAlias(
        'Handlers<Context>',
        '{ readonly [K in OperationId]: (context: Context, input: Input<K>) => Promise<Output<K>> }',
        'A handler for each operation; errors are thrown.',
      ),
      functionOf(
        'defineHandlers<Context>',
        [],
        '<H extends Handlers<Context>>(handlers: H & Readonly<Record<Exclude<keyof H, OperationId>, never>>) => H',
        ['return (handlers) => handlers;'],
        'Checks a map of handlers: one missing or one too many does not compile.',
      ),
      interfaceOf(
        'Operation',
        [
          ['method', unionType([...new Set(operations.map(({ method }) => method.toUpperCase()))])],
          ['path', 'string', 'With {name} for a parameter.'],
          [
            'body',
            nameType(
              schemas,
              operations.map(({ body }) => body?.schema),
            ),
            'The schema of its body.',
          ],
          [
            'answer',
            nameType(
              schemas,
              operations.map(({ success }) => success?.schema),
            ),
            'The schema of its output; null for a redirect.',
          ],
          ['status', 'number', 'The status of its success.'],
        ],
        'The HTTP form of an operation.',
      ),
      constant(
        'operations',
        'Readonly<Record<OperationId, Operation>>',
        objectLines(
          operations.map(({ id, method, path, body, success }) => [
            id,
            literal({
              method: method.toUpperCase(),
              path,
              body: body?.schema ?? null,
              answer: success?.schema ?? null,
              status: success?.status ?? 200,
            }),
          ]),
        ),
        'Every operation, in the order of the document.',
      ),
    ],
  };
}

function nameType(schemas: ApiModel['schemas'], used: readonly (string | undefined)[]): string {
  return [unionType([...schemas.keys()].filter((name) => used.includes(name))), 'null'].join(' | ');
}

function operationField(operation: OperationModel): Field {
  const { id, summary, body, success } = operation;
  const inputs = [
    ...(['path', 'query'] as const)
      .filter((place) => operation.parameters.some((parameter) => parameter.in === place))
      .map(
        (place) => `readonly ${place}: NonNullable<Shapes[${stringLiteral(id)}]['parameters']['${place}']>`,
      ),
    ...(body === undefined
      ? []
      : [`readonly body${body.required ? '' : '?'}: Schemas[${stringLiteral(body.schema)}]`]),
  ];
  const input = inputs.length === 0 ? 'Readonly<Record<never, never>>' : `{ ${inputs.join('; ')} }`;
  const output =
    success?.schema === undefined
      ? outputWithoutBody(success?.status)
      : `Schemas[${stringLiteral(success.schema)}]`;
  return [id, `{ readonly input: ${input}; readonly output: ${output} }`, `${summary}.`];
}

function outputWithoutBody(status = 200): string {
  return status >= 300 ? 'Redirect' : 'undefined';
}

/** generated/api/validators.d.ts */
export function emitValidatorTypes(): SourceFile {
  const declare = (name: string, type: string, docs: string) =>
    `\n/** ${docs} */\nexport declare const ${name}: ${type};`;
  return {
    source: 'spec/api/openapi.yaml',
    statements: [
      importNames('./operations.ts', ['Input', 'OperationId'], 'type'),
      typeAlias(
        'ShapeError',
        '{ readonly instancePath: string; readonly keyword: string; readonly message?: string }',
        'The wrong part of a value, as a JSON pointer, and the keyword of the schema that it violates.',
      ),
      typeAlias(
        'Validate<T>',
        '{ (value: unknown): value is T; readonly errors?: readonly ShapeError[] | null }',
        'Whether a value has a shape. If not, `errors` has the reasons until the next call.',
      ),
      declare(
        'requestValidators',
        '{ readonly [K in OperationId]: { readonly [P in keyof Input<K>]-?: Validate<NonNullable<Input<K>[P]>> } }',
        'The shapes of each operation’s path, query and body, where it has them.',
      ),
      declare(
        'answerValidators',
        '{ readonly [K in OperationId]: { readonly [status: number]: Validate<unknown> } }',
        'The shapes of each operation’s answers by status; none for an answer without body.',
      ),
    ],
  };
}
