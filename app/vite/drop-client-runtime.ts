import type { Plugin } from 'vite';

const runtimeEntries = new Set(['entries/entry-client-routing', 'entries/entry-server-routing']);

/**
 * Leaves the plugin's client runtime out of the build: pages are HTML, and nothing loads it. The site's own stylesheets
 * and scripts remain.
 */
export function dropClientRuntime(): Plugin {
  return {
    name: 'site:drop-client-runtime',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    enforce: 'post',
    options(options) {
      const entries = Object.entries(options.input ?? {});
      return { ...options, input: Object.fromEntries(entries.filter(([name]) => !runtimeEntries.has(name))) };
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [file, output] of Object.entries(bundle)) {
          // A page of the plugin leaves imports behind, and nothing that uses them.
          const isEmpty =
            output.type === 'chunk' && output.code.replaceAll(/import"[^"]+";/g, '').trim() === '';
          if (isEmpty || file === 'vite-plugin-ssr.json') delete bundle[file];
        }
      },
    },
  };
}
