import { askedPages } from '../../../generated/forms/answers.ts';
import {
  type PageField,
  type PageForm,
  type PageFormName,
  pageForms,
} from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath, type Page } from '../../../generated/routes/index.ts';
import { club } from '../../club/pages.ts';
import type { FormPartProps, FormVisit } from '../../declarations/form-visit.ts';
import {
  fieldsOfPages,
  formAbout,
  formAction,
  formOn,
  pagesOfForm,
  stayFields,
} from '../../declarations/page-forms.ts';
import { messageAt } from '../../declarations/texts.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { pageWithRole } from '../listing/listing-of.ts';
import { PageLink } from '../text/page-link.tsx';
import { AboutField, asksAbout } from './about-field.tsx';
import { AnswerTime } from './answer-time.tsx';
import { CheckAnswers, HiddenAnswers } from './check-answers.tsx';
import { FormField, PromoField } from './form-field.tsx';
import { ErrorSummary, FormMessage } from './form-messages.tsx';
import { FormRules } from './form-rules.tsx';

const proofHint = ['enquiry', 'confirmHint'] as const;

export interface PageFormProps {
  readonly name: PageFormName;
  readonly page: Page;
  readonly visit: FormVisit;
}

/** A form on a page. Works without a script. A form with several pages is sent page by page. */
export function SiteForm({ name, page, visit: given }: PageFormProps) {
  const { locale } = page;
  const { day } = useRenderContext();
  const { today = day } = given;
  const visit = { ...given, today };
  const form = formAbout(formOn({ day: today }, pageForms[name], locale), visit.about);
  const part = { form, locale, visit };
  const { enquiry } = messages[locale];
  const pages = pagesOfForm(form);
  const isCheck = pages.length > 1 && visit.step >= pages.length;
  const isLast = pages.length === 1 || isCheck;
  const own = isCheck ? [] : (pages[visit.step] ?? []);
  const groups = visit.isStayKnown ? withoutStay(own, form) : own;
  const shown = groups.flatMap(({ fields }) => fields);
  const before = askedPages(fieldsOfPages(form), form.fields, visit.answers).filter(
    (step) => step < visit.step,
  );
  return (
    <form
      className="enquiry"
      data-form={name}
      method="post"
      action={formAction(name, locale)}
      noValidate
      id="form"
    >
      <FormMessage locale={locale} notice={visit.notice} />
      <ErrorSummary {...part} />
      <Draft locale={locale} />
      {visit.memberQuery && club && (
        <club.MemberLink locale={locale} href={encodePath(page.path) + visit.memberQuery} />
      )}
      {pages.length > 1 && <Step {...part} />}
      <AboutField form={form} page={page} visit={visit} />
      {isCheck ? (
        <CheckAnswers {...part} />
      ) : (
        groups.map((group) => <Group key={group.fields.join()} {...part} {...group} />)
      )}
      <HiddenAnswers form={form} shown={shown} answers={visit.answers} />
      <input type="hidden" name="_token" value={visit.stamp} />
      {pages.length > 1 && <input type="hidden" name="_page" value={visit.step} />}
      <Trap locale={locale} />
      {isLast && <Privacy locale={locale} />}
      {isLast && !form.proof && <AnswerTime form={form} locale={locale} />}
      <p className="actions">
        <button type="submit" className="button">
          {isLast ? messageAt(form.submit, locale) : enquiry.next}
        </button>
        {before.length > 0 && (
          <button type="submit" className="button button-quiet" name="_to" value={before.at(-1)}>
            {enquiry.back}
          </button>
        )}
      </p>
      <FormRules form={form} locale={locale} shown={shown} asksAbout={asksAbout(form, visit)} today={today} />
    </form>
  );
}

/** The groups without what the booking bar asks, and without the choice of days or a month. */
function withoutStay(groups: PageForm['groups'], form: PageForm): PageForm['groups'] {
  const last = groups.findIndex(({ fields }) => fields.includes('adults'));
  const isLeft = (name: string) =>
    !stayFields.some((one) => one === name) && !form.fields[name]?.start && !form.fields[name]?.when;
  return groups
    .map((group, at) => (at > last ? group : { ...group, fields: group.fields.filter(isLeft) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Fields under a heading, which may be the label of one of them that has several inputs. */
function Group({ title, fields, form, locale, visit }: FormPartProps & PageForm['groups'][number]) {
  const isHeading = (field: PageField | undefined) => String(field?.label) === String(title);
  return (
    <div className="form-group">
      {title && !fields.some((name) => isHeading(form.fields[name])) && <h2>{messageAt(title, locale)}</h2>}
      {fields.map((name) => {
        const own = form.fields[name];
        // The general hint announces a reply; this form sends a link first.
        const field = own && form.proof && name === 'email_address' ? { ...own, hint: proofHint } : own;
        const props = { name, locale, visit, isHeading: isHeading(field) };
        const Field = name === 'promo' ? PromoField : FormField;
        return field && <Field key={name} field={field} {...props} />;
      })}
    </div>
  );
}

function Step({ form, locale, visit }: FormPartProps) {
  const asked = askedPages(fieldsOfPages(form), form.fields, visit.answers);
  const place = asked.filter((step) => step < visit.step).length + 1;
  return (
    <p className="form-step">
      {messages[locale].enquiry.step({ page: String(place), count: String(asked.length + 1) })}
    </p>
  );
}

/** The note that the page's script shows after filling in a draft. */
function Draft({ locale }: { readonly locale: Locale }) {
  const { enquiry } = messages[locale];
  return (
    <p className="form-draft" data-draft="" hidden>
      {enquiry.draft}{' '}
      <button type="button" className="link">
        {enquiry.startAgain}
      </button>
    </p>
  );
}

/** A honeypot: only bots fill in this hidden field. */
function Trap({ locale }: { readonly locale: Locale }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {messages[locale].enquiry.trap}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Privacy({ locale }: { readonly locale: Locale }) {
  const context = useRenderContext();
  const page = pageWithRole(context, 'privacy', locale);
  return (
    <p className="form-privacy">
      {messages[locale].enquiry.privacy} {page && <PageLink page={page} />}
    </p>
  );
}
