import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.PEER_CONTENT ?? 'content';

/** Every page with the parts that all pages of its language share, by its path without slashes at its ends. */
export const pages = new Map(
  readdirSync(folder).flatMap((file) => {
    const { shell, pages } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return pages.map((page) => [page.path.replace(/^\/|\/$/g, ''), { page, shell }]);
  }),
);
