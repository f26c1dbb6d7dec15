import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build as pack } from 'esbuild';
import { build, type Plugin } from 'vite';
import { createViteConfig } from '../../app/vite/vite-config.ts';

const root = resolve(import.meta.dirname, '../..');
const generated = resolve('generated');
const pluginPackage = findPackageJSON('vite-plugin-ssr', import.meta.url) ?? '';

/**
 * Builds pages and server into `<folder>/server`, and bundles the server with its packages into one CommonJS script.
 * Otherwise Node would find and compile a thousand files at each start, and ES modules that import `node:http` would
 * load a network client.
 */
export async function run(folder: string): Promise<void> {
  const { plugins = [], ...config } = createViteConfig({
    define: { 'import.meta.env.PLUGIN_VERSION': JSON.stringify(readPluginVersion()) },
    ssr: { noExternal: ['vite-plugin-ssr'] },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rollupOptions: {
        // Tree shaking would take half of the time and remove almost nothing.
        treeshake: false,
        input: {
          main: resolve(root, 'server/start/main.ts'),
          site: resolve(root, 'app/vite/built-site.ts'),
        },
        output: { assetFileNames: '[name]', hoistTransitiveImports: false },
      },
    },
  });
  await build({ ...config, plugins: [...plugins, readTables(), quietPlugin()] });
  const server = join(folder, 'server');
  await pack({
    // File names in the script are relative to it, because the name of the folder changes with each build.
    absWorkingDir: server,
    entryPoints: ['main.mjs'],
    outfile: 'main.cjs',
    bundle: true,
    platform: 'node',
    target: 'node24',
    // Loaded at the first use by a guest.
    external: ['@simplewebauthn/server', 'pg-native'],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'chunkUrl' },
    // The tables are where Vite's chunks expect them.
    banner: { js: 'const chunkUrl = require("node:url").pathToFileURL(__dirname + "/chunks/").href;' },
  });
}

/** Copies the tables of `generated/` beside the bundle, which reads them at its start. */
function readTables(): Plugin {
  const prefix = '\0table:';
  return {
    name: 'site:read-tables',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.json') || importer === undefined) return undefined;
      const path = relative(generated, resolve(dirname(importer), source));
      // Another extension, because Vite would parse the module as JSON.
      return path.startsWith('..') ? undefined : prefix + path.replace(/\.json$/, '');
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const name = `${id.slice(prefix.length)}.json`;
      const source = readFileSync(resolve(generated, name));
      const table = this.emitFile({ type: 'asset', fileName: `tables/${name}`, source });
      return `import { readFileSync } from 'node:fs';
export default JSON.parse(readFileSync(new URL(import.meta.ROLLUP_FILE_URL_${table}), 'utf8'));`;
    },
  };
}

/**
 * Resolves to the module behind the plugin's entry, because the entry prints a note about its successor at each start.
 */
function quietPlugin(): Plugin {
  return {
    name: 'site:quiet-plugin',
    enforce: 'pre',
    resolveId: (source) =>
      source === 'vite-plugin-ssr/server'
        ? resolve(dirname(pluginPackage), 'dist/esm/node/runtime/index-common.js')
        : undefined,
  };
}

/** The plugin rejects a build of another version of itself. */
function readPluginVersion(): string {
  return JSON.parse(readFileSync(pluginPackage, 'utf8')).version;
}
