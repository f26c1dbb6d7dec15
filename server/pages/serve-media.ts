import express, { Router } from 'express';
import { sendMethodNotAllowed } from '../http/method-not-allowed.ts';

/**
 * Serves pictures under `/media` from disk. Not from memory like pages: photographs would need more room than all
 * pages, and browsers request each file only once.
 * @param folders of the pictures, those of earlier builds last; URLs contain content hashes, so answers are immutable
 */
export function createMediaRouter(folders: readonly string[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use('/media', (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else sendMethodNotAllowed(response);
  });
  const options: Parameters<typeof express.static>[1] = {
    immutable: true,
    maxAge: '1y',
    index: false,
    redirect: false,
    // A CDN that fetches pictures here hands them on under another origin, with this header.
    setHeaders: (response) => response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin'),
  };
  for (const folder of folders) router.use('/media', express.static(folder, options));
  return router;
}
