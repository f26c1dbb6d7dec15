import type { FormField } from '../../../generated/forms/field.ts';

/** Props of every kind of field: a controlled value and its description. */
export interface ControlProps<Value = string> {
  readonly name: string;
  readonly field: FormField;
  readonly value: Value;
  onChange(value: Value): void;
  onBlur(): void;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  /** Whether it is locked until the guest asks to change it; phone field only. */
  readonly isLocked?: boolean;
}

/** Attributes that all inputs share. */
export function inputAttributes({
  name,
  field,
  isInvalid,
  describedBy,
  onBlur,
}: ControlProps<never> | ControlProps) {
  return {
    id: name,
    name,
    autoComplete: field.autocomplete,
    inputMode: field.inputmode,
    enterKeyHint: field.enterkeyhint,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': isRequired(field),
    onBlur,
  } as const;
}

/** Whether a form without a value in this field is refused. */
export function isRequired({ rules }: FormField): boolean {
  return rules.some(({ rule }) => rule === 'required' || rule === 'ticked');
}
