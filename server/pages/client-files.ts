import { type Dirent, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import express, { Router } from 'express';
import { sendMethodNotAllowed } from '../http/answers.ts';
import type { HeaderList } from '../http/security-headers.ts';
import { isWorthCompressing, mediaTypeOf } from './media-types.ts';
import type { AnswerSource } from './page-cache.ts';
import { createFileHeaders, type FileHeaders } from './send-answer.ts';

/** File names in this folder contain a digest of the contents. */
const hashedFiles = '/assets/';
const immutable = 'public, max-age=31536000, immutable';
const compressedEnding = '.br';

/**
 * The bundled files that browsers load, by root-relative path.
 * @param folders of builds, newest first; pages that were opened before the newest build load files of earlier ones
 */
export function listClientFiles(
  folders: readonly string[],
  securityHeaders: HeaderList,
): ReadonlyMap<string, AnswerSource> {
  const sources = new Map<string, AnswerSource>();
  const shared = new Map<string, FileHeaders>();
  const headersOf = (path: string): FileHeaders => {
    const { contentType } = mediaTypeOf(path);
    const cacheControl = path.startsWith(hashedFiles) ? immutable : 'no-cache';
    const kind = `${contentType} ${cacheControl}`;
    const headers = shared.get(kind) ?? createFileHeaders({ contentType, cacheControl }, securityHeaders);
    shared.set(kind, headers);
    return headers;
  };
  for (const [age, folder] of folders.entries()) {
    const files = new Set(listFiles(folder));
    for (const file of files) {
      const path = `/${file}`;
      const isServed = !file.startsWith('.') && !file.endsWith(compressedEnding) && !sources.has(path);
      if (!isServed || (age > 0 && !path.startsWith(hashedFiles))) continue;
      const compressed = file + compressedEnding;
      sources.set(path, {
        headers: headersOf(path),
        isWorthCompressing: (size) => isWorthCompressing(mediaTypeOf(file), size),
        render: () => readFile(join(folder, file)),
        ...(files.has(compressed) && { readCompressed: () => readFile(join(folder, compressed)) }),
      });
    }
  }
  return sources;
}

function listFiles(folder: string): readonly string[] {
  const pathOf = ({ parentPath, name }: Dirent) =>
    relative(folder, join(parentPath, name)).replaceAll(sep, '/');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(pathOf);
}

/**
 * Serves pictures under `/media` from disk. They are not in memory like pages: photographs would need more memory than
 * all pages, and browsers request each file only once.
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
    // A CDN that fetches pictures here serves them from another origin, with this header.
    setHeaders: (response) => response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin'),
  };
  for (const folder of folders) router.use('/media', express.static(folder, options));
  return router;
}
