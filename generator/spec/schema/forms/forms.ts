import { type Static, Type } from '@sinclair/typebox';
import { byName, message, record, someOf } from '../fields.ts';
import { nameOf } from '../names.ts';
import { condition, field, fieldNames } from './form-field.ts';
import { pageFormSettings } from './page-form.ts';

const group = record(
  {
    title: Type.Optional(message('the message of its heading; none: it goes on with the group before')),
    fields: someOf(Type.String({ description: 'a field of the form' }), 'its fields, in order'),
    when: Type.Optional(condition),
    startsPage: Type.Optional(
      Type.Literal(true, {
        description: 'a new page begins here; the last one lets the guest check the answers',
      }),
    ),
  },
  'fields under one heading',
);

/** spec/forms/<form>.yaml */
export const formSchema = record(
  {
    submit: message('the message of its submit button, as group.name'),
    page: Type.Optional(pageFormSettings),
    shared: Type.Optional(
      Type.Array(nameOf('formField', 'a field'), {
        description: 'on pages: fields of data/form-fields.yaml that the form has, too',
      }),
    ),
    groups: Type.Optional(someOf(group, 'on pages: all fields of the form, in order')),
    fields: Type.Optional(byName(field, 'its own fields; in the dialog, in order', fieldNames)),
  },
  'a form with its fields, rules and examples: of a page where it has “page”, else of the club’s dialog; browser and server run the same rules, tests run the examples on both',
);

export type FormFile = Static<typeof formSchema>;
