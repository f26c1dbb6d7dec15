import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const photographs = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif'];

/** Where the drawing of this name is kept. */
export function pathOf(name: string): string {
  return fileURLToPath(new URL(`../spec/media/${name}.svg`, import.meta.url));
}

/** Whether a photograph of this name replaces the drawing. */
export function hasPhotograph(name: string): boolean {
  return photographs.some((ending) => existsSync(pathOf(name).replace(/svg$/, ending)));
}
