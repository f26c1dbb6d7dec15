/** The page files, as the plugin collects them. */
declare module 'virtual:vite-plugin-ssr:importUserCode:server';

interface ImportMeta {
  readonly env: { readonly PLUGIN_VERSION: string };
}
