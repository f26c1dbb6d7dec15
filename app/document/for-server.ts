/** The parts of documents that the server, the export and the benchmarks know. */
export { formOn } from '../components/form/form-on-day.ts';
export { type FormNotice, type FormVisit, newVisit } from '../components/form/form-visit.ts';
export { fieldsOfPages, formAction, namedForms } from '../components/form/page-forms.ts';
export { thanksQuery } from '../components/form/thanks-query.ts';
export type { ErrorPage, Suggestion } from '../pages/error/error-page.ts';
export { cleanQuery } from '../search/clean-query.ts';
export { searchFilePath } from '../search/search-file-path.ts';
export { searchPath } from '../search/search-path.ts';
export { pagesOn, type SiteSettings } from './render-context.ts';
