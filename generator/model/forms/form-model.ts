import type { EasyPasswords } from '../../runtime/easy-password.ts';
import type { FilterName } from '../../runtime/filters.ts';
import type { Rule } from '../../runtime/rules.ts';
import type { FormFieldSource } from '../../spec/schema/forms/form-field.ts';
import type { FormFile, OfficesFile, PageFormSource } from '../../spec/schema/forms/forms.ts';
import type { PageKind } from '../../spec/schema/routes/areas.ts';

/** The file of the fields that forms on pages share. */
export const sharedFile = 'data/form-fields.yaml';

/** A form on a page, as declared. */
export type PageFormFile = FormFile & { readonly page: PageFormSource };

/** All forms, and the lists for the rules knownDomain and hardToGuess. */
export interface FormsModel {
  /** Those of the club’s dialog. */
  readonly forms: readonly FormModel[];
  readonly pageForms: readonly PageFormModel[];
  readonly offices: OfficesFile['offices'];
  /** Whether all texts of the forms exist; forms may be declared before their texts are written. */
  readonly hasTexts: boolean;
  /** Keys of the messages `errors.<key>`, and of all rules; markup and the API contain them. */
  readonly errorKeys: readonly string[];
  /** Top-level domains in lower case, in their own script and in ASCII. */
  readonly topLevelDomains: readonly string[];
  readonly easyPasswords: EasyPasswords;
}

export interface FormModel {
  /** Its file's name, such as email-step. */
  readonly name: string;
  readonly submit: string;
  /** In order. */
  readonly fields: readonly FormFieldModel[];
}

/** A form on a page. */
export interface PageFormModel
  extends FormModel,
    Pick<PageFormSource, 'entry' | 'open' | 'thanks' | 'keepDays'> {
  readonly about: readonly PageKind[];
  /** The entries that it may be about. */
  readonly aboutKeys: readonly string[];
  readonly aboutNeeded: boolean;
  /** The messages of the question which of them, and of the choice of none, as group.name. */
  readonly aboutLabel: string | undefined;
  readonly aboutNone: string | undefined;
  /** Whether the pages that it may be about link to it. */
  readonly aboutLinks: boolean;
  readonly from: readonly string[];
  readonly office: NonNullable<PageFormSource['office']>;
  readonly crm: Readonly<Record<string, string>>;
  /** Whether the e-mail address must be proven before anything is done. */
  readonly proof: boolean;
  readonly subscribes: boolean;
  readonly answerDays: PageFormSource['answerDays'] | undefined;
  readonly groups: NonNullable<FormFile['groups']>;
}

/** A field for code generation: its examples have been checked and are left out. */
export interface FormFieldModel extends Omit<FormFieldSource, 'filter' | 'rules' | 'valid' | 'invalid'> {
  readonly name: string;
  readonly filter?: FilterName;
  /** Whether its value is a list. */
  readonly list?: true;
  readonly rules: readonly Rule[];
}

/** Operation and property of a field's `sent`, such as updateContact.firstname. */
export function readTarget(sent: string): { readonly operation: string; readonly property: string } {
  const [operation = '', property = ''] = sent.split('.');
  return { operation, property };
}
