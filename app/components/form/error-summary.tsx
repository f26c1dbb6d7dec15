import { messages } from '../../../generated/messages/index.ts';
import { messageAt } from '../text/message-at.ts';
import type { FormPartProps } from './form-visit.ts';

/** Links to the fields with errors. The script fills it in for errors that the browser finds. */
export function ErrorSummary({ form, locale, visit }: FormPartProps) {
  const { enquiry, errors } = messages[locale];
  const faulty = ['_about', ...Object.keys(form.fields)].flatMap((name) => {
    const error = visit.errors[name];
    if (error === undefined) return [];
    const field = form.fields[name];
    return [{ name, error, label: field ? messageAt(field.label, locale) : enquiry.about }];
  });
  return (
    <div
      className="error-summary"
      role="alert"
      tabIndex={-1}
      hidden={faulty.length === 0}
      // biome-ignore lint/a11y/noAutofocus: the page was sent, and this says why it is shown again.
      autoFocus={faulty.length > 0}
    >
      {faulty.length > 0 && <h2>{enquiry.errorTitle({ count: faulty.length })}</h2>}
      <ul>
        {faulty.map(({ name, error, label }) => (
          <li key={name}>
            <a href={`#${name}`}>
              <strong>{label}</strong> {errors[error]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
