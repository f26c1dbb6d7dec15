// Generated from spec/content by “npm run generate”. Do not edit.

/** Bodies of pages in en by the key of their entry: HTML, whose second-level headings have ids to link to. */
export const content: Readonly<Record<string, string>> = {
  home: '<p>Call <a href="tel:+38521000000">+385 21 000 000</a> from 08:00 to 20:00, or write to <strong><a href="mailto:info@hotels.example">info@hotels.example</a></strong>. Example Hotels.</p>',
};
