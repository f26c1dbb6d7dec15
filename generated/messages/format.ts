// Generated from generator/runtime/format.ts by “npm run generate”. Do not edit.

/** Formatting of numbers inside texts, in one language. */
export interface Format {
  /** A number as the language writes it. */
  readonly number: (value: number) => string;
  /** The plural category of a count. */
  readonly cardinal: (value: number) => Intl.LDMLPluralRule;
  /** The plural category of a rank. */
  readonly ordinal: (value: number) => Intl.LDMLPluralRule;
}

/** Creates the format of a language; Intl objects are created when first needed. */
export function createFormat(bcp47: string): Format {
  let numbers: Intl.NumberFormat | undefined;
  let cardinals: Intl.PluralRules | undefined;
  let ordinals: Intl.PluralRules | undefined;
  return {
    number: (value) => {
      numbers ??= new Intl.NumberFormat(bcp47);
      return numbers.format(value);
    },
    cardinal: (value) => {
      cardinals ??= new Intl.PluralRules(bcp47);
      return cardinals.select(value);
    },
    ordinal: (value) => {
      ordinals ??= new Intl.PluralRules(bcp47, { type: 'ordinal' });
      return ordinals.select(value);
    },
  };
}
