import { type Static, Type } from '@sinclair/typebox';
import { byName, matching, message, oneOf, record, someOf } from '../fields.ts';
import { defines, nameOf } from '../names.ts';
import { pageKinds } from '../routes/areas.ts';
import { condition, field, fieldNames } from './form-field.ts';

const office = record(
  {
    to: nameOf('office', 'an office of data/offices.yaml'),
    when: Type.Optional(condition),
    about: Type.Optional(
      someOf(nameOf('entry', 'the key of an entry'), 'applies only to requests about one of these'),
    ),
  },
  'an office, and when it is the one',
);

/** The settings of a form on a page: its page, and the recipients of its answers. */
const pageFormSettings = record(
  {
    entry: nameOf('entry', 'the key of the entry on whose page it stands; its title is the form’s'),
    open: message('the text of links that lead to it, as group.name'),
    order: Type.Integer({ minimum: 1, description: 'its place among the links of a page' }),
    about: Type.Optional(
      someOf(
        oneOf(pageKinds, 'a kind of pages'),
        'kinds of pages that a request may be about; these pages have a link to the form',
      ),
    ),
    aboutLabel: Type.Optional(message('with “about”: the question which of them, as group.name')),
    aboutNone: Type.Optional(
      message('with “about”, unless “aboutNeeded”: the choice of none of them, as group.name'),
    ),
    aboutLinks: Type.Optional(
      Type.Literal(false, {
        description:
          'the pages that a request may be about have no link to the form; those under “from” have',
      }),
    ),
    aboutWithout: Type.Optional(
      someOf(
        matching('^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)?$', 'a fact, or a term as vocabulary.term'),
        'entries that state one of these are no choice, and their pages have no link to the form',
      ),
    ),
    hints: Type.Optional(
      byName(message('a message, as group.name'), 'hints of fields in place of their own', fieldNames),
    ),
    aboutNeeded: Type.Optional(
      Type.Literal(true, {
        description: 'every request is about one of them; default: a guest may leave it open',
      }),
    ),
    from: Type.Optional(
      someOf(nameOf('entry', 'the key of an entry'), 'further entries whose pages have a link to the form'),
    ),
    thanks: someOf(
      nameOf('entry', 'the key of an entry'),
      'the page after sending: the first that exists in the guest’s language; the last exists in all',
    ),
    office: Type.Optional(
      someOf(office, 'who gets the request by mail: the first that applies; the last has no condition'),
    ),
    crm: Type.Optional(
      byName(
        matching('^[a-z][a-z0-9_]*$', 'the CRM’s property'),
        'the fields that the CRM gets, with its properties',
        fieldNames,
      ),
    ),
    answerDays: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'how many days an answer takes at most; default: “answerHours” of site.yaml',
      }),
    ),
    keepDays: Type.Integer({
      minimum: 1,
      maximum: 3650,
      description: 'how long the request is stored, in days',
    }),
    confirms: Type.Optional(
      Type.Literal(true, {
        description: 'the request counts when the link in a mail has proven the e-mail address',
      }),
    ),
    subscribes: Type.Optional(
      Type.Literal(true, { description: 'subscribes to the newsletter; needs the same proof' }),
    ),
  },
  'a form on a page; without it, the form belongs to the club’s dialog',
);

/** spec/data/form-fields.yaml */
export const formFieldsSchema = record(
  {
    fields: byName(field, 'the fields', { ...fieldNames, ...defines('formField') }),
  },
  'fields that several forms on pages share',
);

/** spec/data/offices.yaml */
export const officesSchema = record(
  {
    offices: byName(
      record(
        {
          email: matching('^[^\\s@]+@[^\\s@]+$', 'its e-mail address'),
          locale: nameOf('locale', 'the locale of the mails that it gets'),
        },
        'an office',
      ),
      'the offices by name',
      {
        pattern: '^[a-z][A-Za-z0-9]*$',
        description: 'a name in camel case, such as guestRelations',
        ...defines('office'),
      },
    ),
  },
  'who answers the forms of pages',
);

export type PageFormSource = Static<typeof pageFormSettings>;
export type FormFieldsFile = Static<typeof formFieldsSchema>;
export type OfficesFile = Static<typeof officesSchema>;

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
