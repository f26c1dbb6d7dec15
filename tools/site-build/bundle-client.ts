import { relative, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import {
  criticalSource,
  fontSources,
  formScriptSource,
  formStylesheetSource,
  heroSource,
  scriptSource,
  stylesheetSource,
} from '../../app/document/asset-sources.ts';
import { createViteConfig } from '../../app/vite/vite-config.ts';
import { bundleReact, type ReactBundle } from './bundle-react.ts';

const appFolder = resolve(import.meta.dirname, '../../app');
const generatedFolder = resolve(appFolder, '../generated');

/**
 * Runs Vite's build of what browsers load into `<folder>/client`; the plugin's `assets.json` stands beside it.
 * @returns the files of `generated/` that went into it, relative to that folder
 */
export async function bundleClient(folder: string): Promise<readonly string[]> {
  const inputs = new Set<string>();
  const react = await bundleReact();
  const { plugins = [], ...config } = createViteConfig({
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ...clientSettings(folder, react),
  });
  await build({ ...config, plugins: [...plugins, emitReact(react), collectInputs(inputs)] });
  const paths = [...inputs].map((file) => relative(generatedFolder, file));
  return paths.filter((path) => !path.startsWith('..')).sort();
}

function clientSettings(folder: string, react: ReactBundle): InlineConfig {
  return {
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        // The plugin scans documents for styles; their code is dropped, and with it what only Node has.
        external: [...react.packages, /^node:/],
        input: {
          critical: appFile(criticalSource),
          hero: appFile(heroSource),
          ...Object.fromEntries(Object.entries(fontSources).map(([script, file]) => [script, appFile(file)])),
          site: appFile(stylesheetSource),
          page: appFile(scriptSource),
          forms: appFile(formStylesheetSource),
          form: appFile(formScriptSource),
        },
        output: {
          paths: Object.fromEntries(react.packages.map((name) => [name, `./${react.fileName}`])),
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

/** Lays React beside the files that import it. */
function emitReact({ fileName, code }: ReactBundle): Plugin {
  return {
    name: 'site:emit-react',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: `assets/${fileName}`, source: code });
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
