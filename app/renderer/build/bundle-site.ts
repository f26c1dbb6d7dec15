import { relative, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { criticalSource, fontSources, heroSource, scriptSource, stylesheetSource } from '../source-assets.ts';
import { createViteConfig } from '../vite-config.ts';
import { keepDataApart } from './keep-data-apart.ts';

const appFolder = resolve(import.meta.dirname, '../..');
const generatedFolder = resolve(appFolder, '../generated');

/** Vite's two builds. */
export type Bundle = 'client' | 'server';

/**
 * Runs one of Vite's builds into `<folder>/client` or `<folder>/server`; the plugin's `assets.json` stands beside them.
 * The server bundle holds React in its production form, whatever NODE_ENV the process that loads it has, and expects
 * the modules of `generated/` in `server/generated`.
 * @returns the files of `generated/` that went into it, relative to that folder
 */
export async function bundleSite(bundle: Bundle, folder: string): Promise<readonly string[]> {
  const inputs = new Set<string>();
  const { plugins = [], ...config } = createViteConfig({
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ...(bundle === 'client' ? clientSettings(folder) : serverSettings(folder)),
  });
  const apart = bundle === 'server' ? [keepDataApart(generatedFolder)] : [];
  await build({ ...config, plugins: [...apart, ...plugins, collectInputs(inputs)] });
  const paths = [...inputs].map((file) => relative(generatedFolder, file));
  return paths.filter((path) => !path.startsWith('..')).sort();
}

function clientSettings(folder: string): InlineConfig {
  return {
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: {
          critical: appFile(criticalSource),
          hero: appFile(heroSource),
          ...Object.fromEntries(Object.entries(fontSources).map(([script, file]) => [script, appFile(file)])),
          site: appFile(stylesheetSource),
          page: appFile(scriptSource),
        },
        output: {
          assetFileNames: 'assets/[name]-[hash][extname]',
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          // All texts import it: apart, it would be a request that waits for theirs.
          manualChunks: { page: [appFile(scriptSource), resolve(generatedFolder, 'messages/format.ts')] },
        },
      },
    },
  };
}

function serverSettings(folder: string): InlineConfig {
  return {
    ssr: { noExternal: ['react', 'react-dom', 'final-form', 'react-final-form'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: true,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rollupOptions: { input: { 'page-renderer': appFile('renderer/page-renderer.ts') } },
    },
  };
}

/** Stylesheets that others import are watched files, and no modules. */
function collectInputs(inputs: Set<string>): Plugin {
  return {
    name: 'site:collect-inputs',
    buildEnd() {
      for (const file of [...this.getModuleIds(), ...this.getWatchFiles()])
        inputs.add(file.replace(/\?.*$/, ''));
    },
  };
}

function appFile(path: string): string {
  return resolve(appFolder, path);
}
