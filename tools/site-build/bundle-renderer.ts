import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { writeJson } from './record.ts';

const source = resolve(import.meta.dirname, '../../app/document/page-renderer.ts');
const generatedFolder = resolve(import.meta.dirname, '../../generated');

/** The package file of the renderer's bundle: where its imports of data lead. */
const packageFile = { type: 'module', imports: { '#generated/*.ts': './generated/*.js' } };

/** The name of the bundle. */
export const rendererFile = 'page-renderer.mjs';

/**
 * Bundles what renders into a folder, with React in its production form, whatever NODE_ENV the process that loads
 * it has. It expects the modules of `generated/` in a folder `generated` beside it.
 */
export async function bundleRenderer(folder: string): Promise<void> {
  await build({
    entryPoints: [source],
    outfile: join(folder, rendererFile),
    bundle: true,
    preserveSymlinks: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    // React asks for Node's modules in the way of CommonJS.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    plugins: [keepDataApart()],
    logLevel: 'warning',
  });
  writeJson(join(folder, 'package.json'), packageFile);
}

/**
 * Leaves the modules of `generated/` out of the bundle, which imports them from a folder beside it: a text that changes is
 * a file that changes, and no reason to bundle again.
 */
function keepDataApart(): Plugin {
  return {
    name: 'keep-data-apart',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ importer, path: source }) => {
        const path = relative(generatedFolder, resolve(dirname(importer), source));
        return path.startsWith('..') ? undefined : { path: `#generated/${path}`, external: true };
      });
    },
  };
}
