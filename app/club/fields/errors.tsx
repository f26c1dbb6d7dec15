import { createContext, useContext, useState } from 'react';
import { useFormState } from 'react-final-form';
import type { ErrorKey } from '../../../generated/forms/error-keys.ts';
import type { Form } from '../../../generated/forms/field.ts';
import { usePageText, useTexts } from '../dialog/page-context.tsx';

const Context = createContext(0);
export const AttemptsProvider = Context.Provider;

/** How often the guest has tried to send the form. */
function useAttempts(): number {
  return useContext(Context);
}

/**
 * The visible error of a field. It appears on submit or blur, never while typing, and disappears as soon as it is fixed.
 * An error caused by another field appears at once.
 * @returns the error to show, and a callback for blur
 */
export function useShownError(
  error: ErrorKey | undefined,
  value: string,
): [ErrorKey | undefined, show: () => void] {
  const attempts = useAttempts();
  const [seenAttempts, setSeenAttempts] = useState(attempts);
  const [isShown, setShown] = useState(false);
  const [leftValue, setLeftValue] = useState<string>();
  if (attempts !== seenAttempts) {
    setSeenAttempts(attempts);
    setShown(true);
  } else if (isShown && error === undefined) {
    setShown(false);
  }
  const show = () => {
    setShown(true);
    setLeftValue(value);
  };
  return [isShown || value === leftValue ? error : undefined, show];
}

interface ErrorSummaryProps<Field extends string> {
  readonly form: Form<Field>;
  readonly fields: readonly Field[];
}

/**
 * Links to the invalid fields, if there were several on submit. Corrected fields disappear from the list. The text of
 * an error is only at its field. The summary takes the focus.
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
