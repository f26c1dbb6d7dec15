import type { Plugin } from 'vite';

/**
 * In development, reloads open pages when a server module or a stylesheet changes. Vite only replaces browser modules and
 * linked stylesheets. Of our two stylesheets, one is inline, and for the other Vite would replace its preload link.
 */
export function reloadPages(): Plugin {
  return {
    name: 'site:reload-pages',
    apply: 'serve',
    hotUpdate({ file, modules, server }) {
      const isRendering = this.environment.name !== 'client' && modules.length > 0;
      if (isRendering || file.endsWith('.css')) server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
