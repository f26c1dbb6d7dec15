import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

/** Renders pages at `/on-demand/…` when they are asked for, beside the files that a build makes of all of them. */
const onDemand = {
  name: 'on-demand',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({ pattern: '/on-demand/[...path]', entrypoint: './src/on-demand.astro', prerender: false }),
  },
};

export default defineConfig({
  // As the site that it is compared with.
  build: { inlineStylesheets: 'always' },
  ...(process.env.PEER_SERVER && { adapter: node({ mode: 'standalone' }), integrations: [onDemand] }),
});
