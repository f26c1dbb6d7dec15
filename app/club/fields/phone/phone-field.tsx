import { type FocusEvent, type InputEvent, useRef, useState } from 'react';
import type { Locale } from '../../../../generated/locales.ts';
import { useTexts } from '../../dialog/page-context.tsx';
import { type ControlProps, inputAttributes } from '../control-props.ts';
import { useTypedText } from '../use-typed-text.ts';
import { CountryPicker } from './country-picker.tsx';
import { keepPhoneCharacters } from './phone-entry.ts';
import { usePhoneEntry } from './use-phone-entry.ts';

/** The value is +, dial code and number; '' without a number. */
export interface PhoneFieldProps extends ControlProps {
  /** The stored number; its country is preselected. */
  readonly defaultValue?: string;
  readonly locale: Locale;
  /** Address of the flags' folder, with a trailing slash. */
  readonly flagBase?: string;
}

/** A phone number: country with dial code, and the rest of the number. */
export function PhoneField(props: PhoneFieldProps) {
  const { name, value, defaultValue = '', onChange, onBlur, describedBy, isLocked, locale } = props;
  const { flagBase = '/flags/' } = props;
  const { club, form } = useTexts();
  const { country, text, type, paste, settle, choose } = usePhoneEntry({
    value,
    defaultValue,
    locale,
    onChange,
  });
  const number = useRef<HTMLInputElement>(null);
  const lock = useLock(isLocked ?? false);
  const countryId = `${name}-country`;

  const typed = useTypedText(text, ({ input, event, isComposing }) => {
    if (isComposing || isTyping(event)) type(input.value);
    else paste(input.value);
  });

  const handleLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves
    <div className="phone-field" onBlur={handleLeave}>
      <div className="phone-number">
        <CountryPicker
          id={countryId}
          country={country}
          locale={locale}
          flagBase={flagBase}
          isLocked={lock.isLocked}
          next={number}
          onChoose={choose}
        />
        <input
          {...inputAttributes(props)}
          {...typed}
          ref={number}
          className="phone-input"
          type="tel"
          readOnly={lock.isLocked}
          aria-describedby={[describedBy, countryId].filter(Boolean).join(' ')}
          onBeforeInput={refuseOthers}
          onBlur={settle}
        />
      </div>
      {lock.isLocked ? (
        <button
          className="secondary phone-change"
          type="button"
          aria-label={`${club.change}: ${form.phoneNumber}`}
          onClick={() => {
            lock.open();
            number.current?.focus();
          }}
        >
          {club.change}
        </button>
      ) : null}
    </div>
  );
}

/** A lock that the guest opens, and that closes when the form locks the field again. */
function useLock(isLocked: boolean) {
  const [lock, setLock] = useState({ isLocked, isOpened: false });
  if (lock.isLocked !== isLocked) setLock({ isLocked, isOpened: false });
  return { isLocked: isLocked && !lock.isOpened, open: () => setLock({ isLocked, isOpened: true }) };
}

/** Whether a change is typing, as opposed to pasting, dropping or autofill. */
function isTyping(event: Event): boolean {
  if (event.type === 'compositionend') return true;
  const { inputType = '', data = null } = event as Partial<globalThis.InputEvent>;
  if (/^(?:delete|history|insertCompositionText)/.test(inputType)) return true;
  return inputType.startsWith('insert') && data?.length === 1;
}

/** Prevents letters from being typed; removing them afterwards would move the caret. */
function refuseOthers(event: InputEvent<HTMLInputElement>): void {
  const { data } = event;
  if (data?.length === 1 && data !== ' ' && keepPhoneCharacters(data) === '') event.preventDefault();
}
