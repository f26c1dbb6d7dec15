import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { AnswerLinks } from './answer-links.tsx';
import { factAnchor, factText } from './fact-texts.ts';

interface FactTableProps {
  readonly fact: Extract<StatedFact, { readonly type: 'rows' }>;
  readonly isAssumed: boolean;
  readonly page: Page;
}

/** Tables with at least this many columns need a wide window. */
const manyColumns = 6;

/** Whether a value says nothing without the name of its column. */
function isBare(cell: StatedFact): boolean {
  return cell.type === 'number' && cell.unit === undefined;
}

/**
 * A fact with rows: rooms, halls, distances. In narrow windows, each row becomes a block, with the columns' names where it needs
 * them.
 */
export function FactTable({ fact, isAssumed, page }: FactTableProps) {
  const { locale } = page;
  const used = fact.columns.filter(({ name }) =>
    fact.value.some((row) => row.some((cell) => cell.name === name)),
  );
  const areNamed = used.length > 2 && fact.value.flat().some(isBare);
  return (
    <section className="fact-rows" data-facts data-nosnippet={isAssumed || undefined}>
      <h3 id={factAnchor(fact.name)}>{fact.names[locale]}</h3>
      <table
        className={used.length > manyColumns ? 'fact-table fact-table-many' : 'fact-table'}
        data-fact={fact.name}
        aria-labelledby={factAnchor(fact.name)}
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
          {fact.value.map((row) => (
            <tr key={row.map((cell) => factText(cell, locale)).join()}>
              {used.map(({ name, names }, column) => {
                const cell = row.find((candidate) => candidate.name === name);
                const text = cell && factText(cell, locale);
                return column === 0 ? (
                  <th key={name} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={name} data-label={areNamed && text !== undefined ? names[locale] : undefined}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <AnswerLinks page={page} fact={fact.name} />
    </section>
  );
}
