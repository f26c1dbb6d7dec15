import type { FormField } from '../../../generated/forms/field.ts';

/** Props of every control. */
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

export function isRequired({ rules }: FormField): boolean {
  return rules.some(({ rule }) => rule === 'required' || rule === 'ticked');
}
