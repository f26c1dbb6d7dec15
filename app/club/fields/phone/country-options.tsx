import { useLayoutEffect, useRef } from 'react';
import { markScrolled } from '../../dialog/mark-scrolled.ts';
import { useTexts } from '../../dialog/page-context.tsx';
import type { ListedCountry } from './list-countries.ts';

export interface FlagProps {
  /** Two-letter code of a country. */
  readonly country: string;
  /** Address of the flags' folder, with a trailing slash. */
  readonly base: string;
}

/** The flag of a country; decorative. */
export function Flag({ country, base }: FlagProps) {
  const src = `${base}${country.toLowerCase()}.svg`;
  return (
    <img
      className="flag"
      src={src}
      alt=""
      width="24"
      height="16"
      loading="lazy"
      decoding="async"
      draggable="false"
    />
  );
}

export interface CountryOptionsProps {
  /** Prefix of ids: the list is `<id>-list`, an option `<id>-<code>`. */
  readonly id: string;
  readonly matches: readonly ListedCountry[];
  /** Index of the active option. */
  readonly active: number;
  /** Two-letter code. */
  readonly chosen: string;
  readonly flagBase: string;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (code: string) => void;
}

/** The list of a combobox. The focus stays in the search field; the active option is scrolled into view. */
export function CountryOptions(props: CountryOptionsProps) {
  const { id, matches, active, chosen, flagBase, onPoint, onChoose } = props;
  const { phone } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  const code = matches[active]?.code;

  useLayoutEffect(() => {
    const option = code && list.current?.querySelector<HTMLElement>(`[data-country="${code}"]`);
    if (!list.current || !option) return;
    if (isOpened.current) scrollIntoView(list.current, option);
    else centre(list.current, option);
    isOpened.current = true;
  }, [code]);

  return (
    <div
      ref={list}
      id={`${id}-list`}
      className="country-list"
      role="listbox"
      aria-label={phone.country}
      hidden={matches.length === 0}
      // A press must not take the focus from the search field.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={markScrolled}
    >
      {matches.map((country, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the search field, which keeps the focus
        <div
          key={country.code}
          id={`${id}-${country.code}`}
          className="country-option"
          role="option"
          tabIndex={-1}
          aria-selected={country.code === chosen}
          data-country={country.code}
          data-active={index === active || undefined}
          onPointerMove={() => index === active || onPoint(index)}
          onClick={() => onChoose(country.code)}
        >
          <Flag country={country.code} base={flagBase} />
          <span className="country-name">{country.name}</span>{' '}
          <span className="dial-code">{country.dialCode}</span>
        </div>
      ))}
    </div>
  );
}

/** Scrolls only the list, and no further than needed. */
function scrollIntoView(list: HTMLElement, option: HTMLElement): void {
  const above = option.offsetTop - list.scrollTop;
  const below = above + option.offsetHeight - list.clientHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

function centre(list: HTMLElement, option: HTMLElement): void {
  list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
}
