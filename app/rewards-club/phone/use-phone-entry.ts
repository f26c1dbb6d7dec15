import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '../../../generated/locales.ts';
import { keepPhoneCharacters, type PhoneEntry, readEntry, settleEntry, showNumber } from './phone-entry.ts';
import type { PhoneRules } from './phone-rules.ts';
import { preselectCountry } from './preselect-country.ts';
import { usePhoneRules } from './use-phone-rules.ts';

interface EntryOptions {
  /** An international number, or ''. */
  readonly value: string;
  readonly defaultValue: string;
  readonly locale: Locale;
  readonly onChange: (value: string) => void;
}

interface EntryState {
  readonly entry: PhoneEntry;
  /** The value last seen, and the value last passed to `onChange`. */
  readonly seen: string;
  readonly sent: string;
  readonly rules: PhoneRules | undefined;
  /** Whether the guest has chosen or typed anything. */
  readonly isTouched: boolean;
}

/** Holds the content of the field, which has more than its value: the country and the spacing. */
export function usePhoneEntry({ value, defaultValue, locale, onChange }: EntryOptions) {
  const rules = usePhoneRules();
  const preselect = () => preselectCountry({ defaultValue, value, locale, cookies: document.cookie }, rules);
  const show = (likely: string) => showNumber(value, likely, rules);
  const [stored, setState] = useState<EntryState>(() => ({
    entry: show(preselect()),
    seen: value,
    sent: value,
    rules,
    isTouched: false,
  }));

  let state = stored;
  if (rules !== state.rules) {
    state = { ...state, rules, entry: state.isTouched ? state.entry : show(preselect()) };
  }
  if (value !== state.seen) {
    const entry = value === state.sent ? state.entry : show(state.entry.country);
    state = { ...state, entry, seen: value, sent: value };
  }
  if (state !== stored) setState(state);

  const { entry } = state;
  const read = readEntry(entry, rules);

  const change = (next: PhoneEntry) => {
    const { value: sent } = readEntry(next, rules);
    setState({ ...state, entry: next, sent, isTouched: true });
    if (sent !== value) onChange(sent);
  };

  // Once the rules have loaded, an earlier number may have another value.
  const sendAgain = useEffectEvent(() => {
    if (read.value !== value) change(entry);
  });
  useEffect(() => {
    if (rules) sendAgain();
  }, [rules]);

  return {
    /** Two-letter code, and text of the number's input. */
    country: read.country,
    text: entry.text,
    /** Handles text that is being typed. */
    type: (text: string) => change({ ...entry, text: keepPhoneCharacters(text) }),
    /** Handles text that was pasted, dropped or filled in. */
    paste: (text: string) => change(settleEntry({ ...entry, text: keepPhoneCharacters(text) }, rules)),
    /** Brings the text into its resting form. */
    settle() {
      const settled = settleEntry(entry, rules);
      if (settled.text !== entry.text || settled.country !== entry.country) change(settled);
    },
    /** Chooses a country; an international number loses its dial code. */
    choose: (country: string) => change({ text: settleEntry(entry, rules).text, country }),
  };
}
