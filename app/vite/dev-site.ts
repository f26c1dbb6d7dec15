import type { Server } from 'node:http';
import { join } from 'node:path';
import { type Connect, createServer } from 'vite';
import { renderPage } from 'vite-plugin-ssr/server';
import type { PageRenderer } from '../document/import-page-renderer.ts';
import type { SiteRenderer } from '../document/load-renderer.ts';
import type { RenderContext, SiteSettings } from '../document/render-context.ts';
import { describeFault } from './describe-fault.ts';
import { renderFaultPage } from './fault-page.ts';
import { sourceAssets } from './source-assets.ts';
import { createViteConfig } from './vite-config.ts';

/** The development site: every page is rendered from the current sources. */
export interface DevSite extends Omit<SiteRenderer, 'canonicalQuery' | 'renderFilteredPage'> {
  /** Answers Vite's own addresses: styles, modules, the reload script. */
  readonly middleware: Connect.Server;
  /**
   * @param path decoded path of a page
   * @param query '' or from the question mark on
   * @returns its document; undefined where there is no page
   */
  renderPage(path: string, query: string): Promise<string | undefined>;
  /**
   * Loads a module with everything that it imports from this project, from the current sources.
   * @param file absolute path
   * @returns the same module until it or one of these changes
   */
  load<T>(file: string): Promise<T>;
  /** Describes an error of a page for the terminal, and as a document that reloads when the sources change. */
  describe(thrown: unknown): { readonly fault: string; readonly document: string };
  /** Shows a fault of the spec over every open page, now and when it is opened; undefined when there is none any more. */
  showFault(fault: string | undefined): void;
  /** Calls back after each change of a file in a folder. */
  watch(folder: string, changed: () => void): void;
  close(): Promise<void>;
}

/** Sources beside `app/`, Vite's root. Vite by itself watches their files one by one, and loses one that is created again. */
const otherSources = ['generated', 'server'].map((name) => join(import.meta.dirname, '../..', name));

const errorAssets = { ...sourceAssets, scripts: [...sourceAssets.scripts, '/@vite/client'] };

/** Milliseconds after a change, in which Vite forgets the changed modules. */
const settlingTime = 100;

/** Packages that the pages' scripts import; Vite bundles them once, before the first page requests them. */
const browserPackages = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'final-form', 'react-final-form'],
  ...['openapi-fetch', 'libphonenumber-js/min', 'text-mask-core', 'text-mask-addons', 'fastest-levenshtein'],
];

/**
 * Starts Vite with the plugin, without a server of its own.
 * @param readDay gives the day of the site, as YYYY-MM-DD
 * @param server also carries the reload messages; without it, Vite opens a port for them
 */
export async function createDevSite(
  settings: SiteSettings,
  readDay: () => string,
  server?: Server,
): Promise<DevSite> {
  const vite = await createServer(
    createViteConfig({
      server: {
        middlewareMode: true,
        hmr: server ? { server } : true,
        watch: { ignored: ['**/generated/pictures/**'] },
      },
      optimizeDeps: { noDiscovery: true, include: [...browserPackages] },
    }),
  );
  let changes = 0;
  let changesBefore = 0;
  let hasFailed = false;
  const { hot } = vite.environments.client;
  const reload = () => hot.send({ type: 'full-reload' });
  vite.watcher.add(otherSources).on('all', () => {
    changes += 1;
    // Vite does not know what a page needs that could not be rendered.
    if (hasFailed) setTimeout(reload, settlingTime);
    hasFailed = false;
  });
  let shown: string | undefined;
  const overlay = (fault: string) => hot.send({ type: 'error', err: { message: fault, stack: '' } });
  vite.ws.on('connection', () => shown !== undefined && overlay(shown));
  /** Modules loaded while many files change may not fit together: if they fail, all are loaded again. */
  const withModules = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (thrown) {
      if (changes === changesBefore) throw thrown;
      changesBefore = changes;
      vite.environments.ssr.moduleGraph.invalidateAll();
      return work();
    }
  };
  const load = async <T>(file: string) => (await vite.ssrLoadModule(file)) as T;
  const loadRenderer = () => load<PageRenderer>('/document/page-renderer.ts');
  let made: { readonly renderer: PageRenderer; readonly context: RenderContext } | undefined;
  const render = <T>(work: (renderer: PageRenderer, context: RenderContext) => T | Promise<T>) =>
    withModules(async () => {
      const [renderer, day] = [await loadRenderer(), readDay()];
      if (made?.renderer !== renderer || made.context.day !== day)
        made = { renderer, context: renderer.createRenderContext({ day, settings }) };
      return work(renderer, made.context);
    });
  return {
    middleware: vite.middlewares,
    renderPage: (path, query) =>
      render(async ({ encodePath, lookup }, renderContext) => {
        if (!lookup(path)) return undefined;
        const urlOriginal = encodePath(path) + query;
        const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal, renderContext });
        if (errorWhileRendering) throw errorWhileRendering;
        return httpResponse?.body;
      }),
    renderError: (page) => render(({ renderError }, context) => renderError(context, page, errorAssets)),
    renderStyleguide: (locale) =>
      render(({ renderStyleguide }, context) => renderStyleguide(context, locale, errorAssets)),
    renderSearch: (locale, text) =>
      render(({ renderSearch }, context) => renderSearch(context, locale, text, errorAssets)),
    renderFormPage: (path, visit) =>
      render(({ renderFormPage }, context) => renderFormPage(context, path, visit, errorAssets)),
    renderSearchFile: (locale) =>
      render(({ renderSearchFile }, context) => renderSearchFile(context, locale)),
    load: (file) => withModules(() => load(file)),
    describe(thrown) {
      hasFailed = true;
      if (thrown instanceof Error) vite.ssrFixStacktrace(thrown);
      const fault = describeFault(thrown);
      return { fault, document: renderFaultPage(fault) };
    },
    showFault(fault) {
      if (fault === shown) return;
      shown = fault;
      if (fault === undefined) reload();
      else overlay(fault);
    },
    watch(folder, changed) {
      vite.watcher.add(folder).on('all', (_event, path) => path.startsWith(folder) && changed());
    },
    close: () => vite.close(),
  };
}
