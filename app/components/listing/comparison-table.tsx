import type { ReactNode } from 'react';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { PropertyPrice } from '../entry/offer-facts.tsx';
import { CardFacts } from '../entry/property-facts.tsx';
import { factText } from '../facts/fact-texts.ts';
import { PageLink } from '../text/page-link.tsx';
import { type ComparedFact, differs } from './comparison.ts';

export interface ComparisonTableProps {
  readonly entries: readonly Page[];
  readonly locale: Locale;
  readonly rows: readonly ComparedFact[];
  /** Above the names of the entries. */
  readonly picture?: (entry: Page) => ReactNode;
  /** Below their short facts. */
  readonly action?: (entry: Page) => ReactNode;
}

/**
 * Compares entries: a column for each entry, a row for each fact. In wide windows, the names stay in sight. Where there is no
 * room, the fact's name is above its values, two beside each other.
 */
export function ComparisonTable({ entries, locale, rows, picture, action }: ComparisonTableProps) {
  const { compare } = messages[locale];
  const headRow = (cell: (entry: Page) => ReactNode) => (
    <tr>
      <td />
      {entries.map((entry) => (
        <td key={entry.key}>{cell(entry)}</td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many columns scroll, which needs the keyboard, too.
    <div className="comparison" tabIndex={0}>
      <table className="fact-table-wide" data-facts>
        <caption className="visually-hidden">{compare.title}</caption>
        <thead>
          {picture && headRow(picture)}
          <tr className="compared-names">
            <td />
            {entries.map((entry) => (
              <th key={entry.key} scope="col">
                <PageLink page={entry} />
              </th>
            ))}
          </tr>
          {headRow((entry) => (
            <>
              <CardFacts page={entry} />
              <PropertyPrice page={entry} />
            </>
          ))}
          {action && headRow(action)}
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-fact={row.name}>
              <th scope="row">{row.label}</th>
              {row.values.map((fact, index) => (
                <td key={entries[index]?.key} data-label={entries[index]?.title}>
                  {fact === undefined ? (
                    <span className="compared-soft">{row.isMeant[index] ? compare.none : '–'}</span>
                  ) : (
                    <ComparedValue fact={fact} row={row} locale={locale} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ComparedValueProps {
  readonly fact: StatedFact;
  readonly row: ComparedFact;
  readonly locale: Locale;
}

/** A value; of terms and rows, first the parts that not all entries have. */
function ComparedValue({ fact, row, locale }: ComparedValueProps) {
  if (fact.type !== 'terms' && fact.type !== 'rows') return factText(fact, locale);
  const lists = row.values.map((value) => partsOf(value, locale));
  const isShared = (part: string) => differs(row) && lists.every((list) => list.includes(part));
  const parts = partsOf(fact, locale);
  const [own, shared] = [parts.filter((part) => !isShared(part)), parts.filter(isShared)];
  const join = (some: readonly string[]) =>
    fact.type === 'terms' ? factText({ ...fact, value: some }, locale) : some.join('\u00a0· ');
  const lines = fact.type === 'terms' && own.length > 0 ? [join(own)] : own;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {shared.length > 0 && <li className="compared-soft">{join(shared)}</li>}
    </ul>
  );
}

/** The terms of a fact, or a text for each of its rows, or for each value in those whose name the row of the comparison has. */
function partsOf(fact: StatedFact | undefined, locale: Locale): readonly string[] {
  if (fact?.type === 'terms') return fact.value;
  if (fact?.type !== 'rows') return [];
  return fact.value.flatMap((row) => {
    const hasName = row[0]?.name === fact.columns[0]?.name;
    const texts = row.map((cell, index) => {
      const text = factText(cell, locale);
      // A name and a single value need no name.
      return row.length === 1 || (hasName && index === 0) ? text : `${cell.names[locale]}: ${text}`;
    });
    return hasName ? texts.join('\u00a0· ') : texts;
  });
}
