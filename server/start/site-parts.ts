import { pageForms } from '../../generated/forms/page-forms.ts';
import { site } from '../../generated/site.ts';

/** Whether a page has the role of the rewards club. Without the club, the spec may lack its API and its forms. */
export const hasClub = site.roles.club !== undefined;

/** Whether the site stores data about guests, for its club or from forms on pages. */
export const hasServices = hasClub || Object.keys(pageForms).length > 0;
