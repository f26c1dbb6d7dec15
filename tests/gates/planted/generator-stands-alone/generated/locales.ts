export const locales = ['hr'];
