import { join } from 'node:path';
import type { FontScript } from '../../app/document/font-script.ts';

/** Absolute paths of what the fonts are made from and of what is made. */
export interface FontPlaces {
  readonly generated: string;
  readonly fonts: string;
  readonly lock: string;
  readonly stylesheets: Readonly<Record<FontScript, string>>;
}

/** @param root absolute path of a checkout */
export function placesIn(root: string): FontPlaces {
  const stylesheetOf = (script: FontScript) => join(root, `generated/fonts/${script}.css`);
  return {
    generated: join(root, 'generated'),
    fonts: join(root, 'generated/fonts'),
    lock: join(root, 'tools/fonts/fonts.lock.json'),
    stylesheets: {
      latin: stylesheetOf('latin'),
      cyrillic: stylesheetOf('cyrillic'),
      hangul: stylesheetOf('hangul'),
    },
  };
}
