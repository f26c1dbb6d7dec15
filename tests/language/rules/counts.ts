/**
 * Counts of which each has another noun than the one before, by locale: Slovene 1, 2, 3 and 5, Polish 1, 2 and 5 …
 * Languages in which a noun does not change after a number (Hungarian, Korean) have none.
 */
export const differingCounts: Readonly<Record<string, readonly number[]>> = {
  hr: [1, 2],
  en: [1, 2],
  de: [1, 2],
  fr: [1, 2],
  se: [1, 2],
  it: [1, 2],
  si: [1, 2, 3, 5],
  cz: [1, 2, 5],
  pl: [1, 2, 5],
  hu: [],
  ru: [1, 2, 5],
  nl: [1, 2],
  fi: [1, 2],
  dk: [1, 2],
  uk: [1, 2, 5],
  ro: [1, 2, 21],
  sk: [1, 2, 5],
  ko: [],
  pt: [0, 1, 2],
};
