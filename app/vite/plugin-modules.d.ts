/** The page files found by the plugin. */
declare module 'virtual:vite-plugin-ssr:importUserCode:server';

interface ImportMeta {
  readonly env: { readonly PLUGIN_VERSION: string };
}
