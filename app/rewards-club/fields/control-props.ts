import type { FormField } from '../../../generated/forms/field.ts';

/** What every kind of field gets: a controlled value and what describes it. */
export interface ControlProps<Value = string> {
  readonly name: string;
  readonly field: FormField;
  readonly value: Value;
  onChange(value: Value): void;
  onBlur(): void;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  /** Whether it is locked until the guest asks to change it; only the phone field can be. */
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
    'aria-required': true,
    onBlur,
  } as const;
}
