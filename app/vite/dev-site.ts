import type { Server } from 'node:http';
import { type Connect, createServer } from 'vite';
import { renderPage } from 'vite-plugin-ssr/server';
import type { Locale } from '../../generated/locales.ts';
import { encodePath } from '../../generated/routes/index.ts';
import type { PageRenderer } from '../document/import-page-renderer.ts';
import type { SocialCard } from '../document/social-card.ts';
import type { ErrorPage } from '../pages/error/error-page.ts';
import { sourceAssets } from './source-assets.ts';
import { createViteConfig } from './vite-config.ts';

/** The site as it is being worked on: every page is rendered anew from the sources. */
export interface DevSite {
  /** Answers Vite's own addresses: styles, modules, the reload script. */
  readonly middleware: Connect.Server;
  /**
   * @param path decoded path of a page
   * @param query '' or from the question mark on
   * @returns its document, with the placeholder origin where an address is absolute; undefined where there is no page
   */
  renderPage(path: string, query: string): Promise<string | undefined>;
  /** A document for an address that has no page. */
  renderError(page: ErrorPage): Promise<string>;
  /** The document that shows the parts of pages. */
  renderComponents(locale: Locale): Promise<string>;
  /** The document that answers what a guest has typed. */
  renderSearch(locale: Locale, text: string): Promise<string>;
  /** What the search of a locale downloads, as JSON. */
  renderSearchFile(locale: Locale): Promise<string>;
  /** The picture at a decoded path that previews of a page show. */
  findSocialCard(path: string): Promise<SocialCard | undefined>;
  close(): Promise<void>;
}

const errorAssets = { ...sourceAssets, scripts: [...sourceAssets.scripts, '/@vite/client'] };

/** What scripts of a page import; Vite bundles them once, before the first page asks for them. */
const browserPackages = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'final-form', 'react-final-form'],
  ...['openapi-fetch', 'libphonenumber-js/min', 'text-mask-core', 'text-mask-addons', 'minisearch'],
];

/**
 * Starts Vite with the plugin, without a server of its own.
 * @param server carries the reload messages as well, if given; else Vite opens a port for them
 */
export async function createDevSite(server?: Server): Promise<DevSite> {
  const vite = await createServer(
    createViteConfig({
      server: { middlewareMode: true, hmr: server ? { server } : true },
      optimizeDeps: { noDiscovery: true, include: [...browserPackages] },
    }),
  );
  const loadRenderer = async () => (await vite.ssrLoadModule('/document/page-renderer.ts')) as PageRenderer;
  return {
    middleware: vite.middlewares,
    async renderPage(path, query) {
      const { lookup } = await loadRenderer();
      if (!lookup(path)) return undefined;
      const urlOriginal = encodePath(path) + query;
      const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal });
      if (errorWhileRendering) throw errorWhileRendering;
      return httpResponse?.body;
    },
    async renderError(page) {
      const { renderError } = await loadRenderer();
      return renderError(page, errorAssets);
    },
    async renderComponents(locale) {
      const { renderComponents } = await loadRenderer();
      return renderComponents(locale, errorAssets);
    },
    async renderSearch(locale, text) {
      const { renderSearch } = await loadRenderer();
      return renderSearch(locale, text, errorAssets);
    },
    async renderSearchFile(locale) {
      const { renderSearchFile } = await loadRenderer();
      return renderSearchFile(locale);
    },
    async findSocialCard(path) {
      const { findSocialCard } = await loadRenderer();
      return findSocialCard(path);
    },
    close: () => vite.close(),
  };
}
