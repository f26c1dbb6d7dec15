import { defineConfig } from 'astro/config';

export default defineConfig({
  // As the site that it is compared with.
  build: { inlineStylesheets: 'always' },
});
