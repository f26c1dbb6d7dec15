import { day } from '../app/document/planted-day.ts'; export const shown = day;
