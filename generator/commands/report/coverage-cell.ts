/** The coverage of one area in one locale. */
export interface Cell {
  readonly area: string;
  readonly locale: string;
  /** Pages; texts of a catalogue, names of records or terms of the glossary. */
  readonly total: number;
  /** Those with their own title or text; texts of a catalogue must differ from those of the fallback. */
  readonly own: number;
  /** Titles that are empty on purpose. */
  readonly empty: number;
  /** Pages with their own summary; 0 except for pages. */
  readonly summaries: number;
  /** Keys of missing or borrowed texts. */
  readonly missing: readonly string[];
}
