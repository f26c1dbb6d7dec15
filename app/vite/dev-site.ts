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

/** The development site: every page is rendered from the current sources. */
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
  /** The document of the style guide. */
  renderStyleguide(locale: Locale): Promise<string>;
  /** The document of the results page. */
  renderSearch(locale: Locale, text: string): Promise<string>;
  /** The search file of a locale, as JSON. */
  renderSearchFile(locale: Locale): Promise<string>;
  /** The social card at a decoded path. */
  findSocialCard(path: string): Promise<SocialCard | undefined>;
  close(): Promise<void>;
}

const errorAssets = { ...sourceAssets, scripts: [...sourceAssets.scripts, '/@vite/client'] };

/** Packages that the pages' scripts import; Vite bundles them once, before the first page requests them. */
const browserPackages = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'final-form', 'react-final-form'],
  ...['openapi-fetch', 'libphonenumber-js/min', 'text-mask-core', 'text-mask-addons', 'minisearch'],
];

/**
 * Starts Vite with the plugin, without a server of its own.
 * @param server also carries the reload messages; without it, Vite opens a port for them
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
    async renderStyleguide(locale) {
      const { renderStyleguide } = await loadRenderer();
      return renderStyleguide(locale, errorAssets);
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
