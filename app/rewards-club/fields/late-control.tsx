import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '../../../generated/locales.ts';
import { usePage } from '../page-context.tsx';
import type { ControlProps } from './control-props.ts';
import { TextInput } from './text-input.tsx';

type LateProps = ControlProps & { readonly locale: Locale; readonly flagBase: string };
type Kind = 'date' | 'phone';

const loaders: Readonly<Record<Kind, () => Promise<ComponentType<LateProps>>>> = {
  date: () => import('../date/date-field.tsx').then(({ DateField }) => DateField),
  phone: () => import('../phone/phone-field.tsx').then(({ PhoneField }) => PhoneField),
};
const loaded = new Map<Kind, ComponentType<LateProps>>();

async function load(kind: Kind): Promise<void> {
  if (!loaded.has(kind)) loaded.set(kind, await loaders[kind]());
}

/** Downloads the controls that the first steps do without; one that fails is tried again where it is shown. */
export function preloadControls(): void {
  for (const kind of ['date', 'phone'] as const) load(kind).catch(() => undefined);
}

/**
 * A control that is downloaded when it is first shown. Where that fails, a line of text takes its place, which holds
 * the same value without the comfort.
 */
export function LateControl({ kind, ...props }: ControlProps & { readonly kind: Kind }) {
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
