import type { PageField, PageForm } from '../../../generated/forms/page-forms.ts';
import type { RuledField } from '../../../generated/forms/rules.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { askAbout } from '../../declarations/page-forms.ts';
import { messageAt } from '../../declarations/texts.ts';

interface FieldData extends Pick<PageField, 'member'> {
  readonly control: string;
  readonly text: string;
}

/** Data for a form's script: the rules and texts of its fields. */
export interface FormRulesData {
  readonly fields: Readonly<Record<string, RuledField & FieldData>>;
  /** The fields on this page of the form. */
  readonly shown: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  /** The day that counts as today, as YYYY-MM-DD. */
  readonly today: string;
  /** Headings of the summary, by the number of errors, from one. */
  readonly titles: readonly string[];
}

interface FormRulesProps {
  readonly form: PageForm;
  readonly locale: Locale;
  readonly shown: readonly string[];
  /** Whether the guest selects the subject of the request from a list. */
  readonly asksAbout: boolean;
  readonly today: string;
}

const chosen = { rule: 'required', error: 'ChooseFromList' } as const;

export function FormRules({ form, locale, shown: own, asksAbout, today }: FormRulesProps) {
  const { enquiry, errors } = messages[locale];
  const about = { control: 'select', text: askAbout(form, locale), rules: form.aboutNeeded ? [chosen] : [] };
  const fields = { ...(asksAbout && { _about: about }), ...mapFields(form, locale) };
  const shown = asksAbout ? ['_about', ...own] : own;
  const used = Object.values(fields).flatMap(({ rules }) => rules.map(({ error }) => error));
  const data = {
    fields,
    shown,
    errors: Object.fromEntries([...new Set(used)].map((error) => [error, errors[error]])),
    today,
    titles: shown.map((_name, index) => enquiry.errorTitle({ count: index + 1 })),
  };
  return (
    <script
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with < escaped, without input of guests.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

function mapFields(form: PageForm, locale: Locale) {
  return Object.fromEntries(
    Object.entries(form.fields).map(
      ([name, { control, label, rules, filter, list, when, start, member }]) => {
        const text = messageAt(label, locale);
        return [name, { control, text, rules, filter, list, when, start, member }];
      },
    ),
  );
}
