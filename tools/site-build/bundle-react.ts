import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { digestOf } from './fingerprints.ts';

/** The parts of React that browsers load, in one file. */
const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** React as browsers load it. */
export interface ReactBundle {
  readonly packages: readonly string[];
  /** Its name is that of its contents. */
  readonly fileName: string;
  readonly code: string;
}

/**
 * Bundles React, without Rollup: it is by far the largest of what browsers load, changes seldom, and Rollup would need a
 * third of its time and memory to find that all of it is used.
 */
export async function bundleReact(): Promise<ReactBundle> {
  const { outputFiles } = await build({
    stdin: { contents: printEntry(), resolveDir: import.meta.dirname },
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  });
  const code = outputFiles[0]?.text ?? '';
  return { packages, fileName: `react-${digestOf(code).slice(0, 8)}.js`, code };
}

/** The packages are in CommonJS, which has no names that could be exported by a star. */
function printEntry(): string {
  const require = createRequire(import.meta.url);
  const taken = new Set<string>();
  const lines = packages.map((name) => {
    const names = Object.keys(require(name)).filter((key) => !key.startsWith('__') && !taken.has(key));
    for (const key of names) taken.add(key);
    return `export { ${names.join(', ')} } from '${name}';`;
  });
  return ["export { default } from 'react';", ...lines].join('\n');
}
