import type { ReactNode } from 'react';
import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { PropertyPrice } from '../entry/offer-facts.tsx';
import { CardFacts } from '../entry/property-facts.tsx';
import { factText } from '../facts/fact-texts.ts';
import { PageLink } from '../text/page-link.tsx';
import type { ComparedFact } from './comparison.ts';

export interface ComparisonTableProps {
  readonly entries: readonly Page[];
  readonly locale: Locale;
  readonly rows: readonly ComparedFact[];
  /** The heads of columns; default: the name of the entry and its short facts. */
  readonly head?: (entry: Page) => ReactNode;
}

/**
 * Compares entries: a column for each entry, a row for each fact. Where there is no room, the fact's name is above its
 * values, two beside each other.
 */
export function ComparisonTable({ entries, locale, rows, head = nameAndFacts }: ComparisonTableProps) {
  const { compare } = messages[locale];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many columns scroll, which needs the keyboard, too.
    <div className="comparison" tabIndex={0}>
      <table className="fact-table-wide" data-facts>
        <caption className="visually-hidden">{compare.title}</caption>
        <thead>
          <tr>
            <td />
            {entries.map((entry) => (
              <th key={entry.key} scope="col">
                {head(entry)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, names, values, isMeant }) => (
            <tr key={name} data-fact={name}>
              <th scope="row">{names[locale]}</th>
              {values.map((fact, index) => (
                <td key={entries[index]?.key} data-label={entries[index]?.title}>
                  {fact === undefined ? (
                    <span className="not-stated">{isMeant[index] ? compare.none : '–'}</span>
                  ) : (
                    <ComparedValue fact={fact} locale={locale} />
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

const nameAndFacts = (entry: Page) => (
  <>
    <PageLink page={entry} />
    <CardFacts page={entry} />
    <PropertyPrice page={entry} />
  </>
);

function ComparedValue({ fact, locale }: { readonly fact: StatedFact; readonly locale: Locale }) {
  if (fact.type !== 'rows') return factText(fact, locale);
  const texts = fact.value.map((row) =>
    row
      .map((cell, index) => {
        const text = factText(cell, locale);
        // A single value needs no name: the fact has it.
        return index === 0 || row.length === 2 ? text : `${cell.names[locale]}: ${text}`;
      })
      .join('\u00a0· '),
  );
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
