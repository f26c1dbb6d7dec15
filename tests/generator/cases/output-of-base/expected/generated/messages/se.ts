// Generated from spec/messages/se.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('sv');

/** The interface in se (sv). */
export const seMessages: Messages = {
  menu: {
    offers: 'Erbjudanden',
    contact: 'Kontakt',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' erbjudande' : format.number(values.count) + ' erbjudanden'),
    all: (values) => 'Visa alla: ' + values.section,
  },
};
