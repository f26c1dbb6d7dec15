import { importNames, type SourceFile, typeAlias } from '../output/structures.ts';

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
