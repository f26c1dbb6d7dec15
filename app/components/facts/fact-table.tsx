import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { factText } from './fact-texts.ts';

export interface FactTableProps {
  readonly fact: Extract<StatedFact, { readonly type: 'rows' }>;
  readonly isAssumed: boolean;
  readonly locale: Locale;
}

/** Tables with more columns than these need a wide window. */
const manyColumns = 6;

/** A fact with rows: rooms, halls, distances. Where there is no room, each row becomes a block with the names of its columns. */
export function FactTable({ fact, isAssumed, locale }: FactTableProps) {
  const used = fact.columns.filter(({ name }) =>
    fact.value.some((row) => row.some((cell) => cell.name === name)),
  );
  return (
    <section className="fact-rows" data-facts data-nosnippet={isAssumed || undefined}>
      <h3 id={`fact-${fact.name}`}>{fact.names[locale]}</h3>
      <table
        className={used.length > manyColumns ? 'fact-table fact-table-many' : 'fact-table'}
        data-fact={fact.name}
        aria-labelledby={`fact-${fact.name}`}
      >
        <thead>
          <tr>
            {used.map(({ name, names }) => (
              <th key={name} scope="col">
                {names[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fact.value.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, and never move.
            <tr key={index}>
              {used.map(({ name, names }, column) => {
                const cell = row.find((candidate) => candidate.name === name);
                const text = cell && factText(cell, locale);
                return column === 0 ? (
                  <th key={name} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={name} data-label={text === undefined ? undefined : names[locale]}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
