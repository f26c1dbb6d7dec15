import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import type { FormField } from '../../../generated/forms/field.ts';
import { usePageText } from '../dialog/page-context.tsx';
import { isRequired } from './control-props.ts';
import { useShownError } from './errors.tsx';
import { describedBy, ErrorText, errorId } from './field-frame.tsx';

interface CheckboxFieldProps {
  readonly name: string;
  readonly field: FormField;
  /** Content under the box. */
  readonly note: ReactNode;
}

export function CheckboxField({ name, field, note }: CheckboxFieldProps) {
  const textOf = usePageText();
  const { input, meta } = useField<boolean>(name, { type: 'checkbox' });
  const isChecked = input.checked ?? false;
  const [error] = useShownError(meta.error, String(isChecked));
  return (
    <div className="field tick" data-field={name} data-invalid={error === undefined ? undefined : ''}>
      <label htmlFor={name}>
        <input
          id={name}
          name={name}
          type="checkbox"
          checked={isChecked}
          onChange={input.onChange}
          onBlur={() => input.onBlur()}
          aria-required={isRequired(field)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy({ name, hint: undefined, error })}
        />
        {textOf(field.label)}
      </label>
      <ErrorText id={errorId(name)} error={error} texts={field.errorTexts} />
      {note}
    </div>
  );
}
