import Form from '@rjsf/core'; import { test } from 'vitest'; export const start = [Form, test];
