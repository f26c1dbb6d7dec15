import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '../../../generated/locales.ts';
import { usePage } from '../page-context.tsx';
import type { ControlProps } from './control-props.ts';
import { TextInput } from './text-input.tsx';

type LazyProps = ControlProps & { readonly locale: Locale; readonly flagBase: string };
type Kind = 'date' | 'phone';

const loaders: Readonly<Record<Kind, () => Promise<ComponentType<LazyProps>>>> = {
  date: () => import('../date/date-field.tsx').then(({ DateField }) => DateField),
  phone: () => import('../phone/phone-field.tsx').then(({ PhoneField }) => PhoneField),
};
const loaded = new Map<Kind, ComponentType<LazyProps>>();

async function load(kind: Kind): Promise<void> {
  if (!loaded.has(kind)) loaded.set(kind, await loaders[kind]());
}

/** Downloads the controls that later steps need; a failed download is tried again when the control is shown. */
export function preloadControls(): void {
  for (const kind of ['date', 'phone'] as const) load(kind).catch(() => undefined);
}

/** A control that is downloaded when it is first shown. If that fails, a plain text input with the same value replaces it. */
export function LazyControl({ kind, ...props }: ControlProps & { readonly kind: Kind }) {
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
