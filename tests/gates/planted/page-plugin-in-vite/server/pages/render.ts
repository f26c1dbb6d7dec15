import { renderPage } from 'vite-plugin-ssr/server'; export const render = renderPage;
