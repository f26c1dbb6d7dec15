import { locales } from '../../generated/locales.ts'; export const count = locales.length;
