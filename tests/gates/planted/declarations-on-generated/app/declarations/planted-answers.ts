import { day } from '../document/planted-day.ts'; export const shown = day;
