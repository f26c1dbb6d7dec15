// Generated from spec/content by “npm run generate”. Do not edit.

/** Bodies of pages in de by the key of their entry: HTML, whose second-level headings have ids to link to. */
export const content: Readonly<Record<string, string>> = {
  home: '<p>Täglich von 08:00 bis 20:00 Uhr.</p>',
};
