import { lookup } from '../../generated/routes/index.ts';

/** Route function of the plugin's only page: matches the paths of the site's pages. */
export default function route(context: { readonly urlPathname: string }) {
  return lookup(context.urlPathname.normalize('NFC')) ? { routeParams: {} } : false;
}
