import { lookup } from '../../generated/routes/index.ts';

/** Route function of the plugin's one page: an address is a page of the site if the table of paths has it. */
export default function route(context: { readonly urlPathname: string }) {
  return lookup(context.urlPathname.normalize('NFC')) ? { routeParams: {} } : false;
}
