import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { type Locale, locales } from '../../../../generated/locales.ts';
import { useTexts } from '../../dialog/page-context.tsx';
import { Flag } from './country-options.tsx';
import { CountrySearch, isComposing } from './country-search.tsx';
import { findCountry } from './dial-codes.ts';
import { listCountries, nameCountry } from './list-countries.ts';

export interface CountryPickerProps {
  /** Id of the button. */
  readonly id: string;
  /** Two-letter code. */
  readonly country: string;
  readonly locale: Locale;
  readonly flagBase: string;
  readonly isLocked: boolean;
  /** Gets the focus after a country is chosen. */
  readonly next: RefObject<HTMLElement | null>;
  readonly onChoose: (code: string) => void;
}

/** A button that shows the chosen country and opens the search for another. */
export function CountryPicker(props: CountryPickerProps) {
  const { id, country, locale, flagBase, isLocked, next, onChoose } = props;
  const { phone } = useTexts();
  const { bcp47 } = locales[locale];
  const button = useRef<HTMLButtonElement>(null);
  /** The initial query of the search; undefined while it is closed. */
  const [firstQuery, setFirstQuery] = useState<string>();
  const isOpen = firstQuery !== undefined && !isLocked;
  const close = () => setFirstQuery(undefined);

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || isComposing(event.nativeEvent)) return;
    const isCharacter = event.key.length === 1 && event.key !== ' ';
    if (!isCharacter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setFirstQuery(isCharacter ? event.key : '');
  };

  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  const chosen = findCountry(country);
  const panelId = `${id}-panel`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves
    <div className="country-picker" onBlur={handleBlur}>
      <button
        ref={button}
        id={id}
        className="country-button"
        type="button"
        data-country={country}
        aria-expanded={isOpen}
        aria-controls={panelId}
        disabled={isLocked}
        // Otherwise a press would blur the open list, closing it, and its click would open it again.
        onMouseDown={(event) => {
          if (isOpen) event.preventDefault();
        }}
        onClick={() => (isOpen ? close() : setFirstQuery(''))}
        onKeyDown={isOpen ? undefined : handleKey}
      >
        <Flag country={country} base={flagBase} />
        <span className="visually-hidden">
          {phone.country}: {chosen && nameCountry(chosen, bcp47)}
        </span>{' '}
        <span className="dial-code">{chosen?.dial_code}</span>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
      {isOpen ? (
        <CountrySearch
          id={panelId}
          countries={listCountries(bcp47)}
          chosen={country}
          firstQuery={firstQuery}
          flagBase={flagBase}
          onChoose={(code) => {
            onChoose(code);
            next.current?.focus();
            close();
          }}
          onLeave={(backwards) => {
            (backwards ? button : next).current?.focus();
            close();
          }}
        />
      ) : null}
    </div>
  );
}
