import { readFileSync } from 'node:fs'; export const text = readFileSync('spec/site.yaml', 'utf8');
