import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '../../../../generated/locales.ts';
import {
  keepPhoneCharacters,
  type PhoneEntry,
  preselectCountry,
  readEntry,
  settleEntry,
} from './phone-entry.ts';
import type { PhoneRules } from './phone-rules.ts';
import { usePhoneRules } from './use-phone-rules.ts';

interface EntryOptions {
  /** An international number, or ''. */
  readonly value: string;
  readonly defaultValue: string;
  readonly locale: Locale;
  readonly onChange: (value: string) => void;
}

interface EntryState {
  /** The typed or pasted entry; without one, that of the value. */
  readonly given: PhoneEntry;
  /** Whether it is shown in its resting form, which depends on the rules. */
  readonly isResting: boolean;
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
  const showValue = (country: string) => ({ given: { country, text: value }, isResting: true });
  const [stored, setState] = useState<EntryState>(() => ({
    ...showValue(preselect()),
    seen: value,
    sent: value,
    rules,
    isTouched: false,
  }));

  let state = stored;
  const readState = () => (state.isResting ? settleEntry(state.given, rules) : state.given);
  if (rules !== state.rules) state = { ...state, ...(state.isTouched ? {} : showValue(preselect())), rules };
  if (value !== state.seen) {
    const shown = value === state.sent ? {} : showValue(readState().country);
    state = { ...state, ...shown, seen: value, sent: value };
  }
  if (state !== stored) setState(state);

  const entry = readState();
  const read = readEntry(entry, rules);

  const change = (given: PhoneEntry, isResting = false) => {
    const { value: sent } = readEntry(given, rules);
    setState({ ...state, given, isResting, sent, isTouched: true });
    if (sent !== value) onChange(sent);
  };

  // Once the rules have loaded, an earlier number may have another value.
  const sendAgain = useEffectEvent(() => {
    if (read.value !== value) change(state.given, state.isResting);
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
    paste: (text: string) => change({ ...entry, text: keepPhoneCharacters(text) }, true),
    /** Brings the text into its resting form. */
    settle() {
      if (!state.isResting) change(state.given, true);
    },
    /** Chooses a country; an international number loses its dial code. */
    choose: (country: string) => change({ text: settleEntry(entry, rules).text, country }),
  };
}
