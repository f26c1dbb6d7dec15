import type { Plugin } from 'vite';

const runtimeEntries = new Set(['entries/entry-client-routing', 'entries/entry-server-routing']);

/**
 * Removes the plugin's client runtime from the build, because pages are HTML and do not load it. The site's stylesheets
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
          // After the removal, a page of the plugin has only unused imports.
          const isEmpty =
            output.type === 'chunk' && output.code.replaceAll(/import"[^"]+";/g, '').trim() === '';
          if (isEmpty || file === 'vite-plugin-ssr.json') delete bundle[file];
        }
      },
    },
  };
}
