import { join } from 'node:path';
import { build } from 'vite';
import { criticalSource, fontSources, scriptSource, stylesheetSource } from '../source-assets.ts';
import { createViteConfig } from '../vite-config.ts';

const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

/**
 * Runs Vite's two builds into `<folder>/client` and `<folder>/server`, with the plugin's `assets.json` beside them.
 * The server bundle holds React in its production form, whatever NODE_ENV the process that loads it has.
 */
export async function bundleSite(folder: string): Promise<void> {
  await build(
    createViteConfig({
      define: production,
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: {
            critical: appFile(criticalSource),
            ...Object.fromEntries(
              Object.entries(fontSources).map(([script, file]) => [script, appFile(file)]),
            ),
            site: appFile(stylesheetSource),
            page: appFile(scriptSource),
          },
          output: {
            assetFileNames: 'assets/[name]-[hash][extname]',
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
          },
        },
      },
    }),
  );
  await build(
    createViteConfig({
      define: production,
      ssr: { noExternal: ['react', 'react-dom'] },
      build: {
        outDir: folder,
        emptyOutDir: true,
        ssr: true,
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        rollupOptions: { input: { 'page-renderer': appFile('renderer/page-renderer.ts') } },
      },
    }),
  );
}

function appFile(path: string): string {
  return join(import.meta.dirname, '../..', path);
}
