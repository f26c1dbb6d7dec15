import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { assetSources } from '../../app/document/read-assets.ts';
import { createViteConfig } from '../../app/vite/vite-config.ts';
import { compressInBrotli } from '../../server/pages/encodings.ts';
import { isWorthCompressing, mediaTypeOf } from '../../server/pages/media-types.ts';

const appFolder = resolve(import.meta.dirname, '../../app');
const appFile = (path: string) => resolve(appFolder, path);

/** Builds the files that browsers load into `<folder>/client`, with the plugin's `assets.json`. */
export async function run(folder: string): Promise<void> {
  const { plugins = [], ...config } = createViteConfig({
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        // The plugin scans documents for styles; their code, which may use Node's APIs, is dropped.
        external: [/^node:/],
        input: Object.fromEntries(Object.entries(assetSources).map(([name, file]) => [name, appFile(file)])),
        output: {
          assetFileNames: 'assets/[name]-[hash][extname]',
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          manualChunks: {
            // All texts import the format; a separate chunk would cost another round trip after theirs.
            page: [appFile(assetSources.page), resolve('generated/messages/format.ts')],
            // A separate chunk, because it rarely changes and browsers cache it.
            react: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
          },
        },
      },
    },
  });
  await build({ ...config, plugins: [...plugins, compressFiles()] });
}

/**
 * Writes a Brotli file beside each script, stylesheet and drawing. They are few and long-lived, so the best quality is
 * worth its time.
 */
function compressFiles(): Plugin {
  return {
    name: 'site:compress-files',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const compress = async ([name, file]: (typeof entries)[number]) => {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (!isWorthCompressing(mediaTypeOf(name), source.length)) return;
          const packed = await compressInBrotli(source, constants.BROTLI_MAX_QUALITY);
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source: packed });
        };
        const entries = Object.entries(bundle).filter(([name]) => name.startsWith('assets/'));
        await Promise.all(entries.map(compress));
      },
    },
  };
}
