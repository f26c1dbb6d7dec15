import { type FormFieldModel, type FormsModel, readTarget } from '../../model/forms/form-model.ts';
import type { EasyPasswords } from '../../runtime/easy-password.ts';
import { literal, objectLines, stringLiteral, unionType } from '../output/literals.ts';
import {
  constant,
  functionOf,
  importNames,
  interfaceOf,
  type SourceFile,
  typeAlias,
} from '../output/structures.ts';
import { emitForm } from './emit-form.ts';
import { emitPageForms } from './emit-page-forms.ts';

/** Every file of generated/forms except the copied ones, by path. */
export function* emitForms(model: FormsModel): Generator<readonly [path: string, file: SourceFile]> {
  yield ['generated/forms/error-keys.ts', emitErrorKeys(model.errorKeys)];
  yield ['generated/forms/field.ts', emitFieldType(model)];
  yield ['generated/forms/top-level-domains.ts', emitTopLevelDomains(model.topLevelDomains)];
  yield ['generated/forms/common-passwords.ts', emitCommonPasswords(model.easyPasswords)];
  yield ['generated/forms/page-forms.ts', emitPageForms(model)];
  yield ['generated/forms/sent-fields.ts', emitSentFields(model)];
  for (const form of model.forms) yield [`generated/forms/${form.name}.ts`, emitForm(form)];
}

function emitErrorKeys(errorKeys: readonly string[]): SourceFile {
  return {
    source: 'spec/messages and spec/forms',
    statements: [
      typeAlias(
        'ErrorKey',
        unionType(errorKeys),
        'The key of an error text, the message `errors.<key>`; `PasswordChanged` alone reports a success.',
      ),
    ],
  };
}

function emitFieldType({ forms, hasTexts }: FormsModel): SourceFile {
  const used = (read: (field: FormFieldModel) => string | undefined) =>
    unionType([
      ...new Set(forms.flatMap(({ fields }) => fields.map(read)).filter((value) => value !== undefined)),
    ]);
  return {
    source: 'spec/forms',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      importNames('./error-keys.ts', ['ErrorKey'], 'type'),
      importNames('./rules.ts', ['RuledField'], 'type'),
      ...(hasTexts ? [importNames('../site.ts', ['MessagePath'], 'type')] : []),
      typeAlias(
        'FormText',
        hasTexts ? 'MessagePath' : 'readonly [group: string, name: string]',
        'Group and name of a message.',
      ),
      interfaceOf(
        'FormField',
        [
          ['control', used(({ control }) => control), 'Its form control.'],
          ['label', 'FormText'],
          ['hint?', 'FormText', 'A hint shown with the label.'],
          ['hidden?', 'true', 'The field is not shown: an earlier step has its value.'],
          ['autocomplete?', 'string', 'HTML’s autocomplete tokens.'],
          ['inputmode?', used(({ inputmode }) => inputmode), 'The keyboard on phones.'],
          ['enterkeyhint?', used(({ enterkeyhint }) => enterkeyhint), 'The enter key on phones.'],
          ['mask?', 'string', 'The input mask, 9 for a digit; no rule.'],
          [
            'errorTexts?',
            'Readonly<Partial<Record<ErrorKey, FormText>>>',
            'The texts of errors that have another than their usual one here.',
          ],
          ['filter?', "NonNullable<RuledField['filter']>", 'The filter of its text.'],
          ['options?', 'readonly FormOption[]', 'The choices of a list.'],
          ['rules', "RuledField['rules']", 'In order; the first that is broken gives the error.'],
        ],
        'A field: its control, and the rules for its value.',
      ),
      interfaceOf(
        'FormOption',
        [
          ['value', 'string'],
          ['label', 'FormText'],
          ['locales?', 'readonly Locale[]', 'Those that offer it; default: all.'],
        ],
        'A choice. Its value is accepted in every locale.',
      ),
      interfaceOf(
        'Form<Field extends string>',
        [
          ['submit', 'FormText', 'The button that sends it.'],
          ['fields', 'Readonly<Record<Field, FormField>>', 'In order.'],
        ],
        'A form.',
      ),
    ],
  };
}

/** Of the dialog's forms together, so that code which all sites load need not import one that a site lacks. */
function emitSentFields({ forms }: FormsModel): SourceFile {
  const sent = forms
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, control, sent: target }) =>
      target === undefined ? [] : [{ ...readTarget(target), text: literal({ field: name, control }) }],
    );
  const rows = [...Map.groupBy(sent, ({ operation }) => operation)].map(([operation, targets]) => {
    const byProperty = new Map(targets.map(({ property, text }) => [property, text]));
    return [operation, objectLines([...byProperty])] as const;
  });
  return {
    source: 'spec/forms',
    statements: [
      importNames('./field.ts', ['FormField'], 'type'),
      constant(
        'sentFields',
        "Readonly<Record<string, Readonly<Record<string, { readonly field: string; readonly control: FormField['control'] }>>>>",
        objectLines(rows),
        'By operation of the API and property of its body: a field that gives the value.',
      ),
    ],
  };
}

/** The list as one text, which is smaller and faster to parse than a list of texts. */
function emitTopLevelDomains(domains: readonly string[]): SourceFile {
  return {
    source: 'spec/data/top-level-domains.yaml',
    statements: [
      constant('domains', undefined, `new Set(${stringLiteral(domains.join(' '))}.split(' '))`),
      functionOf(
        'isTopLevelDomain',
        [['domain', 'string']],
        'boolean',
        ['return domains.has(domain);'],
        'Whether a top-level domain, in lower case and either spelling (рф, xn--p1ai), is in use.',
      ),
    ],
  };
}

/** A module of its own, which browsers download where a password is chosen. */
function emitCommonPasswords({ common, names, rows }: EasyPasswords): SourceFile {
  return {
    source: 'spec/data/common-passwords.yaml',
    statements: [
      importNames('./easy-password.ts', ['isEasyToGuess']),
      constant('common', undefined, `new Set(${stringLiteral([...common].join(' '))}.split(' '))`),
      constant('names', 'readonly string[]', literal(names)),
      constant('rows', 'readonly string[]', literal(rows)),
      functionOf(
        'isEasyPassword',
        [
          ['password', 'string'],
          ['email', 'string'],
        ],
        'boolean',
        ['return isEasyToGuess(password, email, { common, names, rows });'],
        'Whether a password is a common one, a repeat, in a row of keys, the guest’s e-mail address or a name of the site. The address is empty if it is not known.',
      ),
    ],
  };
}
