import { type FormFieldModel, type FormModel, readTarget } from '../../model/forms/form-model.ts';
import {
  arrayLines,
  identifier,
  literal,
  objectLines,
  stringLiteral,
  typeName,
  unionType,
} from '../output/literals.ts';
import {
  constant,
  functionOf,
  importNames,
  interfaceOf,
  type SourceFile,
  typeAlias,
} from '../output/structures.ts';

/** generated/forms/<form>.ts */
export function emitForm({ name, submit, fields }: FormModel): SourceFile {
  const type = typeName(name);
  const form = `${identifier(name)}Form`;
  const asked = contextOf(fields);
  const context: readonly (readonly [string, string])[] =
    asked.length === 0 ? [] : [['context', `${type}Context`]];
  return {
    source: `spec/forms/${name}.yaml`,
    statements: [
      importNames('./error-keys.ts', ['ErrorKey'], 'type'),
      importNames('./field.ts', ['Form'], 'type'),
      importNames('./rules.ts', ['findErrors', ...readersOf(fields)]),
      ...(asked.length === 0 ? [] : [importNames('./rules.ts', ['RuleContext'], 'type')]),
      interfaceOf(
        `${type}Values`,
        fields.map((field) => [field.name, isTick(field) ? 'boolean' : 'string']),
        'The values of the form.',
      ),
      typeAlias(`${type}Field`, `keyof ${type}Values`, 'The name of a field.'),
      ...(asked.length === 0
        ? []
        : [
            typeAlias(
              `${type}Context`,
              `Pick<RuleContext, ${unionType(asked)}>`,
              'The context that the rules of the form need.',
            ),
          ]),
      constant(
        form,
        `Form<${type}Field>`,
        objectLines([
          ['submit', messagePath(submit)],
          ['fields', objectLines(fields.map((field) => [field.name, fieldLines(field)]))],
        ]),
        'The fields of the form, and their rules.',
      ),
      ...sentTo(`${identifier(name)}Sent`, fields),
      functionOf(
        `validate${type}`,
        [['values', 'unknown'], ...context],
        `Partial<Record<${type}Field, ErrorKey>>`,
        [`return findErrors(${form}.fields, values${asked.length === 0 ? '' : ', context'});`],
        'The error of each field that has one. Values may be anything; nothing throws.',
      ),
      functionOf(
        `read${type}`,
        [['values', 'unknown']],
        `${type}Values`,
        [`return {\n${fields.map((field) => `  ${readerOf(field, form)},`).join('\n')}\n};`],
        'The filtered values, as the rules see them and as they should be stored; empty where there is none.',
      ),
    ],
  };
}

/** The table of the operations that take the fields; absent where nothing is sent. */
function sentTo(name: string, fields: readonly FormFieldModel[]): string[] {
  const targets = fields.flatMap((field) =>
    field.sent === undefined ? [] : [{ field: field.name, ...readTarget(field.sent) }],
  );
  const operations = [...new Set(targets.map(({ operation }) => operation))];
  if (operations.length === 0) return [];
  const rows = operations.map((id) => {
    const own = targets.filter(({ operation }) => operation === id);
    return [id, objectLines(own.map(({ field, property }) => [field, literal(property)]))] as const;
  });
  const docs = 'By operation: the property of its body that takes the value of a field.';
  return [constant(name, undefined, `${objectLines(rows)} as const`, docs)];
}

function contextOf(fields: readonly FormFieldModel[]): string[] {
  const rules = new Set(fields.flatMap((field) => field.rules.map(({ rule }) => rule)));
  return [
    ...(rules.has('date') || rules.has('age') ? ['now'] : []),
    ...(rules.has('phone') ? ['isPhoneNumber'] : []),
    ...(rules.has('knownDomain') ? ['isTopLevelDomain'] : []),
    ...(rules.has('hardToGuess') ? ['isEasyPassword'] : []),
  ];
}

function isTick({ control }: FormFieldModel): boolean {
  return control === 'checkbox';
}

function readersOf(fields: readonly FormFieldModel[]): string[] {
  return [
    ...(fields.some((field) => !isTick(field)) ? ['readText'] : []),
    ...(fields.some(isTick) ? ['readTick'] : []),
  ];
}

function readerOf(field: FormFieldModel, form: string): string {
  const { name } = field;
  const given = `values, ${stringLiteral(name)}`;
  return `${name}: ${isTick(field) ? `readTick(${given})` : `readText(${given}, ${form}.fields.${name})`}`;
}

/** The declaration of a field; properties that it does not have are left out. */
export function fieldLines(field: FormFieldModel): string {
  const { label, hint, errorTexts, options, rules } = field;
  const choices = options?.map(({ value, label: shown, locales }) =>
    literal({ value, label: shown.split('.'), locales }),
  );
  const texts =
    errorTexts && Object.entries(errorTexts).map(([error, text]) => [error, messagePath(text)] as const);
  const plain = (...names: readonly (keyof FormFieldModel)[]) =>
    names.map((name) => [name, field[name] === undefined ? undefined : literal(field[name])] as const);
  const lines: readonly (readonly [name: string, value: string | undefined])[] = [
    ...plain('control'),
    ['label', messagePath(label)],
    ['hint', hint && messagePath(hint)],
    ...plain('hidden', 'autocomplete', 'inputmode', 'enterkeyhint', 'mask'),
    ['errorTexts', texts && objectLines(texts)],
    ...plain('filter'),
    ['options', choices && arrayLines(choices)],
    ...plain('entries', 'terms', 'list', 'when', 'start', 'member'),
    ['rules', arrayLines(rules.map(literal))],
  ];
  return objectLines(lines.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
}

/** A message’s group and name. */
export function messagePath(key: string): string {
  return literal(key.split('.'));
}
