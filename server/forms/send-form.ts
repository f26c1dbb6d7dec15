import { encodePath } from '../../generated/routes/index.ts';
import { createFileHeaders, createPageHeaders } from '../pages/file-headers.ts';
import { isWorthCompressing, mediaTypeOf } from '../pages/media-types.ts';
import { createEncodingChooser } from '../pages/negotiate-encoding.ts';
import { makeAnswer } from '../pages/page-cache.ts';
import { sendAnswer } from '../pages/send-answer.ts';
import type { FormSite, SendForm } from './form-site.ts';

/** Creates the sender of form pages. Those that all guests share are answered from the cache, before this, when they are in it. */
export function createFormSender({ securityHeaders, site }: FormSite): SendForm {
  const chooseEncoding = createEncodingChooser();
  const type = mediaTypeOf('.html');
  const sharedHeaders = createPageHeaders(securityHeaders);
  // No other guest may find a page of one guest in the browser.
  const ownHeaders = createFileHeaders({ ...type, cacheControl: 'no-store' }, securityHeaders);

  return async (request, response, { status = 200, path, visit, shared }) => {
    const served = site.today();
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
    const source = {
      headers: shared ? sharedHeaders : ownHeaders,
      isWorthCompressing: (size: number) => isWorthCompressing(type, size),
      render: () => served.site.render({ kind: 'form', path, visit }),
      freshUntil: shared?.freshUntil,
    };
    if (shared) {
      const address = encodePath(path) + shared.canonicalQuery;
      sendAnswer(await served.cache.make(address, encoding, source), request, response);
      return;
    }
    const { body, encoding: made } = await makeAnswer(source, encoding);
    response.writeHead(status, [...ownHeaders.ok[made], 'Content-Length', String(body.length)]);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
