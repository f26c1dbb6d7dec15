/**
 * What the date of birth takes from text-mask. The packages' own declarations leave out adjustCaretPosition, are `any`,
 * and describe the default export as Node sees it; Vite and vitest give the function itself.
 */
declare module 'text-mask-core' {
  type Mask = readonly (string | RegExp)[];

  interface ConformSettings {
    /** Whether places that are still free are filled with the placeholder's character. */
    readonly guide: boolean;
    /** Whether digits stay where they are when others before them come or go. */
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
    /** The caret after the edit, before the mask. */
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
  /** False where the date is impossible; else the text, and where the pipe has put a 0 into it. */
  type DatePipe = (conformed: string) => false | { value: string; indexesOfPipedChars: readonly number[] };

  export default function createAutoCorrectedDatePipe(format: string): DatePipe;
}
