import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { FormNotice, FormPartProps } from '../../declarations/form-visit.ts';
import { askAbout } from '../../declarations/page-forms.ts';
import { messageAt } from '../../declarations/texts.ts';
import { factTexts } from '../facts/fact-texts.ts';

/** Why a request was refused, or the result of a link in a mail. */
export function FormMessage({
  locale,
  notice,
}: {
  readonly locale: Locale;
  readonly notice: FormNotice | undefined;
}) {
  if (notice === undefined) return null;
  const isGood = notice.kind === 'confirmed' || notice.kind === 'unsubscribed';
  return (
    <div
      className={isGood ? 'form-message' : 'form-message form-message-fault'}
      role="alert"
      tabIndex={-1}
      data-notice={notice.kind}
      // biome-ignore lint/a11y/noAutofocus: the page was sent, and this says what became of it.
      autoFocus
    >
      <p>{textOf(notice, locale)}</p>
      {'fact' in notice && (
        <p>
          <strong>{notice.fact.names[locale]}:</strong> {factTexts(notice.fact, locale).join(', ')}
          <input type="hidden" name="_closed" value={notice.asked} />
        </p>
      )}
    </div>
  );
}

function textOf(notice: FormNotice, locale: Locale): string {
  const { enquiry, offer } = messages[locale];
  if (notice.kind === 'notBookable') return notice.life === 'ended' ? offer.ended : offer.notYet;
  return 'minutes' in notice ? enquiry[notice.kind](notice) : enquiry[notice.kind];
}

/** Links to the fields with errors. The page's script also fills it in, with the errors that it finds. */
export function ErrorSummary({ form, locale, visit }: FormPartProps) {
  const { enquiry, errors } = messages[locale];
  const faulty = ['_about', ...Object.keys(form.fields)].flatMap((name) => {
    const error = visit.errors[name];
    if (error === undefined) return [];
    const field = form.fields[name];
    return [{ name, error, label: field ? messageAt(field.label, locale) : askAbout(form, locale) }];
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
