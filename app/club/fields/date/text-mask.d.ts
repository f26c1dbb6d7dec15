/**
 * Types for text-mask. The packages' own declarations are `any`, lack adjustCaretPosition, and describe the default
 * export in Node; Vite and vitest import the function itself.
 */
declare module 'text-mask-core' {
  type Mask = readonly (string | RegExp)[];

  interface ConformSettings {
    /** Whether missing digits are shown as the placeholder character. */
    readonly guide: boolean;
    /** Whether digits keep their position when digits before them are added or removed. */
    readonly keepCharPositions: boolean;
    readonly placeholderChar: string;
    readonly placeholder: string;
    readonly previousConformedValue: string;
    readonly currentCaretPosition: number;
  }

  interface CaretSettings {
    readonly previousConformedValue: string;
    readonly previousPlaceholder: string;
    readonly conformedValue: string;
    readonly rawValue: string;
    readonly placeholderChar: string;
    readonly placeholder: string;
    /** The caret after the edit, before masking. */
    readonly currentCaretPosition: number;
    readonly indexesOfPipedChars: readonly number[];
  }

  export function conformToMask(
    rawValue: string,
    mask: Mask,
    settings: ConformSettings,
  ): { conformedValue: string };

  export function adjustCaretPosition(settings: CaretSettings): number;
}

declare module 'text-mask-addons/dist/createAutoCorrectedDatePipe.js' {
  /** False if the date is impossible; else the text, and the positions where the pipe inserted a 0. */
  type DatePipe = (conformed: string) => false | { value: string; indexesOfPipedChars: readonly number[] };

  export default function createAutoCorrectedDatePipe(format: string): DatePipe;
}
