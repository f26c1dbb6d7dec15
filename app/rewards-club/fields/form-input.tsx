import { useField } from 'react-final-form';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import type { FormField } from '../../../generated/forms/field.ts';
import { afterPress } from '../form/after-press.ts';
import { useShownError } from '../form/use-shown-error.ts';
import { useTexts } from '../page-context.tsx';
import { usePageText } from '../page-text.ts';
import { CodeInput } from './code-input.tsx';
import { type ControlProps, isRequired } from './control-props.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { LazyControl } from './lazy-control.tsx';
import { NameInput } from './name-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { SelectInput } from './select-input.tsx';
import { TextInput } from './text-input.tsx';

interface FormInputProps {
  readonly name: string;
  readonly field: FormField;
  /** Whether it is locked until the guest asks to change it. */
  readonly isLocked?: boolean;
}

/** A field of a form, in its frame. */
export function FormInput({ name, field, isLocked = false }: FormInputProps) {
  const { input, meta } = useField<string>(name, { parse: (value) => value, format: (value) => value ?? '' });
  const textOf = usePageText();
  const { form } = useTexts();
  const submitError: ErrorKey | undefined = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const [error, showError] = useShownError(meta.error ?? submitError, input.value);
  const hint = field.hint === undefined ? undefined : textOf(field.hint);
  const control: ControlProps = {
    name,
    field,
    value: input.value,
    onChange: input.onChange,
    // The field focused at the start may be left empty, for example to sign in with Google.
    onBlur: () => (meta.modified || input.value !== '') && afterPress(showError),
    isInvalid: error !== undefined,
    describedBy: describedBy({ name, hint, error }),
    isLocked,
  };
  const label = textOf(field.label);
  const shownLabel = isRequired(field) ? label : form.optional({ label });
  return (
    <FieldFrame name={name} label={shownLabel} hint={hint} error={error} errorTexts={field.errorTexts}>
      <Control {...control} />
    </FieldFrame>
  );
}

function Control(props: ControlProps) {
  const { control, filter } = props.field;
  if (filter === 'letters') return <NameInput {...props} />;
  switch (control) {
    case 'password':
      return <PasswordInput {...props} />;
    case 'select':
      return <SelectInput {...props} />;
    case 'code':
      return <CodeInput {...props} />;
    case 'date':
    case 'phone':
      return <LazyControl {...props} kind={control} />;
    default:
      return <TextInput {...props} />;
  }
}
