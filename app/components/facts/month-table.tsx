import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { formatMonth, formatNumber } from './format-value.ts';
import { months } from './season-bar.tsx';

type MonthlyFact = Extract<StatedFact, { readonly type: 'monthly' }>;

export interface MonthTableProps {
  readonly facts: readonly MonthlyFact[];
  readonly locale: Locale;
}

/** Numbers of every month: a row of bars for each fact. */
export function MonthTable({ facts, locale }: MonthTableProps) {
  if (facts.length === 0) return null;
  const texts = messages[locale].facts;
  return (
    <section className="fact-rows" data-facts>
      <h3 id="fact-months">{texts.climate}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which needs the keyboard, too. */}
      <div className="month-scroll" tabIndex={0}>
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
      </div>
    </section>
  );
}

function MonthRow({ fact, locale }: { readonly fact: MonthlyFact; readonly locale: Locale }) {
  const greatest = Math.max(...fact.value);
  return (
    <tr data-fact={fact.name}>
      <th scope="row">{fact.names[locale]}</th>
      {fact.value.map((value, index) => (
        <td key={months[index]}>
          <svg className="month-bar" viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true">
            <rect
              width="10"
              height={round((40 * value) / greatest)}
              y={round(40 - (40 * value) / greatest)}
            />
          </svg>
          {formatNumber(value, fact.unit === 'celsius' ? 'celsius' : undefined, locale)}
        </td>
      ))}
    </tr>
  );
}

function round(value: number): number {
  return Math.max(0, Math.round(value));
}
