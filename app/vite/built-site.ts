import * as pageFiles from 'virtual:vite-plugin-ssr:importUserCode:server';
import type { OpenSite } from '../document/site-on-day.ts';
import { openSite } from './open-site.ts';

export { missingCompanyFacts } from '../components/facts/company-facts.ts';
export { countAssumed } from '../components/facts/count-assumed.ts';
export { createRenderContext } from '../document/render-context.ts';
export { renderBody } from '../document/render-page.tsx';
export { renderRequest } from '../document/render-request.ts';

/** Where the plugin looks for its part of a build. It would search the disk by itself. */
declare global {
  var __vite_plugin_ssr__buildGetters: { getters: Readonly<Record<string, () => Promise<unknown>>> };
}

globalThis.__vite_plugin_ssr__buildGetters.getters = {
  pageFiles: async () => pageFiles,
  // Documents name their assets themselves.
  clientManifest: async () => ({}),
  pluginManifest: async () => ({
    version: import.meta.env.PLUGIN_VERSION,
    baseServer: '/',
    baseAssets: '/',
    usesClientRouter: false,
    includeAssetsImportedByServer: false,
    redirects: {},
    trailingSlash: false,
    disableUrlNormalization: true,
    manifestKeyMap: {},
  }),
};

/** Opens the site of this build. Only Vite can load this file: it contains what the plugin makes of the pages. */
export const openBuiltSite: OpenSite = openSite;
