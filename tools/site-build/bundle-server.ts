import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { compiledPath } from './data-modules.ts';

const root = resolve(import.meta.dirname, '../..');
const generated = join(root, 'generated');

/**
 * Puts the server into a few files in `<dist>/serve`. Loading them instead of some hundred modules, whose types Node would
 * have to strip, leaves a process about 50 MB smaller. Packages stay outside. The fonts that it draws social cards with go into
 * `<dist>/fonts`.
 */
export async function bundleServer(dist: string): Promise<void> {
  const folder = join(dist, 'serve');
  const { metafile } = await build({
    entryPoints: {
      main: join(root, 'server/start/main.ts'),
      pack: join(root, 'server/packs/pack.ts'),
      'draw-cards': join(root, 'server/social-cards/draw-cards.ts'),
    },
    outdir: folder,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    plugins: [shareData(dist)],
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    logLevel: 'warning',
  });
  const made = new Set(Object.keys(metafile.outputs).map((path) => basename(path)));
  const orphans = readdirSync(folder).filter((name) => !made.has(name));
  for (const name of orphans) rmSync(join(folder, name));
  cpSync(join(root, 'generated/fonts'), join(dist, 'fonts'), { recursive: true });
}

/** Leads to the tables that the renderer of the build loads, too, so that a process has them once. */
function shareData(dist: string): Plugin {
  return {
    name: 'share-data',
    setup({ onResolve }) {
      onResolve({ filter: /^\.{1,2}\// }, ({ resolveDir, path }) => {
        const name = relative(generated, resolve(resolveDir, path));
        if (name.startsWith('..') || !existsSync(join(dist, 'server', compiledPath(name)))) return undefined;
        return { path: `../server/${compiledPath(name)}`, external: true };
      });
    },
  };
}
