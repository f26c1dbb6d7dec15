import type { Locale } from '../../../generated/locales.ts';
import { formatMonth, isInSeason } from './format-value.ts';

export interface SeasonBarProps {
  readonly season: readonly [first: number, last: number];
  /** The season in words. */
  readonly text: string;
  readonly locale: Locale;
}

/** The numbers of the months. */
export const months: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** The months of a season in words, and as a bar of twelve. */
export function SeasonBar({ season, text, locale }: SeasonBarProps) {
  return (
    <>
      {text}
      <span className="season" aria-hidden="true">
        {months.map((month) => (
          <span key={month} className={isInSeason(month, season) ? 'in-season' : undefined}>
            {formatMonth(month, locale, 'narrow')}
          </span>
        ))}
      </span>
    </>
  );
}
