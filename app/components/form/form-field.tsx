import type { ReactNode } from 'react';
import type { PageField } from '../../../generated/forms/page-forms.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { isClosedMonth } from '../../declarations/closed-days.ts';
import { optionsOf } from '../../declarations/describe-answers.ts';
import type { FormVisit } from '../../declarations/form-visit.ts';
import { firstOpenDay } from '../../declarations/offer-life.ts';
import { isRequired } from '../../declarations/page-forms.ts';
import { messageAt } from '../../declarations/texts.ts';

interface FieldProps {
  readonly name: string;
  readonly field: PageField;
  readonly locale: Locale;
  readonly visit: FormVisit;
}

/** A number of so many values is chosen, not typed. */
const mostListed = 30;

/** Controls with several inputs, in a fieldset. */
const grouped: readonly PageField['control'][] = ['choice', 'choices', 'ages'];

export interface FormFieldProps extends FieldProps {
  /** Whether the label of several inputs is the heading of their group. */
  readonly isHeading?: boolean;
}

/** Label, hint, error and control of a form on a page. Works without a script. */
export function FormField({ isHeading, ...props }: FormFieldProps) {
  const { name, field, locale, visit } = props;
  const { form } = messages[locale];
  const own = messageAt(field.label, locale);
  // Radio buttons with a default always have a value; nobody chooses an age for no child.
  const isAnswered =
    isRequired(field) ||
    field.control === 'ages' ||
    (field.control === 'choice' && field.start !== undefined);
  const label = isAnswered ? own : form.optional({ label: own });
  const error = visit.errors[name];
  const notes = (
    <>
      {field.hint && (
        <p className="form-hint" id={`${name}-hint`}>
          {messageAt(field.hint, locale)}
        </p>
      )}
      {error && (
        <p className="form-error" id={`${name}-error`} data-error={error}>
          {messages[locale].errors[error]}
        </p>
      )}
    </>
  );
  const described = [...(error ? [`${name}-error`] : []), ...(field.hint ? [`${name}-hint`] : [])].join(' ');
  const attributes = {
    'aria-describedby': described || undefined,
    'aria-invalid': error ? ('true' as const) : undefined,
  };
  if (grouped.includes(field.control)) {
    return (
      <fieldset className="form-field" data-field={name} {...attributes}>
        <legend>{isHeading ? <h2>{label}</h2> : label}</legend>
        {notes}
        <GroupedControl {...props} />
      </fieldset>
    );
  }
  const isTick = field.control === 'checkbox';
  return (
    <div className="form-field" data-field={name}>
      {!isTick && <label htmlFor={name}>{label}</label>}
      {notes}
      {isTick ? (
        <label className="option">
          <input
            type="checkbox"
            id={name}
            name={name}
            value="true"
            defaultChecked={visit.answers[name] === true}
            required={isRequired(field)}
            {...attributes}
          />
          <span>{own}</span>
        </label>
      ) : (
        <Control {...props} attributes={{ ...attributes, id: name, name, required: isRequired(field) }} />
      )}
    </div>
  );
}

/** The field for a code, which few guests have, in a fold. */
export function PromoField(props: FormFieldProps) {
  const { name, locale, visit } = props;
  return (
    <details open={Boolean(visit.answers[name] ?? visit.errors[name])}>
      <summary>{messages[locale].booking.code}</summary>
      <FormField {...props} />
    </details>
  );
}

function textOf({ answers }: FormVisit, name: string): string {
  const value = answers[name];
  return typeof value === 'string' ? value : '';
}

interface ControlProps extends FieldProps {
  readonly attributes: Readonly<Record<string, string | boolean | undefined>>;
}

const inputTypes: Partial<Record<PageField['control'], string>> = {
  email: 'email',
  phone: 'tel',
  day: 'date',
  time: 'time',
};

function Control({ name, field, locale, visit, attributes }: ControlProps): ReactNode {
  const value = textOf(visit, name);
  const { autocomplete: autoComplete, inputmode: inputMode, control } = field;
  if (control === 'longText') return <textarea {...attributes} rows={5} defaultValue={value} />;
  if (control === 'select' || control === 'month') {
    return (
      <select {...attributes} defaultValue={value}>
        <option value="">{messages[locale].enquiry.choose}</option>
        {optionsOf(field, locale).map(({ value: option, label }) => (
          <option
            key={option}
            value={option}
            disabled={(control === 'month' && isClosedMonth(visit.about, Number(option))) || undefined}
          >
            {label}
          </option>
        ))}
      </select>
    );
  }
  const numbers = control === 'number' ? numbersOf(field) : [];
  if (numbers.length > 0) {
    return (
      <select {...attributes} defaultValue={value} className="short">
        {!numbers.includes(value) && <option value={value}>{value || '–'}</option>}
        {numbers.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    );
  }
  const isLatin = control === 'email' || control === 'phone';
  const range = control === 'day' ? rangeOf(field, visit) : {};
  return (
    <input
      {...attributes}
      type={inputTypes[control] ?? 'text'}
      defaultValue={value}
      className={control === 'number' ? 'short' : undefined}
      autoComplete={autoComplete}
      inputMode={inputMode}
      {...range}
      {...(isLatin && { dir: 'ltr', spellCheck: false })}
    />
  );
}

/** The values of a number, in their order; none if they are many. */
function numbersOf({ rules }: PageField): readonly string[] {
  return rules.flatMap((rule) =>
    rule.rule === 'whole' && rule.most - rule.least < mostListed ? numbersFrom(rule.least, rule.most) : [],
  );
}

function numbersFrom(least: number, most: number): readonly string[] {
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
}

/** The days that a calendar offers, from the first on which the subject is open. */
function rangeOf(
  { rules }: PageField,
  { about, today }: FormVisit,
): { readonly min?: string; readonly max?: string } {
  if (today === undefined) return {};
  const has = (name: string) => rules.some(({ rule }) => rule === name);
  return {
    ...((has('fromToday') || has('daysAfter')) && { min: firstOpenDay(about, today) }),
    ...(has('untilToday') && { max: today }),
  };
}

function GroupedControl({ name, field, locale, visit }: FieldProps): ReactNode {
  const value = visit.answers[name];
  const values = Array.isArray(value) ? value : [value];
  if (field.control === 'ages') return <Ages name={name} field={field} locale={locale} visit={visit} />;
  const options = optionsOf(field, locale);
  return (
    <div className={options.length > 2 ? 'options options-many' : 'options'}>
      {options.map(({ value: option, label }, index) => (
        <label key={option} className="option">
          <input
            type={field.list ? 'checkbox' : 'radio'}
            id={index === 0 ? name : undefined}
            name={name}
            value={option}
            defaultChecked={values.includes(option)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

/** A list of ages for each child. Styles show one without a selection, which is ignored. */
function Ages({ name, field, locale, visit }: FieldProps) {
  const limits = { least: 0, most: 17, items: 8 };
  for (const rule of field.rules) {
    if (rule.rule === 'whole') Object.assign(limits, { least: rule.least, most: rule.most });
    if (rule.rule === 'items') limits.items = rule.most;
  }
  const value = visit.answers[name];
  const chosen = Array.isArray(value) ? value : [];
  const ages = numbersFrom(limits.least, limits.most);
  return (
    <div className="ages">
      {Array.from({ length: limits.items }, (_, index) => (
        <select
          // biome-ignore lint/suspicious/noArrayIndexKey: the lists differ only by position.
          key={index}
          id={index === 0 ? name : undefined}
          name={name}
          defaultValue={chosen[index] ?? ''}
          aria-label={messages[locale].enquiry.childAge({ number: String(index + 1) })}
        >
          <option value="">–</option>
          {ages.map((age) => (
            <option key={age}>{age}</option>
          ))}
        </select>
      ))}
    </div>
  );
}
