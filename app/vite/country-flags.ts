import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packageFile = fileURLToPath(import.meta.resolve('country-flag-icons/package.json'));
const address = /^\/flags\/([a-z]{2})\.svg(?:\?|$)/;

/** Emits a flag for each country as `/flags/<lower-case code>.svg`; in development, serves it from memory. */
export function countryFlags(): Plugin {
  return {
    name: 'site:country-flags',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async generateBundle() {
      const { countries } = await import('../../generated/data/countries.ts');
      const emit = async ({ code }: { code: string }) => {
        const fileName = `flags/${code.toLowerCase()}.svg`;
        this.emitFile({ type: 'asset', fileName, source: await readFlag(code) });
      };
      await Promise.all(countries.map(emit));
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const code = address.exec(request.url ?? '')?.[1]?.toUpperCase();
        if (code === undefined) return next();
        readFlag(code).then(
          (flag) => response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(flag),
          () => next(),
        );
      });
    },
  };
}

function readFlag(code: string): Promise<Buffer> {
  return readFile(join(dirname(packageFile), '3x2', `${code}.svg`));
}
