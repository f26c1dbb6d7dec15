/** The locales of both documents, in their order; hr is the default and its paths carry no prefix. */
export const documentedLocales = 'hr en de fr se it si cz pl hu ru nl fi dk uk ro sk ko pt'.split(' ');

/** The locales that pages “in some locales” often have. */
export const sixLocales = ['hr', 'en', 'de', 'si', 'cz', 'pl'];

/** Site codes that are not BCP 47 (DESIGN.md, section 4); the others stand for themselves. */
export const languageTags: Readonly<Record<string, string>> = { se: 'sv', si: 'sl', cz: 'cs', dk: 'da' };

/** The nine page templates (second document, 2.1). */
export const documentedControllers = [
  ...['post', 'blog', 'blogs', 'offer', 'offers'],
  ...['accommodation', 'accommodations', 'destination', 'destinations'],
];

/** A word or path for each locale, as the tables of the documents give them. */
export type ByLocale = Readonly<Record<string, string>>;
