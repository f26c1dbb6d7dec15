import { lazy, Suspense } from 'react';
import { useField, useFormState } from 'react-final-form';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import type { FormField } from '../../../generated/forms/field.ts';
import { usePage } from '../page-context.tsx';
import { usePageText } from '../page-text.ts';
import { CodeInput } from './code-input.tsx';
import type { ControlProps } from './control-props.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { PasswordInput } from './password-input.tsx';
import { SelectInput } from './select-input.tsx';
import { TextInput } from './text-input.tsx';

const DateField = lazy(() =>
  import('../date/date-field.tsx').then(({ DateField: input }) => ({ default: input })),
);
const PhoneField = lazy(() =>
  import('../phone/phone-field.tsx').then(({ PhoneField: input }) => ({ default: input })),
);

interface FormInputProps {
  readonly name: string;
  readonly field: FormField;
  /** Whether it is locked until the guest asks to change it. */
  readonly isLocked?: boolean;
}

/** A field of a form, in its frame. Its error is shown once the guest has left it, or has sent the form. */
export function FormInput({ name, field, isLocked = false }: FormInputProps) {
  const { input, meta } = useField<string>(name, { parse: (value) => value, format: (value) => value ?? '' });
  const { submitFailed } = useFormState({ subscription: { submitFailed: true } });
  const textOf = usePageText();
  const submitError: ErrorKey | undefined = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const error: ErrorKey | undefined = meta.touched || submitFailed ? (meta.error ?? submitError) : undefined;
  const hint = field.hint === undefined ? undefined : textOf(field.hint);
  const control: ControlProps = {
    name,
    field,
    value: input.value,
    onChange: input.onChange,
    onBlur: () => input.onBlur(),
    isInvalid: error !== undefined,
    describedBy: describedBy({ name, hint, error }),
    isLocked,
  };
  return (
    <FieldFrame name={name} label={textOf(field.label)} hint={hint} error={error}>
      <Suspense fallback={<div className="field-pending" />}>
        <Control {...control} />
      </Suspense>
    </FieldFrame>
  );
}

function Control(props: ControlProps) {
  const { locale, settings } = usePage();
  switch (props.field.control) {
    case 'password':
      return <PasswordInput {...props} />;
    case 'select':
      return <SelectInput {...props} />;
    case 'code':
      return <CodeInput {...props} />;
    case 'date':
      return <DateField {...props} />;
    case 'phone':
      return <PhoneField {...props} locale={locale} flagBase={settings.flags} />;
    default:
      return <TextInput {...props} />;
  }
}
