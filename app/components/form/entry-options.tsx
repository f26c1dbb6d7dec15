import type { Locale } from '../../../generated/locales.ts';
import type { RouteKey } from '../../../generated/routes/index.ts';
import { groupOptions } from './field-options.ts';

interface EntryOptionsProps {
  readonly keys: readonly RouteKey[];
  readonly locale: Locale;
  /** The text of the first option, which chooses none. */
  readonly none: string;
}

/** The options of a list of entries, grouped by area. */
export function EntryOptions({ keys, locale, none }: EntryOptionsProps) {
  return (
    <>
      <option value="">{none}</option>
      {groupOptions(keys, locale).map(([title, options]) => (
        <optgroup key={title} label={title}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
