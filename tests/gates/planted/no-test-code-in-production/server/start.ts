import { test } from 'vitest'; export const start = test;
