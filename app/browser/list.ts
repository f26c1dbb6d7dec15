/** The script of lists. */

import { enhanceChoice } from './compare.ts';
import { enhanceFilters } from './filters.ts';

const form = document.querySelector<HTMLFormElement>('form[data-compare]');
if (form !== null) enhanceChoice(form);

const sheet = document.querySelector<HTMLElement>('.filters');
if (sheet !== null) enhanceFilters(sheet);
