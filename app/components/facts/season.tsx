import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { formatMonth, isInSeason } from '../../declarations/calendar.ts';
import { formatNumber, unitName } from './fact-texts.ts';

export interface SeasonBarProps {
  readonly season: readonly [first: number, last: number];
  readonly text: string;
  readonly locale: Locale;
}

const months: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** A season as text and as a bar of twelve months. */
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

type MonthlyFact = Extract<StatedFact, { readonly type: 'monthly' }>;

export interface MonthTableProps {
  readonly facts: readonly MonthlyFact[];
  readonly locale: Locale;
}

/** Facts with a number for each month, each as a row of bars. */
export function MonthTable({ facts, locale }: MonthTableProps) {
  if (facts.length === 0) return null;
  const texts = messages[locale].facts;
  return (
    <section className="fact-rows" data-facts>
      <h3 id="fact-months">{texts.climate}</h3>
      <table className="month-table" aria-labelledby="fact-months">
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            {months.map((month) => (
              <th key={month} scope="col">
                <abbr title={formatMonth(month, locale)}>{formatMonth(month, locale, 'narrow')}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <MonthRow key={fact.name} fact={fact} locale={locale} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MonthRow({ fact, locale }: { readonly fact: MonthlyFact; readonly locale: Locale }) {
  const greatest = Math.max(...fact.value);
  return (
    <tr data-fact={fact.name}>
      <th scope="row">{nameWithUnit(fact, locale)}</th>
      {fact.value.map((value, index) => (
        <td key={months[index]}>
          <svg className="month-bar" viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true">
            <rect
              width="10"
              height={round((40 * value) / greatest)}
              y={round(40 - (40 * value) / greatest)}
            />
          </svg>
          {formatNumber(value, undefined, locale)}
        </td>
      ))}
    </tr>
  );
}

function nameWithUnit({ names, unit }: MonthlyFact, locale: Locale): string {
  const value = names[locale] ?? '';
  const note = unit && unitName(unit, locale);
  return note ? messages[locale].facts.withNote({ value, note }) : value;
}

function round(value: number): number {
  return Math.max(0, Math.round(value));
}
