import { facts } from '../../../generated/data/facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { type Answers, factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { hotelsOfPage } from '../entry/hotels.ts';
import { listedUnder } from '../listing/listing-of.ts';
import { PageLink } from '../text/page-link.tsx';
import { askedColumn, askedFact, statedFact } from './answers.ts';
import { changing } from './fact-sections.tsx';
import { factText, formatNumber } from './fact-texts.ts';

export interface PropertyTableProps {
  /** Names of facts, `maxChildAge`, and `asked` for the fact that the page answers with. */
  readonly columns: readonly string[];
  /** The page with the table. */
  readonly page: Page;
}

/**
 * A table in a body: the properties that state at least one of some facts, or the one that the page answers with, and these
 * facts. A note follows if a price or time among them is assumed.
 */
export function PropertyTable({ columns, page: { key, locale } }: PropertyTableProps) {
  const context = useRenderContext();
  const { answers } = factsOf(key);
  const nameOf = (column: string) => columnName(column === askedColumn ? answers?.fact : column, locale);
  const asked = columns.indexOf(askedColumn);
  const rows = listedUnder(context, 'property', locale)
    .map((page) => ({ page, cells: columns.map((column) => readCell(page, column, answers)) }))
    .filter(({ cells }) => (asked < 0 ? cells : [cells[asked]]).some((cell) => cell !== undefined));
  const mayChange = rows.some(({ cells }) => cells.some((cell) => cell?.mayChange));
  return (
    <>
      <table className="fact-table" data-properties>
        <thead>
          <tr>
            <th scope="col">{messages[locale].listing.property}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ page, cells }) => (
            <tr key={page.key}>
              <th scope="row">
                <PageLink page={page}>{hotelsOfPage(page)[0]?.locales[locale]}</PageLink>
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  data-label={cell && columns.length > 1 ? nameOf(columns[index] ?? '') : undefined}
                  data-nosnippet={cell?.isAssumed || undefined}
                >
                  <Lines of={cell?.lines} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {mayChange && <p className="fact-note">{messages[locale].facts.provisional}</p>}
    </>
  );
}

function Lines({ of = [] }: { readonly of?: readonly string[] | undefined }) {
  return of.flatMap((line, index) => (index === 0 ? line : [<br key={line} />, line]));
}

const childAge = 'maxChildAge';

function columnName(column: string | undefined, locale: Locale): string | undefined {
  if (column === childAge) return messages[locale].accommodation.children;
  return facts.find(({ name }) => name === column)?.names[locale];
}

interface Cell {
  readonly lines: readonly string[];
  readonly isAssumed: boolean;
  /** Whether it is an assumed price, date or time. */
  readonly mayChange: boolean;
}

function readCell(page: Page, column: string, asked: Answers | undefined): Cell | undefined {
  if (column === childAge) {
    const [hotel] = hotelsOfPage(page);
    if (hotel === undefined || hotel.maxChildAge === null) return undefined;
    const value = formatNumber(hotel.maxChildAge, 'year', page.locale);
    const text = messages[page.locale].facts.upTo({ value });
    return { lines: [text], isAssumed: hotel.assumed.includes(childAge), mayChange: false };
  }
  const fact = column === askedColumn && asked ? askedFact(page, asked) : statedFact(page, column);
  if (fact === undefined) return undefined;
  const isAssumed = factsOf(page.key).assumed.some((name) => name === fact.name);
  return {
    lines:
      fact.type === 'rows'
        ? fact.value.map((row) => row.map((cell) => factText(cell, page.locale)).join(', '))
        : [factText(fact, page.locale)],
    isAssumed,
    mayChange: isAssumed && changing.includes(fact.type),
  };
}
