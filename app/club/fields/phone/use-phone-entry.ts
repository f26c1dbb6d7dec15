import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '../../../../generated/locales.ts';
import {
  keepPhoneCharacters,
  type PhoneEntry,
  preselectCountry,
  readEntry,
  settleEntry,
} from './phone-entry.ts';
import { usePhoneRules } from './use-phone-rules.ts';

interface EntryOptions {
  /** An international number, or ''. */
  readonly value: string;
  readonly defaultValue: string;
  readonly locale: Locale;
  readonly onChange: (value: string) => void;
}

/** The last edit by the guest. */
interface Edit {
  readonly entry: PhoneEntry;
  /** Whether the entry is shown formatted, which depends on the rules. */
  readonly isFormatted: boolean;
  /** The form's value for the entry. */
  readonly value: string;
}

/** The content of the field. It has more than the form's value: the country and the spacing. */
export function usePhoneEntry({ value, defaultValue, locale, onChange }: EntryOptions) {
  const rules = usePhoneRules();
  const [edit, setEdit] = useState<Edit>();
  const hints = { defaultValue, value, locale, cookies: document.cookie };
  const country = edit ? readEntry(edit.entry, rules).country : preselectCountry(hints, rules);
  // Without an edit, or if the form has replaced its value, the field shows the value.
  const shown = edit?.value === value ? edit : { entry: { country, text: value }, isFormatted: true };
  const entry = shown.isFormatted ? settleEntry(shown.entry, rules) : shown.entry;
  const read = readEntry(entry, rules);

  const change = (changed: PhoneEntry, isFormatted = false) => {
    const { value: sent } = readEntry(changed, rules);
    setEdit({ entry: changed, isFormatted, value: sent });
    if (sent !== value) onChange(sent);
  };

  // With the rules, the same entry may have another value.
  const sendAgain = useEffectEvent(() => {
    if (read.value !== value) change(shown.entry, shown.isFormatted);
  });
  useEffect(() => {
    if (rules) sendAgain();
  }, [rules]);

  return {
    /** Two-letter code. */
    country: read.country,
    /** Text of the number's input. */
    text: entry.text,
    type: (text: string) => change({ ...entry, text: keepPhoneCharacters(text) }),
    /** For pasting, dropping and autofill. */
    paste: (text: string) => change({ ...entry, text: keepPhoneCharacters(text) }, true),
    /** Formats the text. */
    settle() {
      if (!shown.isFormatted) change(shown.entry, true);
    },
    /** An international number loses its dial code. */
    choose: (country: string) => change({ text: settleEntry(entry, rules).text, country }),
  };
}
