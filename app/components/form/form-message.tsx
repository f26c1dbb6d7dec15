import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { FormNotice } from './form-visit.ts';

/** The outcome of a request that was refused, or of a link in a mail. */
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
    </div>
  );
}

function textOf(notice: FormNotice, locale: Locale): string {
  const { enquiry } = messages[locale];
  return 'minutes' in notice ? enquiry[notice.kind](notice) : enquiry[notice.kind];
}
