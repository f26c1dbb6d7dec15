import express, { Router } from 'express';
import { sendMethodNotAllowed } from '../http/method-not-allowed.ts';

/**
 * Serves pictures under `/media`. They are read from the disk for each answer and not kept in memory, where the page
 * store is: photographs would soon take more room than all pages, and browsers ask for each file only once.
 * @param folder of the pictures; an address tells the contents, so that an answer is good for ever
 */
export function createMediaRouter(folder: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use('/media', (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else sendMethodNotAllowed(response);
  });
  const files = express.static(folder, {
    immutable: true,
    maxAge: '1y',
    index: false,
    redirect: false,
    // A CDN that fetches pictures here hands them on under another origin, with this header.
    setHeaders: (response) => response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin'),
  });
  router.use('/media', files);
  return router;
}
