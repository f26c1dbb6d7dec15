import type { Plugin } from 'vite';

/** In development, reloads open pages when a module that renders them changes; Vite only does so for browser modules. */
export function reloadPages(): Plugin {
  return {
    name: 'site:reload-pages',
    apply: 'serve',
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'client' || modules.length === 0) return;
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
