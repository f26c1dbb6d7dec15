import * as pageFiles from 'virtual:vite-plugin-ssr:importUserCode:server';
import { hotels } from '../../generated/data/hotels.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { pages } from '../../generated/routes/index.ts';
import type { OpenSite } from '../document/site-on-day.ts';
import { openSite } from './open-site.ts';

/** The number of assumed facts on the site. */
export function countAssumed(): number {
  const keys = [...new Set(pages.map(({ key }) => key))];
  const lists = [...keys.map((key) => factsOf(key).assumed), ...hotels.map(({ assumed }) => assumed)];
  return lists.reduce((sum, { length }) => sum + length, 0);
}

export { missingCompanyFacts } from '../components/facts/company-facts.ts';
export { createRenderContext } from '../document/render-context.ts';
export { renderBody } from '../document/render-page.tsx';
export { renderRequest } from '../document/render-request.tsx';

/** The plugin reads its part of a build from here; without it, it searches the disk. */
declare global {
  var __vite_plugin_ssr__buildGetters: { getters: Readonly<Record<string, () => Promise<unknown>>> };
}

globalThis.__vite_plugin_ssr__buildGetters.getters = {
  pageFiles: async () => pageFiles,
  // Our documents refer to their assets without the plugin.
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

/** Opens the site of this build. Only Vite can load this file, because it imports a virtual module of the plugin. */
export const openBuiltSite: OpenSite = openSite;
