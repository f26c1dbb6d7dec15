import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { type Connect, createServer } from 'vite';
import { describeFault } from './describe-fault.ts';
import { renderFaultPage } from './fault-page.ts';
import { createViteConfig } from './vite-config.ts';

/** Vite in development. Loads pages and server from the current sources. */
export interface DevSite {
  /** Answers Vite's own addresses: styles, modules, the reload script. */
  readonly middleware: Connect.Server;
  /**
   * Loads a module and its imports from the current sources.
   * @param file absolute path
   * @returns the same module until one of them changes
   */
  load<T>(file: string): Promise<T>;
  /** Formats an error for the terminal, and as a document that reloads when the sources change. */
  describe(thrown: unknown): { readonly fault: string; readonly document: string };
  /** Shows a fault of the spec on all pages, also on pages opened later; undefined removes it. */
  showFault(fault: string | undefined): void;
  watch(folder: string, changed: () => void): void;
  /** Forgets the modules of files that have just been written, before the watcher notices. */
  forget(files: readonly string[]): void;
  close(): Promise<void>;
}

/** Sources outside `app/`, Vite's root. Vite watches only their individual files, and loses a file that is recreated. */
const otherSources = [resolve('generated'), join(import.meta.dirname, '../../server')];

/** How long Vite takes to invalidate changed modules, in milliseconds. */
const settlingTime = 100;

/** Packages imported by pages' scripts. Vite bundles them before the first request. */
const browserPackages = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'final-form', 'react-final-form'],
  ...['openapi-fetch', 'libphonenumber-js/min', 'text-mask-core', 'text-mask-addons', 'fastest-levenshtein'],
];

/**
 * Starts Vite with the plugin in middleware mode.
 * @param server also used for reload messages; without it, Vite opens a port for them
 */
export async function createDevSite(server?: Server): Promise<DevSite> {
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
    // Vite does not know the dependencies of a page that could not be rendered, so every change reloads it.
    if (hasFailed) setTimeout(reload, settlingTime);
    hasFailed = false;
  });
  let shown: string | undefined;
  const overlay = (fault: string) => hot.send({ type: 'error', err: { message: fault, stack: '' } });
  vite.ws.on('connection', () => {
    if (shown !== undefined) overlay(shown);
  });
  const load = async <T>(file: string) => (await vite.ssrLoadModule(file)) as T;
  return {
    middleware: vite.middlewares,
    /** While many files change, the loaded modules may be inconsistent. If loading fails, it is repeated with all modules. */
    async load<T>(file: string) {
      try {
        return await load<T>(file);
      } catch (thrown) {
        if (changes === changesBefore) throw thrown;
        changesBefore = changes;
        vite.environments.ssr.moduleGraph.invalidateAll();
        return load<T>(file);
      }
    },
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
      vite.watcher.add(folder).on('all', (_event, path) => {
        if (path.startsWith(folder)) changed();
      });
    },
    forget(files) {
      const graphs = Object.values(vite.environments).map(({ moduleGraph }) => moduleGraph);
      for (const file of files) for (const graph of graphs) graph.onFileChange(resolve(file));
    },
    close: () => vite.close(),
  };
}
