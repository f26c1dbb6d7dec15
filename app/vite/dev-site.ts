import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { type Connect, createServer } from 'vite';
import { describeFault } from './describe-fault.ts';
import { renderFaultPage } from './fault-page.ts';
import { createViteConfig } from './vite-config.ts';

/** Vite in development: it loads pages and server from the current sources. */
export interface DevSite {
  /** Answers Vite's own addresses: styles, modules, the reload script. */
  readonly middleware: Connect.Server;
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
const otherSources = [resolve('generated'), join(import.meta.dirname, '../../server')];

/** Milliseconds after a change, in which Vite forgets the changed modules. */
const settlingTime = 100;

/** Packages that the pages' scripts import; Vite bundles them once, before the first page requests them. */
const browserPackages = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'final-form', 'react-final-form'],
  ...['openapi-fetch', 'libphonenumber-js/min', 'text-mask-core', 'text-mask-addons', 'fastest-levenshtein'],
];

/**
 * Starts Vite with the plugin, without a server of its own.
 * @param server also carries the reload messages; without it, Vite opens a port for them
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
    // Vite does not know what a page needs that could not be rendered.
    if (hasFailed) setTimeout(reload, settlingTime);
    hasFailed = false;
  });
  let shown: string | undefined;
  const overlay = (fault: string) => hot.send({ type: 'error', err: { message: fault, stack: '' } });
  vite.ws.on('connection', () => shown !== undefined && overlay(shown));
  const load = async <T>(file: string) => (await vite.ssrLoadModule(file)) as T;
  return {
    middleware: vite.middlewares,
    /** Modules loaded while many files change may not fit together: if they fail, all are loaded again. */
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
      vite.watcher.add(folder).on('all', (_event, path) => path.startsWith(folder) && changed());
    },
    close: () => vite.close(),
  };
}
