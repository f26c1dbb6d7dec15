/** A name in each language, by locale code. */
type Names = Readonly<Record<string, string>>;

/** Units of numbers. */
export type FactUnit =
  | 'm'
  | 'km'
  | 'm2'
  | 'minute'
  | 'hour'
  | 'celsius'
  | 'year'
  | 'night'
  | 'person'
  | 'percent';

/** Whether a value is the least (`from`) or the greatest (`upTo`). */
export type FactBound = 'from' | 'upTo';

/** A fact or a column of a fact, as declared. */
export interface FactDefinition {
  readonly name: string;
  readonly type: StatedFact['type'];
  readonly names: Names;
  /** The vocabulary of its terms. */
  readonly of?: string;
  readonly unit?: FactUnit;
  readonly bound?: FactBound;
  /** Whether its values are shown with the places of the entry. */
  readonly inPlaces?: boolean;
  readonly columns?: readonly FactDefinition[];
}

interface Stated {
  readonly name: string;
  readonly names: Names;
  readonly bound?: FactBound;
  readonly inPlaces?: boolean;
}

/** A fact with its value. Days are YYYY-MM-DD, times HH:MM, months 1 to 12, weekdays 1 (Monday) to 7. */
export type StatedFact = Stated &
  (
    | { readonly type: 'terms'; readonly of: string; readonly value: readonly string[] }
    | {
        readonly type: 'number';
        readonly unit?: FactUnit;
        readonly value: number | readonly [number, number];
      }
    | {
        readonly type: 'money';
        readonly of?: string;
        /** `amount` in euros. */
        readonly value: { readonly amount: number; readonly per?: string };
      }
    | { readonly type: 'time'; readonly value: string }
    | { readonly type: 'hours'; readonly value: readonly Hours[] }
    | { readonly type: 'months'; readonly value: readonly [first: number, last: number] }
    | { readonly type: 'weekdays'; readonly value: readonly number[] }
    | { readonly type: 'dates'; readonly value: { readonly from?: string; readonly to?: string } }
    | { readonly type: 'languages'; readonly value: readonly string[] }
    | { readonly type: 'properties'; readonly value: readonly string[] }
    | { readonly type: 'places'; readonly value: readonly string[] }
    | { readonly type: 'text'; readonly value: string }
    | { readonly type: 'point'; readonly value: { readonly latitude: number; readonly longitude: number } }
    | { readonly type: 'monthly'; readonly unit?: FactUnit; readonly value: readonly number[] }
    | {
        readonly type: 'rows';
        readonly columns: readonly FactDefinition[];
        /** The cells of each row; what is not stated is left out. */
        readonly value: readonly (readonly StatedFact[])[];
      }
  );

/** Hours of a season; all the year without `months`. */
export interface Hours {
  readonly months?: readonly [first: number, last: number];
  readonly from: string;
  readonly to: string;
}

/** Joins definitions with values, in the order of the definitions. The generator has checked that each value has the type of its fact. */
export function stateFacts(
  definitions: readonly FactDefinition[],
  values: Readonly<Record<string, unknown>>,
): readonly StatedFact[] {
  return definitions.flatMap((definition) => {
    const value = values[definition.name];
    if (value === undefined) return [];
    const { columns } = definition;
    if (columns === undefined) return [{ ...definition, value } as StatedFact];
    const rows = (value as readonly Readonly<Record<string, unknown>>[]).map((row) =>
      stateFacts(columns, row),
    );
    return [{ ...definition, columns, value: rows } as StatedFact];
  });
}
