import { parse } from 'yaml'; export const model = parse('a: 1');
