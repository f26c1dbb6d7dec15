import { start } from './no-such-file.ts'; export const run = start;
