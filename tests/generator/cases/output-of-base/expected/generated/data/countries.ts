// Generated from spec/data/countries.yaml by “npm run generate”. Do not edit.

/** A country of the phone field. */
export interface Country {
  /** The English name; Intl.DisplayNames gives those in other languages. */
  readonly name: string;
  /** The country calling code with +. */
  readonly dial_code: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
}


/** The countries, by English name. */
export const countries: readonly Country[] = [
  { name: 'Croatia', dial_code: '+385', code: 'HR' },
  { name: 'Sweden', dial_code: '+46', code: 'SE' },
];
