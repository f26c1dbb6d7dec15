import { importNames, type SourceFile, typeAlias } from './structures.ts';

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
        'Where a value does not have the shape, as a JSON pointer, and which keyword of the schema says so.',
      ),
      typeAlias(
        'Validate<T>',
        '{ (value: unknown): value is T; readonly errors?: readonly ShapeError[] | null }',
        'Tells whether a value has a shape. After a no, `errors` says why, until the next call.',
      ),
      declare(
        'requestValidators',
        '{ readonly [K in OperationId]: { readonly [P in keyof Input<K>]-?: Validate<NonNullable<Input<K>[P]>> } }',
        'The shapes of what each operation takes: path, query and body, those that it has.',
      ),
      declare(
        'answerValidators',
        '{ readonly [K in OperationId]: { readonly [status: number]: Validate<unknown> } }',
        'The shapes of each operation’s answers by status; none for an answer without body.',
      ),
    ],
  };
}
