/** Entry of the renderer's bundle: all renderers, without the plugin. Loaded by the build, `serve` and `dev`. */
export { encodePath, lookup, pages } from '../../generated/routes/index.ts';
export { missingCompanyFacts } from '../components/facts/company-facts.ts';
export { countAssumed } from '../components/facts/count-assumed.ts';
export { createRenderContext } from './render-context.ts';
export { renderError } from './render-error.tsx';
export { canonicalQuery, renderFilteredPage } from './render-filtered-page.ts';
export { renderFormPage } from './render-form-page.ts';
export { renderBody, renderPage } from './render-page.tsx';
export { renderSearch, renderSearchFile } from './render-search.tsx';
export { renderStyleguide } from './render-styleguide.tsx';
export { siteFiles } from './site-files.ts';
