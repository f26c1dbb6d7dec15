import type { PageForm } from '../../../generated/forms/page-forms.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { newVisit } from '../../declarations/form-visit.ts';
import { choicesOn, formsFor, namedForms, stayFields } from '../../declarations/page-forms.ts';
import { messageAt } from '../../declarations/texts.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { EntryOptions } from './about-field.tsx';
import { buttonClass } from './ask-links.tsx';
import { FormField, PromoField } from './form-field.tsx';

/** Whether a form asks for a stay: it has all fields of the bar. */
function isStayForm({ fields }: PageForm): boolean {
  return stayFields.every((name) => name in fields);
}

interface BookingBarProps {
  readonly page: Page;
  /** The earliest arrival, as YYYY-MM-DD. */
  readonly from?: string | undefined;
  /** Whether the head of the page has a primary button; the bar's is then secondary, unless there is a booking engine. */
  readonly isQuiet?: boolean;
}

/**
 * Asks for dates and guests of a stay. Sends them as a query to the server, which redirects to the booking engine or, if
 * there is none, fills in the form that asks for a stay.
 */
export function BookingBar({ page, from, isQuiet = false }: BookingBarProps) {
  const context = useRenderContext();
  const { day, settings } = context;
  const { locale } = page;
  const own = formsFor(context, page).find(({ form, isAbout }) => isAbout && isStayForm(form))?.form;
  const form = own ?? namedForms.find(([, one]) => isStayForm(one) && !one.aboutNeeded)?.[1];
  const formPage = form && context.findPage(form.page, locale);
  if (form === undefined || formPage === undefined) return null;
  const { booking } = messages[locale];
  const first = { ...newVisit(form), about: own && page.key, today: day };
  const visit = from === undefined ? first : { ...first, answers: { ...first.answers, arrival: from } };
  const { promo, ...others } = form.fields;
  return (
    <form className="booking-bar container" action={encodePath(formPage.path)} noValidate>
      <h2>{booking.title}</h2>
      {own ? (
        <input type="hidden" name="about" value={page.key} />
      ) : (
        <div className="form-field">
          <label htmlFor="about">{booking.where}</label>
          <select id="about" name="about">
            <EntryOptions
              keys={choicesOn(context, form.aboutKeys)}
              locale={locale}
              none={form.aboutNone === undefined ? booking.where : messageAt(form.aboutNone, locale)}
            />
          </select>
        </div>
      )}
      {stayFields.map((name) => {
        const field = others[name];
        return field && <FormField key={name} name={name} field={field} locale={locale} visit={visit} />;
      })}
      <button type="submit" className={buttonClass(isQuiet && settings.booking === '')} name="book" value="">
        {settings.booking === '' ? messageAt(form.open, locale) : booking.check}
      </button>
      {promo && <PromoField name="promo" field={promo} locale={locale} visit={visit} />}
    </form>
  );
}
