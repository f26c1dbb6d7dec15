import type { Origin, Position } from '../../diagnostics/diagnostic.ts';
import type { AssumedFact, FactCount } from './measure-facts.ts';

type Locate = (origin: Origin) => Position;

/** Explanation of the table of facts. */
export const whatFactsCount =
  'Facts are the same in every language: those that somebody has confirmed, those that are assumed, and those that entries of the kind may have but do not. “npm run spec -- report --assumed” lists the assumed ones.';

/** A table for the terminal: areas by known, assumed and missing facts. */
export function formatFactsText(counts: readonly FactCount[]): string {
  const rows = [
    ['facts', 'known', 'assumed', 'missing'],
    ...counts.map(({ area, known, assumed, missing }) => [area, known, assumed, missing].map(String)),
  ];
  return `${alignRows(rows)}\n\n${whatFactsCount}`;
}

/** Every assumed fact with its place, and how many there are. */
export function formatAssumedText(facts: readonly AssumedFact[], locate: Locate): string {
  if (facts.length === 0) return 'Nothing is assumed.';
  const lines = facts.map(({ owner, fact, at }) => {
    const { file, line, column } = locate(at);
    return `${file}:${line}:${column}  ${fact} of ${owner}`;
  });
  const counts = [...Map.groupBy(facts, ({ of }) => of)].map(([of, { length }]) => [of, String(length)]);
  return `${lines.join('\n')}\n\n${alignRows([...counts, ['all', String(facts.length)]])}`;
}

/** The same for programs. */
export function formatAssumedJson(facts: readonly AssumedFact[], locate: Locate): string {
  const listed = facts.map(({ of, owner, fact, at }) => {
    const { file, line, column } = locate(at);
    return { of, owner, fact, file, line, column };
  });
  return JSON.stringify(listed, null, 2);
}

function alignRows(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows
    .map(([name = '', ...values]) =>
      [name.padEnd(width), ...values.map((value) => value.padStart(8))].join(' '),
    )
    .join('\n');
}
