import type { Request, Response } from 'express';
import type { FormVisit } from '../../app/document/load-renderer.ts';
import { createEncodingChooser } from '../pages/negotiate-encoding.ts';
import { createPageHeaders, createStoredPage } from '../pages/stored-page.ts';
import { todayAtHotels } from '../pages/today.ts';
import { ApiError } from '../rewards-club/api-error.ts';
import type { FormSite } from './form-site.ts';

/** Sends the page of a form. */
export type SendForm = (
  request: Request,
  response: Response,
  answer: { readonly status?: number; readonly path: string; readonly visit: FormVisit },
) => Promise<void>;

/** @throws {ApiError} 503 while the build is loaded */
export function createFormSender({ fill, securityHeaders, findRenderer }: FormSite): SendForm {
  const chooseEncoding = createEncodingChooser();
  const headers = createPageHeaders(securityHeaders);
  return async (request, response, { status = 200, path, visit }) => {
    const renderer = findRenderer();
    if (renderer === undefined) throw new ApiError('Unavailable', 1);
    const html = await renderer.renderFormPage(path, { today: todayAtHotels(), ...visit });
    const accepted = request.headers['accept-encoding'];
    const variant = createStoredPage(fill(Buffer.from(html)), headers).variant(
      chooseEncoding(typeof accepted === 'string' ? accepted : undefined),
    );
    const list = variant.listHeaders();
    for (let index = 0; index < list.length; index += 2)
      response.setHeader(list[index] ?? '', list[index + 1] ?? '');
    // It may show what a guest has entered.
    response.setHeader('Cache-Control', 'private, no-cache');
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : variant.body);
  };
}
