import { matchesEntityTag } from '../pages/entity-tags.ts';
import { createFileHeaders } from '../pages/file-headers.ts';
import { mediaTypeOf } from '../pages/media-types.ts';
import { createEncodingChooser } from '../pages/negotiate-encoding.ts';
import { createStoredPage } from '../pages/stored-page.ts';
import { todayAtHotels } from '../pages/today.ts';
import { ApiError } from '../rewards-club/api-error.ts';
import type { FormSite, SendForm } from './form-site.ts';

/** How many pages that were sent are known again. */
const mostKnown = 500;

/**
 * Makes the sender of forms. Each page has a token of its own, so a page that a browser still has is known by its tag.
 * @throws {ApiError} 503 while the build is loaded
 */
export function createFormSender({ fill, securityHeaders, findRenderer }: FormSite): SendForm {
  const chooseEncoding = createEncodingChooser();
  // It may show what a guest has entered.
  const kind = { ...mediaTypeOf('.html'), cacheControl: 'private, no-cache' };
  const headers = createFileHeaders(kind, securityHeaders);
  const known = new Map<string, string>();

  return async (request, response, { status = 200, path, visit }) => {
    const { 'accept-encoding': accepted, 'if-none-match': kept = '' } = request.headers;
    const isRead = status === 200 && request.method !== 'POST';
    const tag =
      isRead &&
      kept !== '' &&
      [...known].find(([one, url]) => url === request.url && matchesEntityTag(kept, one))?.[0];
    if (tag) {
      response.writeHead(304, [...headers.notModified, 'ETag', tag]).end();
      return;
    }
    const renderer = findRenderer();
    if (renderer === undefined) throw new ApiError('Unavailable', 1);
    const html = await renderer.renderFormPage(path, { today: todayAtHotels(), ...visit });
    const encoding = chooseEncoding(typeof accepted === 'string' ? accepted : undefined);
    const variant = createStoredPage(fill(Buffer.from(html)), headers).variant(encoding);
    if (isRead) {
      known.set(variant.etag, request.url);
      const [oldest = ''] = known.keys();
      if (known.size > mostKnown) known.delete(oldest);
    }
    response
      .writeHead(status, variant.listHeaders())
      .end(request.method === 'HEAD' ? undefined : variant.body);
  };
}
