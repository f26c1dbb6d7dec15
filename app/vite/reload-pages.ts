import type { Plugin } from 'vite';

/**
 * In development, reloads open pages when a module that renders them or a stylesheet changes. Vite by itself only
 * replaces browser modules and linked stylesheets; here, one is inline and the other has a preload link, which Vite would
 * replace in place of it.
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
