import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { type EasyPasswords, isEasyToGuess } from '../../runtime/easy-password.ts';
import { findErrors, type RuledField } from '../../runtime/rules.ts';
import { exampleValue, type FormFieldSource } from '../../spec/schema/forms/form-field.ts';
import type { Fields } from './check-form-fields.ts';
import type { FormFieldModel } from './form-model.ts';

/** A value with the error that is expected, if any, and its place in the field. */
interface Example extends Partial<FormFieldSource['valid'][number]> {
  readonly error: string | undefined;
  readonly at: YamlPath;
}

/** The time of examples that do not give one. */
const usualNow = '2026-01-01T12:00:00Z';

/** Lists that rules need. */
interface ExampleData {
  readonly topLevelDomains: ReadonlySet<string>;
  /** Undefined where the spec has none. */
  readonly easyPasswords: EasyPasswords | undefined;
  /** The time zone that decides which day is today. */
  readonly timeZone: string;
}

/**
 * Checks each example against the rules that browser and server run. The generator has no list of telephone numbers, so an
 * example passes if it holds whether or not the number can exist; and likewise where the passwords are missing.
 */
export function checkFormExamples(
  file: string,
  own: Fields,
  fields: readonly FormFieldModel[],
  { topLevelDomains, easyPasswords, timeZone }: ExampleData,
  report: Report,
): void {
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const ruled = Object.fromEntries(fields.map((field) => [field.name, ruledField(field)]));
  for (const [name, field] of Object.entries(own)) {
    const { valid, invalid, start } = field;
    const examples: readonly Example[] = [
      ...(start === undefined ? [] : [{ value: start, error: undefined, at: ['start'] }]),
      ...valid.map((example, index) => ({ ...example, error: undefined, at: ['valid', index] })),
      ...invalid.map((example, index) => ({ ...example, at: ['invalid', index] })),
    ];
    for (const example of examples) {
      const { with: others, now = usualNow, error, at } = example;
      const value = exampleValue(example);
      const found = [true, false].map((exists) => {
        const context = {
          now: Date.parse(now),
          today: days.format(Date.parse(now)),
          isPhoneNumber: () => exists,
          isTopLevelDomain: (domain: string) => topLevelDomains.has(domain),
          isEasyPassword: (password: string, email: string) =>
            easyPasswords === undefined ? exists : isEasyToGuess(password, email, easyPasswords),
        };
        return findErrors(ruled, { ...others, [name]: value }, context)[name];
      });
      if (found.includes(error)) continue;
      const [given] = found;
      const said =
        error === undefined ? '' : given === undefined ? `, yet ${error} is expected` : `, not ${error}`;
      report({
        code: 'FORM_EXAMPLE_WRONG',
        message: `This value of “${name}” ${given === undefined ? 'breaks no rule' : `gives ${given}`}${said}.`,
        help: adviceOn(example),
        at: [{ file, path: ['fields', name, ...at] }],
      });
    }
    reportFew(file, name, field, report);
  }
}

function adviceOn({ error, at }: Example): string {
  if (at[0] === 'start') return 'The form begins with this value: name one that breaks no rule.';
  return error === undefined
    ? 'Move it to “invalid” with that error, or change the rules.'
    : 'Correct the example or the order of the rules.';
}

/** Reports errors of a field that fewer than two examples show: one alone does not show where the rule begins. */
function reportFew(file: string, name: string, { rules, invalid }: FormFieldSource, report: Report): void {
  const few = [...new Set(rules.map(({ error }) => error))].filter(
    (error) => invalid.filter((example) => example.error === error).length < 2,
  );
  if (few.length === 0) return;
  report({
    code: 'FORM_EXAMPLES_FEW',
    message: `“${name}” has fewer than two examples of ${few.join(', ')}.`,
    help: 'Add values that break the rule to “invalid”, among them one that just breaks it.',
    at: [{ file, path: ['fields', name, 'invalid'], on: 'key' }],
  });
}

function ruledField({ control, filter, list, when, start, rules }: FormFieldModel): RuledField {
  return {
    control,
    ...(filter && { filter }),
    ...(list && { list }),
    ...(when && { when }),
    ...(start !== undefined && { start }),
    rules,
  };
}
