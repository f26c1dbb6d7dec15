import express, { Router } from 'express';
import { sendMethodNotAllowed } from '../http/method-not-allowed.ts';

/**
 * Serves pictures under `/media` from disk. Not from memory like pages: photographs would need more room than all
 * pages, and browsers request each file only once.
 * @param folder of the pictures; URLs contain content hashes, so answers are immutable
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
