import type { Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import type { Hours } from '../../runtime/facts.ts';
import type { ColumnDeclaration, FactDeclaration } from '../../spec/schema/facts/fact-declarations.ts';
import { isDay } from '../../spec/schema/fields.ts';
import { entryFile } from '../../spec/schema/routes/areas.ts';
import type { RoutesEntry } from '../../spec/schema/routes/routes.ts';
import type { AreaModel } from '../model.ts';
import { checkPlaces, checkProperties, type FactsContext } from './check-facts.ts';

type Values = Readonly<Record<string, unknown>>;

const blocks = ['facts', 'assumed'] as const;

/** Reports values that cannot be true, facts of other kinds of entries, and facts that are both known and assumed. */
export function checkFactValues(
  area: AreaModel,
  key: string,
  entry: RoutesEntry,
  { declared, hotels, destinations }: FactsContext,
  report: Report,
): void {
  const file = entryFile(area.name, key);
  const refuse = (path: YamlPath, message: string, help: string) =>
    report({ code: 'FACT_IMPOSSIBLE', message, help, at: [{ file, path }] });
  for (const block of blocks) {
    for (const [name, value] of Object.entries(entry[block] ?? {})) {
      const fact = declared[name];
      if (fact === undefined) continue;
      const path = [block, name];
      if (!fact.kinds.includes(area.kind)) {
        report({
          code: 'FIELD_MISPLACED',
          message: `“${name}” is no fact of an entry of ${area.name}, whose kind is ${area.kind}.`,
          help: `Remove it, or add ${area.kind} to its kinds in data/facts.yaml: ${fact.kinds.join(', ')}.`,
          at: [{ file, path, on: 'key' }],
        });
      }
      if (block === 'assumed' && entry.facts?.[name] !== undefined) {
        report({
          code: 'FACT_TWICE',
          message: `“${name}” of “${key}” is both known and assumed.`,
          help: 'Keep it under “facts” if it is confirmed, else under “assumed”.',
          at: [
            { file, path, on: 'key' },
            { file, path: ['facts', name], on: 'key' },
          ],
        });
      }
      if (fact.ofTrips && entry.visit !== undefined) {
        report({
          code: 'FIELD_MISPLACED',
          message: `“${name}” means nothing for “${key}”, which is no trip but a ${entry.visit}.`,
          help: 'Remove it, or remove “visit” if it is a trip.',
          at: [{ file, path, on: 'key' }],
        });
      }
      checkValue(fact, value, path, refuse);
      if (fact.type === 'properties')
        checkProperties(value as readonly string[], hotels, { file, path }, report);
      if (fact.type === 'places')
        checkPlaces(value as readonly string[], destinations, { file, path }, report);
    }
  }
}

type Refuse = (path: YamlPath, message: string, help: string) => void;

/** Checks one value, whose shape is right. */
function checkValue(
  fact: FactDeclaration | ColumnDeclaration,
  value: unknown,
  path: YamlPath,
  refuse: Refuse,
) {
  switch (fact.type) {
    case 'number': {
      if (!Array.isArray(value)) break;
      const [least, greatest] = value as [number, number];
      if (least >= greatest)
        refuse(
          path,
          `The range ends at ${greatest}, but begins at ${least}.`,
          'Write the lesser number first, or a single number.',
        );
      break;
    }
    case 'hours': {
      for (const [index, { from, to }] of (value as readonly Hours[]).entries())
        if (from === to)
          refuse([...path, index], `It closes at ${to}, when it opens.`, 'Correct one of the two times.');
      break;
    }
    case 'dates': {
      const { from, to } = value as { from?: string; to?: string };
      for (const [end, day] of Object.entries({ from, to }))
        if (day !== undefined && !isDay(day))
          refuse([...path, end], `There is no day ${day}.`, 'Write a day of the calendar as YYYY-MM-DD.');
      if (from !== undefined && to !== undefined && to < from)
        refuse(path, `It ends on ${to}, before it begins on ${from}.`, 'Correct one of the two days.');
      break;
    }
    case 'rows': {
      const { columns = {} } = fact as FactDeclaration;
      for (const [index, row] of (value as readonly Values[]).entries())
        for (const [name, cell] of Object.entries(row)) {
          const column = columns[name];
          if (column === undefined) continue;
          const at = [...path, index, name];
          checkValue(column, cell, at, refuse);
          checkLimit(column, cell, row, at, refuse);
        }
    }
  }
}

/** Checks that a number does not exceed that of another column. */
function checkLimit(
  { notAbove }: ColumnDeclaration,
  cell: unknown,
  row: Values,
  at: YamlPath,
  refuse: Refuse,
) {
  if (notAbove === undefined || row[notAbove] === undefined) return;
  const [number, limit] = [greatestOf(cell), greatestOf(row[notAbove])];
  if (number > limit)
    refuse(
      at,
      `“${at.at(-1)}” is ${number}, but “${notAbove}” is only ${limit}.`,
      'Correct one of the two numbers.',
    );
}

/** The number, or the greatest of a range. */
function greatestOf(cell: unknown): number {
  return Math.max(...([cell].flat() as number[]));
}
