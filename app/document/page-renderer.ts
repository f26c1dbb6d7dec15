/** Entry of the server bundle: all that renders, free of the plugin. Loaded by the build, by `serve` and by `dev`. */
export { findContent } from '../../generated/content/index.ts';
export { messages } from '../../generated/messages/index.ts';
export { lookup, pages } from '../../generated/routes/index.ts';
export { renderComponents } from './render-components.tsx';
export { renderError } from './render-error.tsx';
export { canonicalQuery, renderFilteredPage } from './render-filtered-page.ts';
export { renderBody, renderPage } from './render-page.tsx';
export { renderSearch, renderSearchFile } from './render-search.tsx';
export { siteFiles } from './site-files.ts';
export { findSocialCard } from './social-card.ts';
