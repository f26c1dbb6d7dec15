import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../dialog/page-context.tsx';
import { CountryOptions } from './country-options.tsx';
import { type ListedCountry, matchCountries } from './list-countries.ts';

/** Whether a key belongs to an input method. Safari fires the last keydown after compositionend, with the code 229. */
export function isComposing(event: globalThis.KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

const page = 10;

/**
 * The option that a key moves to. Arrow keys wrap around, page keys stop at the ends.
 * @param active index of the active option
 * @param count number of options, at least one
 * @returns its index; undefined for keys that do not move
 */
export function moveInList(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + page);
    case 'PageUp':
      return Math.max(0, active - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

export interface CountrySearchProps {
  /** Id of the panel. */
  readonly id: string;
  readonly countries: readonly ListedCountry[];
  /** Two-letter code of the chosen country. */
  readonly chosen: string;
  /** The text typed so far. */
  readonly firstQuery: string;
  readonly flagBase: string;
  readonly onChoose: (code: string) => void;
  /** @param backwards whether the focus goes to the button instead of the number */
  readonly onLeave: (backwards: boolean) => void;
}

/** An editable combobox with a permanently open list. Typing filters the list and activates the best match. */
export function CountrySearch(props: CountrySearchProps) {
  const { id, countries, chosen, firstQuery, flagBase, onChoose, onLeave } = props;
  const { phone } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(firstQuery);
  const matches = matchCountries(countries, query);
  const [active, setActive] = useState(() => startAt(matches, firstQuery, chosen));
  const isMoved = useRef(false);

  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const type = (text: string) => {
    setQuery(text);
    setActive(startAt(matchCountries(countries, text), text, chosen));
    isMoved.current = true;
  };

  const move = (index: number) => {
    setActive(index);
    isMoved.current = true;
  };

  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
    const option = matches[active];
    if (event.key === 'Tab') {
      event.preventDefault();
      if (option && isMoved.current && !event.shiftKey) onChoose(option.code);
      else onLeave(event.shiftKey);
      return;
    }
    if (event.key === 'Escape' || (event.altKey && event.key === 'ArrowUp')) {
      // Escape must not close the dialog as well.
      event.preventDefault();
      event.stopPropagation();
      onLeave(true);
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (option) onChoose(option.code);
      return;
    }
    const index = event.shiftKey ? undefined : moveInList(event.key, active, matches.length);
    if (index === undefined || matches.length === 0) return;
    event.preventDefault();
    move(index);
  };

  const isFound = matches.length > 0;
  return (
    <div className="country-panel" id={id} ref={panel}>
      <input
        ref={input}
        className="country-search"
        type="text"
        role="combobox"
        aria-label={phone.search}
        placeholder={phone.search}
        aria-autocomplete="list"
        aria-expanded={isFound}
        aria-controls={`${id}-list`}
        aria-activedescendant={isFound ? `${id}-${matches[active]?.code}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        value={query}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKey}
      />
      <CountryOptions
        id={id}
        matches={matches}
        active={active}
        chosen={chosen}
        flagBase={flagBase}
        onPoint={setActive}
        onChoose={onChoose}
      />
      {isFound ? null : <p className="country-none">{phone.none}</p>}
      <p className="visually-hidden" role="status">
        {isFound ? phone.found({ count: matches.length }) : phone.none}
      </p>
    </div>
  );
}

/** The index of the best match; without a query, of the chosen country. */
function startAt(matches: readonly ListedCountry[], query: string, chosen: string): number {
  const index = query.trim() === '' ? matches.findIndex(({ code }) => code === chosen) : 0;
  return Math.max(0, index);
}
