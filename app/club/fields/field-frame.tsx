import type { ReactNode } from 'react';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import type { FormField } from '../../../generated/forms/field.ts';
import { usePageText, useTexts } from '../dialog/page-context.tsx';

export interface FieldFrameProps {
  /** Name of the field; ids are derived from it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: ErrorKey | undefined;
  /** Texts that replace the general ones for some errors. */
  readonly errorTexts?: FormField['errorTexts'];
  readonly children: ReactNode;
}

/** Ids of a field's error and hint, for `aria-describedby`. */
export function describedBy({ name, hint, error }: Pick<FieldFrameProps, 'name' | 'hint' | 'error'>) {
  const ids = [
    ...(error === undefined ? [] : [errorId(name)]),
    ...(hint === undefined ? [] : [`${name}-hint`]),
  ];
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** Label, hint and error around a field. An icon marks the error, so that it does not rely on colour. */
export function FieldFrame({ name, label, hint, error, errorTexts, children }: FieldFrameProps) {
  return (
    <div className="field" data-field={name} data-invalid={error === undefined ? undefined : ''}>
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <ErrorText id={errorId(name)} error={error} texts={errorTexts} />
      {children}
    </div>
  );
}

interface ErrorTextProps {
  readonly id?: string;
  readonly error: ErrorKey | undefined;
  /** Texts that replace the general ones for some errors. */
  readonly texts?: FormField['errorTexts'];
}

/** An error beside a field, or above a form. */
export function ErrorText({ id, error, texts }: ErrorTextProps) {
  const { club, errors } = useTexts();
  const textOf = usePageText();
  if (error === undefined) return null;
  const own = texts?.[error];
  return (
    <p className="field-error" id={id} data-error={error}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 2 20h20L12 3zM12 10v4M12 17v.5" />
      </svg>
      <span>
        <span className="visually-hidden">{club.warning}: </span>
        {own === undefined ? errors[error] : textOf(own)}
      </span>
    </p>
  );
}

export function errorId(name: string): string {
  return `${name}-error`;
}
