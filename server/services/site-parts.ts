import { pageForms } from '../../generated/forms/page-forms.ts';
import { site } from '../../generated/site.ts';

/** Whether a page has the role of the rewards club. Without one, the spec may have neither the club's API nor its forms. */
export const hasClub = site.roles.club !== undefined;

/** Whether forms stand on pages. */
export const hasForms = Object.keys(pageForms).length > 0;
