import { type ComponentType, useEffect, useState } from 'react';
import { useField } from 'react-final-form';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import type { FormField } from '../../../generated/forms/field.ts';
import type { Locale } from '../../../generated/locales.ts';
import { usePage, usePageText, useTexts } from '../dialog/page-context.tsx';
import { afterPress } from './after-press.ts';
import { type ControlProps, isRequired } from './control-props.ts';
import { useShownError } from './errors.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { CodeInput, NameInput, PasswordInput, SelectInput, TextInput } from './inputs.tsx';

type LazyProps = ControlProps & { readonly locale: Locale; readonly flagBase: string };
type Kind = 'date' | 'phone';

const loaders: Readonly<Record<Kind, () => Promise<ComponentType<LazyProps>>>> = {
  date: () => import('./date/date-field.tsx').then(({ DateField }) => DateField),
  phone: () => import('./phone/phone-field.tsx').then(({ PhoneField }) => PhoneField),
};
const loaded = new Map<Kind, ComponentType<LazyProps>>();

async function load(kind: Kind): Promise<void> {
  if (!loaded.has(kind)) loaded.set(kind, await loaders[kind]());
}

/** Downloads the controls of later steps. After a failure, showing the control retries. */
export function preloadControls(): void {
  for (const kind of ['date', 'phone'] as const) load(kind).catch(() => undefined);
}

/** A control that is downloaded when it is first shown. If that fails, a plain text input replaces it. */
function LazyControl({ kind, ...props }: ControlProps & { readonly kind: Kind }) {
  const { locale, settings } = usePage();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(
    loaded.has(kind) ? 'loaded' : 'loading',
  );
  useEffect(() => {
    load(kind).then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [kind]);
  const Control = loaded.get(kind);
  if (state === 'failed') return <TextInput {...props} />;
  if (Control === undefined) return <div className="field-pending" />;
  return <Control {...props} locale={locale} flagBase={settings.flags} />;
}

interface FormInputProps {
  readonly name: string;
  readonly field: FormField;
  /** Whether it is locked until the guest asks to change it. */
  readonly isLocked?: boolean;
}

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
    // Leaving the initially focused field empty is not an error: the guest may sign in with Google.
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
