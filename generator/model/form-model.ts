import type { FormFieldSource } from '../read/schema/forms.ts';
import type { Rule } from '../runtime/form-rules.ts';

/** All forms, and the list that the rule knownDomain asks. */
export interface FormsModel {
  readonly forms: readonly FormModel[];
  /** Whether every text that a form names is there; forms may be declared before their texts are written. */
  readonly hasTexts: boolean;
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

/** A field as code shows it: the examples have been checked and are left behind. */
export interface FormFieldModel extends Omit<FormFieldSource, 'rules' | 'valid' | 'invalid'> {
  readonly name: string;
  readonly rules: readonly Rule[];
}
