/** The locales of both product documents, in their order; hr is the default and its paths carry no prefix. */
export const documentedLocales = 'hr en de fr se it si cz pl hu ru nl fi dk uk ro sk ko pt'.split(' ');
