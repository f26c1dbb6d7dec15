import type { FormsModel, PageFormModel } from '../../model/forms/form-model.ts';
import { inputmodes, memberDetails, pageControls } from '../../spec/schema/forms/form-field.ts';
import { arrayLines, literal, objectLines, unionType } from '../output/literals.ts';
import { constant, importNames, interfaceOf, type SourceFile, typeAlias } from '../output/structures.ts';
import { fieldLines, messagePath } from './emit-form.ts';

/** generated/forms/page-forms.ts */
export function emitPageForms({ pageForms, offices }: FormsModel): SourceFile {
  return {
    source: 'spec/forms, spec/data/form-fields.yaml and spec/data/offices.yaml',
    statements: [
      importNames('../locales.ts', ['Locale'], 'type'),
      importNames('../routes/keys.ts', ['PageKind', 'RouteKey'], 'type'),
      importNames('./field.ts', ['FormOption', 'FormText'], 'type'),
      importNames('./rules.ts', ['RuledField'], 'type'),
      typeAlias(
        'PageFormName',
        unionType(pageForms.map(({ name }) => name)),
        'The name of a form on a page.',
      ),
      typeAlias('OfficeName', unionType(Object.keys(offices)), 'An office that answers requests.'),
      interfaceOf(
        'PageField',
        [
          ['control', unionType(pageControls), 'Its form control.'],
          ['label', 'FormText'],
          ['hint?', 'FormText', 'A hint shown with the label.'],
          ['autocomplete?', 'string', 'HTML’s autocomplete tokens.'],
          ['inputmode?', unionType(inputmodes), 'The keyboard on phones.'],
          ['options?', 'readonly FormOption[]', 'The choices of a list.'],
          [
            'entries?',
            'readonly PageKind[]',
            'In place of options: the pages of these kinds, by their keys.',
          ],
          ['terms?', 'string', 'In place of options: the terms of this vocabulary.'],
          ['member?', unionType(memberDetails), 'What of a member’s details fills it in.'],
        ],
        'A field: its control, and the rules for its value.',
        ['RuledField'],
      ),
      interfaceOf(
        'Office',
        [
          ['to', 'OfficeName'],
          ['when?', "NonNullable<RuledField['when']>", 'Where a field has one of these values.'],
          ['about?', 'readonly RouteKey[]', 'For requests about one of these entries.'],
        ],
        'Who gets a request.',
      ),
      interfaceOf(
        'FieldGroup',
        [
          ['title?', 'FormText', 'None: it goes on with the group before.'],
          ['startsPage?', 'true', 'A new page of the form begins here.'],
          ['fields', 'readonly string[]'],
        ],
        'Fields under one heading.',
      ),
      interfaceOf(
        'PageForm',
        [
          ['page', 'RouteKey', 'The entry on whose page it stands; its title is the form’s.'],
          ['submit', 'FormText', 'The button that sends it.'],
          ['open', 'FormText', 'The text of links that lead to it.'],
          ['about', 'readonly PageKind[]', 'Kinds of pages that a request may be about.'],
          ['aboutKeys', 'readonly RouteKey[]', 'The entries of these kinds.'],
          ['aboutNeeded', 'boolean', 'Whether every request is about one of them.'],
          ['aboutLabel?', 'FormText', 'The question which of them.'],
          ['aboutNone?', 'FormText', 'The choice of none of them.'],
          ['aboutLinks', 'boolean', 'Whether these pages link to it.'],
          ['from', 'readonly RouteKey[]', 'Further entries whose pages lead to it.'],
          ['thanks', 'readonly RouteKey[]', 'The page after sending: the first that exists in the locale.'],
          [
            'offices',
            'readonly Office[]',
            'The first that applies gets the request; the newsletter has none.',
          ],
          [
            'crm',
            'Readonly<Record<string, string>>',
            'The CRM’s properties of fields; empty: the CRM gets nothing.',
          ],
          [
            'answerDays?',
            'number',
            'How many days an answer takes at most, where it is not the time of the site.',
          ],
          ['keepDays', 'number', 'How long a request is stored, in days.'],
          ['proof', 'boolean', 'Whether the e-mail address must be proven before anything is done.'],
          ['subscribes', 'boolean', 'Whether it subscribes to the newsletter.'],
          ['groups', 'readonly FieldGroup[]', 'All fields, in order.'],
          ['fields', 'Readonly<Record<string, PageField>>', 'In order.'],
        ],
        'A form on a page.',
      ),
      constant(
        'offices',
        'Readonly<Record<OfficeName, { readonly email: string; readonly locale: Locale }>>',
        objectLines(Object.entries(offices).map(([name, office]) => [name, literal(office)])),
        'Who answers requests, and the language of the mails to them.',
      ),
      constant(
        'pageForms',
        'Readonly<Record<PageFormName, PageForm>>',
        objectLines(pageForms.map((form) => [form.name, formLines(form)])),
        'The forms of pages.',
      ),
    ],
  };
}

function formLines(form: PageFormModel): string {
  const groups = form.groups.map(({ title, startsPage, fields }) =>
    literal({ title: title?.split('.'), startsPage, fields }),
  );
  const plain = (...names: readonly (keyof PageFormModel)[]) =>
    names.map((name) => [name, literal(form[name])] as const);
  const texts = (...names: readonly ('aboutLabel' | 'aboutNone')[]) =>
    names.flatMap((name) => {
      const text = form[name];
      return text === undefined ? [] : [[name, messagePath(text)] as const];
    });
  return objectLines([
    ['page', literal(form.entry)],
    ['submit', messagePath(form.submit)],
    ['open', messagePath(form.open)],
    ...plain('about', 'aboutKeys', 'aboutNeeded', 'aboutLinks'),
    ...texts('aboutLabel', 'aboutNone'),
    ...plain('from', 'thanks'),
    ['offices', arrayLines(form.office.map(literal))],
    ...plain('crm'),
    ...(form.answerDays === undefined ? [] : plain('answerDays')),
    ...plain('keepDays', 'proof', 'subscribes'),
    ['groups', arrayLines(groups)],
    ['fields', objectLines(form.fields.map((field) => [field.name, fieldLines(field)]))],
  ]);
}
