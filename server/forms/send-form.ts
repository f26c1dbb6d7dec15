import { randomUUID } from 'node:crypto';
import type { FormVisit } from '../../app/document/load-renderer.ts';
import { matchesEntityTag } from '../pages/entity-tags.ts';
import { createFileHeaders } from '../pages/file-headers.ts';
import { mediaTypeOf } from '../pages/media-types.ts';
import { createEncodingChooser } from '../pages/negotiate-encoding.ts';
import { Recent } from '../pages/recent.ts';
import { createStoredPage } from '../pages/stored-page.ts';
import { todayAtHotels } from '../pages/today.ts';
import { ApiError } from '../rewards-club/api-error.ts';
import type { FormSite, SendForm } from './form-site.ts';

/** Number of pages whose tags are remembered. */
const mostKnown = 500;
/** Number of documents that are kept; each takes up to 100 KB. */
const mostKept = 50;
/** Stand for the tokens of a form and of a link in documents that are kept; nobody can know them, and type them. */
const tokenPlaceholder = randomUUID();
const linkPlaceholder = randomUUID();

/**
 * Creates the sender of form pages. Each page has its own token, so that a 304 needs the tag of a page sent before.
 * @throws {ApiError} 503 while the build is loaded
 */
export function createFormSender({ readDay, securityHeaders, findRenderer, isFinal }: FormSite): SendForm {
  const chooseEncoding = createEncodingChooser();
  const headersFor = (cacheControl: string) =>
    createFileHeaders({ ...mediaTypeOf('.html'), cacheControl }, securityHeaders);
  // The address may have what a guest has entered.
  const headers = headersFor('private, no-cache');
  const ownHeaders = headersFor('no-store');
  const urlsByTag = new Map<string, string>();
  const documents = new Recent<string>(mostKept);

  /** Documents of equal visits differ in the tokens only. */
  const render = async (path: string, visit: FormVisit, isKept: boolean): Promise<string> => {
    const renderer = findRenderer();
    if (renderer === undefined) throw new ApiError('Unavailable', 1);
    if (!isKept) return renderer.renderFormPage(path, visit);
    const { token, link } = visit;
    const common = {
      ...visit,
      token: tokenPlaceholder,
      ...(link && { link: { ...link, token: linkPlaceholder } }),
    };
    const key = JSON.stringify([readDay(), path, common]);
    const known = documents.find(key) ?? (await renderer.renderFormPage(path, common));
    documents.keep(key, known);
    return known.replaceAll(tokenPlaceholder, token).replaceAll(linkPlaceholder, link?.token ?? '');
  };

  return async (request, response, { status = 200, path, visit, isPersonal = false }) => {
    const { 'accept-encoding': accepted, 'if-none-match': kept = '' } = request.headers;
    // No other visit may get 304 for a page of one guest, and no other guest may find it in the browser.
    const isOwn = isPersonal || request.method === 'POST' || visit.link !== undefined;
    const isKept = ([tag, url]: readonly [string, string]) =>
      url === request.url && matchesEntityTag(kept, tag);
    const [tag] = (!isOwn && kept !== '' && [...urlsByTag].find(isKept)) || [];
    if (tag !== undefined) {
      response.writeHead(304, [...headers.notModified, 'ETag', tag]).end();
      return;
    }
    const html = await render(path, { today: todayAtHotels(), ...visit }, !isPersonal && isFinal());
    const encoding = chooseEncoding(typeof accepted === 'string' ? accepted : undefined);
    const variant = createStoredPage(html, isOwn ? ownHeaders : headers).variant(encoding);
    if (!isOwn) {
      urlsByTag.set(variant.etag, request.url);
      const [oldest = ''] = urlsByTag.keys();
      if (urlsByTag.size > mostKnown) urlsByTag.delete(oldest);
    }
    response
      .writeHead(status, variant.listHeaders())
      .end(request.method === 'HEAD' ? undefined : variant.body);
  };
}
