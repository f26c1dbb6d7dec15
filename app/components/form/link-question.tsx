import type { PageFormName } from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { FormVisit } from '../../declarations/form-visit.ts';
import { formAction } from '../../declarations/page-forms.ts';

interface LinkQuestionProps {
  readonly name: PageFormName;
  readonly locale: Locale;
  readonly link: NonNullable<FormVisit['link']>;
}

/** Asks for confirmation after a link in a mail. Only the button acts, because mail scanners open links, too. */
export function LinkQuestion({ name, locale, link }: LinkQuestionProps) {
  const { enquiry, form } = messages[locale];
  const { action, token } = link;
  const texts = {
    confirm: [form.confirmEmail, enquiry.confirmText, enquiry.confirm],
    unsubscribe: [enquiry.unsubscribeTitle, enquiry.unsubscribeText, enquiry.unsubscribe],
  } as const;
  const [title, text, button] = texts[action];
  return (
    <form className="enquiry" method="post" action={`${formAction(name, locale)}/${action}`}>
      <h2>{title}</h2>
      <p>{text}</p>
      <input type="hidden" name="token" value={token} />
      <p className="actions">
        <button type="submit" className="button">
          {button}
        </button>
      </p>
    </form>
  );
}
