// Generated from spec/messages/hr.yaml by “npm run generate”. Do not edit.

import type { Messages } from './catalogue.ts';
import { createFormat } from './format.ts';

const format = createFormat('hr');

/** The interface in hr. */
export const hrMessages: Messages = {
  menu: {
    offers: 'Ponude',
    contact: 'Kontakt',
  },
  listing: {
    offers: (values) => (format.cardinal(values.count) === 'one' ? format.number(values.count) + ' ponuda' : format.cardinal(values.count) === 'few' ? format.number(values.count) + ' ponude' : format.number(values.count) + ' ponuda'),
    all: (values) => 'Pogledajte sve: ' + values.section,
  },
};
