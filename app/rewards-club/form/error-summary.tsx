import { useState } from 'react';
import { useFormState } from 'react-final-form';
import type { Form } from '../../../generated/forms/field.ts';
import { useTexts } from '../page-context.tsx';
import { usePageText } from '../page-text.ts';
import { useAttempts } from './attempts.ts';

interface ErrorSummaryProps<Field extends string> {
  readonly form: Form<Field>;
  readonly fields: readonly Field[];
}

/**
 * Links to the invalid fields, if there were several when the form was sent; corrected fields leave the list. The
 * error itself is shown only at its field. The summary takes the focus.
 */
export function ErrorSummary<Field extends string>({ form, fields }: ErrorSummaryProps<Field>) {
  const { errors: keys = {} } = useFormState({ subscription: { errors: true } });
  const { club } = useTexts();
  const textOf = usePageText();
  const attempts = useAttempts();
  const [sent, setSent] = useState({ attempts, faulty: [] as readonly Field[] });
  if (attempts !== sent.attempts) setSent({ attempts, faulty: fields.filter((name) => name in keys) });
  const found = sent.faulty.filter((name) => name in keys);
  if (found.length < 2) return null;
  return (
    <section className="error-summary" tabIndex={-1} aria-labelledby="error-summary-title">
      <h3 id="error-summary-title">{club.checkFields}</h3>
      <ul>
        {found.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(name)?.focus();
              }}
            >
              {textOf(form.fields[name].label)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
