import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SocialCard } from '../../app/document/social-card.ts';

/** Cards that have been drawn, as files: one for each page. */
export interface CardFiles {
  find(card: SocialCard): Promise<Buffer | undefined>;
  /** Keeps a card in place of former ones of the same page. @throws where the folder cannot be written */
  keep(card: SocialCard, jpeg: Buffer): Promise<void>;
}

/** @param folder made when the first card is kept; where it is left out, nothing is kept */
export function openCardFiles(folder: string | undefined): CardFiles {
  if (folder === undefined) return { find: async () => undefined, keep: async () => undefined };
  return {
    async find(card) {
      const { locale, file } = nameOf(card);
      return readFile(join(folder, locale, file)).catch(() => undefined);
    },
    async keep(card, jpeg) {
      const { locale, prefix, file } = nameOf(card);
      const path = join(folder, locale, file);
      const temporary = `${path}.${process.pid}.tmp`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(temporary, jpeg);
      await rename(temporary, path);
      const others = (await readdir(dirname(path))).filter(
        (name) => name.startsWith(prefix) && name.endsWith('.jpg') && name !== file,
      );
      for (const name of others) await rm(join(folder, locale, name), { force: true });
    },
  };
}

/** Keys have no dot in them. */
function nameOf({ address }: SocialCard) {
  const [, , digest = '', locale = '', last = ''] = decodeURI(address).split('/');
  const prefix = last.replace(/jpg$/, '');
  return { locale, prefix, file: `${prefix}${digest}.jpg` };
}
