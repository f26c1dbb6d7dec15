import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { createViteConfig } from '../../app/vite/vite-config.ts';

const root = resolve(import.meta.dirname, '../..');
const generated = resolve('generated');
const pluginPackage = findPackageJSON('vite-plugin-ssr', import.meta.url) ?? '';

/** Packages with many small modules, of which the server uses only some. Other packages are loaded as they are. */
const bundled = ['kysely', '@sinclair/typebox', 'libphonenumber-js', 'jose', 'vite-plugin-ssr'];

/** Runs Vite's build of pages and server into `<folder>/server`: Node would have to compile a thousand files at each start. */
export async function run(folder: string): Promise<void> {
  const { plugins = [], ...config } = createViteConfig({
    define: { 'import.meta.env.PLUGIN_VERSION': JSON.stringify(readPluginVersion()) },
    ssr: { noExternal: bundled },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rollupOptions: {
        // It would take half of the time, and leave out next to nothing.
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
}

/** Lays the tables of `generated/` beside the bundle, which reads them when it is loaded. */
function readTables(): Plugin {
  const prefix = '\0table:';
  return {
    name: 'site:read-tables',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.json') || importer === undefined) return undefined;
      const path = relative(generated, resolve(dirname(importer), source));
      // Another ending: Vite would take the module for JSON.
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

/** Leads to what the plugin's entry exports. The entry itself prints a note about its successor at each start. */
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

/** The plugin refuses a build of another version of itself. */
function readPluginVersion(): string {
  return JSON.parse(readFileSync(pluginPackage, 'utf8')).version;
}
