import { facts } from '../../../generated/data/facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf, statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { hotelsOfPage } from '../entry/hotels.ts';
import { listedUnder } from '../listing/listing-of.ts';
import { PageLink } from '../text/page-link.tsx';
import { changing } from './fact-sections.tsx';
import { factText, formatNumber } from './fact-texts.ts';

export interface PropertyTableProps {
  /** Names of facts, and `maxChildAge`. */
  readonly columns: readonly string[];
  readonly locale: Locale;
}

/**
 * A table in a body: the properties that state at least one of some facts, with these facts. A note follows if a price or
 * time among them is assumed.
 */
export function PropertyTable({ columns, locale }: PropertyTableProps) {
  const context = useRenderContext();
  const rows = listedUnder(context, 'property', locale)
    .map((page) => ({ page, cells: columns.map((column) => readCell(page, column)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined));
  const mayChange = rows.some(({ cells }) => cells.some((cell) => cell?.mayChange));
  return (
    <>
      <table className="fact-table" data-properties>
        <thead>
          <tr>
            <th scope="col">{messages[locale].listing.property}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {nameOf(column, locale)}
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
                  data-label={cell && nameOf(columns[index] ?? '', locale)}
                  data-nosnippet={cell?.isAssumed || undefined}
                >
                  {cell?.text}
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

const childAge = 'maxChildAge';

function nameOf(column: string, locale: Locale): string | undefined {
  if (column === childAge) return messages[locale].accommodation.children;
  return facts.find(({ name }) => name === column)?.names[locale];
}

interface Cell {
  readonly text: string;
  readonly isAssumed: boolean;
  /** Whether it is an assumed price, date or time. */
  readonly mayChange: boolean;
}

function readCell(page: Page, column: string): Cell | undefined {
  if (column === childAge) {
    const [hotel] = hotelsOfPage(page);
    if (hotel === undefined || hotel.maxChildAge === null) return undefined;
    const value = formatNumber(hotel.maxChildAge, 'year', page.locale);
    const text = messages[page.locale].facts.upTo({ value });
    return { text, isAssumed: hotel.assumed.includes(childAge), mayChange: false };
  }
  const fact = statedFactsOf(page.key).find(({ name }) => name === column);
  if (fact === undefined) return undefined;
  const isAssumed = factsOf(page.key).assumed.some((name) => name === column);
  return {
    text: factText(fact, page.locale),
    isAssumed,
    mayChange: isAssumed && changing.includes(fact.type),
  };
}
