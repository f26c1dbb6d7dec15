import { createFileHeaders } from '../pages/file-headers.ts';
import { mediaTypeOf } from '../pages/media-types.ts';
import { createEncodingChooser } from '../pages/negotiate-encoding.ts';
import { sendStored } from '../pages/send-stored.ts';
import { createPageHeaders, createStoredPage } from '../pages/stored-page.ts';
import { ApiError } from '../rewards-club/api-error.ts';
import type { FormSite, SendForm } from './form-site.ts';

/**
 * Creates the sender of form pages.
 * @throws {ApiError} 503 while the build is loaded
 */
export function createFormSender({ securityHeaders, findRenderer }: FormSite): SendForm {
  const chooseEncoding = createEncodingChooser();
  const sharedHeaders = createPageHeaders(securityHeaders);
  // No other guest may find a page of one guest in the browser.
  const ownHeaders = createFileHeaders(
    { ...mediaTypeOf('.html'), cacheControl: 'no-store' },
    securityHeaders,
  );

  return async (request, response, { status = 200, path, visit, isShared = false }) => {
    const renderer = findRenderer();
    if (renderer === undefined) throw new ApiError('Unavailable', 1);
    const html = await renderer.renderFormPage(path, visit);
    const page = createStoredPage(html, isShared ? sharedHeaders : ownHeaders);
    if (isShared) {
      sendStored(page, chooseEncoding, request, response);
      return;
    }
    const { 'accept-encoding': accepted } = request.headers;
    const variant = page.variant(chooseEncoding(typeof accepted === 'string' ? accepted : undefined));
    response.writeHead(status, variant.listHeaders());
    response.end(request.method === 'HEAD' ? undefined : variant.body);
  };
}
