import type { FormFieldSource } from '../read/schema/forms.ts';
import type { Rule } from '../runtime/form-rules.ts';

/** All forms, and the list for the rule knownDomain. */
export interface FormsModel {
  readonly forms: readonly FormModel[];
  /** Whether all texts of the forms exist; forms may be declared before their texts are written. */
  readonly hasTexts: boolean;
  /** Keys of the messages `errors.<key>`, and of all rules; markup and the API contain them. */
  readonly errorKeys: readonly string[];
  /** Top-level domains in lower case, in their own script and in ASCII. */
  readonly topLevelDomains: readonly string[];
}

export interface FormModel {
  /** Its file's name, such as email-step. */
  readonly name: string;
  readonly submit: string;
  /** In order. */
  readonly fields: readonly FormFieldModel[];
}

/** A field for code generation: its examples have been checked and are left out. */
export interface FormFieldModel extends Omit<FormFieldSource, 'rules' | 'valid' | 'invalid'> {
  readonly name: string;
  readonly rules: readonly Rule[];
}

/** Operation and property of a field's `sent`, such as updateContact.firstname. */
export function readTarget(sent: string): { readonly operation: string; readonly property: string } {
  const [operation = '', property = ''] = sent.split('.');
  return { operation, property };
}
