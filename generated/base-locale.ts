// Generated from spec/locales.yaml by “npm run generate”. Do not edit.

/** The locale whose paths carry no prefix. */
export const baseLocale = 'hr';
