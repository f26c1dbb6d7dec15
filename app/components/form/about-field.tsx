import type { PageForm } from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath, type Page, type RouteKey } from '../../../generated/routes/index.ts';
import { formatStay } from '../../declarations/calendar.ts';
import { groupOptions } from '../../declarations/describe-answers.ts';
import type { FormVisit } from '../../declarations/form-visit.ts';
import { askAbout } from '../../declarations/page-forms.ts';
import { messageAt } from '../../declarations/texts.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { PageLink } from '../text/page-link.tsx';

interface EntryOptionsProps {
  readonly keys: readonly RouteKey[];
  readonly locale: Locale;
  /** The label of the first option, which selects no entry. */
  readonly none: string;
}

/** The options of a list of entries, grouped by area. */
export function EntryOptions({ keys, locale, none }: EntryOptionsProps) {
  return (
    <>
      <option value="">{none}</option>
      {groupOptions(keys, locale).map(([title, options]) => (
        <optgroup key={title} label={title}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

interface AboutFieldProps {
  readonly form: PageForm;
  readonly page: Page;
  readonly visit: FormVisit;
}

/** Whether the guest selects the subject of the request from a list. */
export function asksAbout(form: PageForm, { about, step, isStayKnown = false }: FormVisit): boolean {
  return step === 0 && form.about.length > 0 && about === undefined && !isStayKnown;
}

/** The subject of the request: the page that the guest came from, or a list. */
export function AboutField({ form, page, visit }: AboutFieldProps) {
  const context = useRenderContext();
  const { locale } = page;
  const { enquiry, errors, form: texts } = messages[locale];
  const about = visit.about && context.findPage(visit.about, locale);
  const error = visit.errors._about;
  const label = askAbout(form, locale);
  const hidden = <input type="hidden" name="_about" value={visit.about ?? ''} />;
  if (visit.step > 0 || form.about.length === 0) return hidden;
  const none = form.aboutNone === undefined ? enquiry.choose : messageAt(form.aboutNone, locale);
  if (about || visit.isStayKnown) {
    return (
      <p className="form-about">
        {hidden}
        <span className="eyebrow">{label}</span>
        <span>{about ? <PageLink page={about} /> : none}</span>
        {visit.isStayKnown && <Stay locale={locale} visit={visit} />}
        <a href={`${encodePath(page.path)}${queryWithout(visit, visit.isStayKnown ? 'book' : 'about')}`}>
          {enquiry.change}
        </a>
      </p>
    );
  }
  return (
    <div className="form-field" data-field="_about">
      <label htmlFor="_about">{form.aboutNeeded ? label : texts.optional({ label })}</label>
      {error && (
        <p className="form-error" id="_about-error" data-error={error}>
          {errors[error]}
        </p>
      )}
      <select
        id="_about"
        name="_about"
        defaultValue=""
        required={form.aboutNeeded}
        aria-describedby={error && '_about-error'}
        aria-invalid={error ? 'true' : undefined}
      >
        <EntryOptions keys={form.aboutKeys} locale={locale} none={none} />
      </select>
    </div>
  );
}

/** The query of a form, without one of its parameters. */
function queryWithout({ query = '' }: FormVisit, name: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(name);
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** The answers from the booking bar. */
function Stay({ locale, visit }: Pick<AboutFieldProps, 'visit'> & { readonly locale: Locale }) {
  const { arrival, departure, adults, children_ages: given = [] } = visit.answers;
  const { facts, field } = messages[locale];
  const ages = [given].flat().map((age) => facts.years({ count: Number(age) }));
  return (
    <>
      <span>{formatStay(String(arrival), String(departure), locale)}</span>
      <span>
        {field.adults} {adults}
      </span>
      {ages.length > 0 && (
        <span>
          {field.childrenAges} {ages.join(', ')}
        </span>
      )}
    </>
  );
}
