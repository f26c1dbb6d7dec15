import { join } from 'node:path';
import sharp from 'sharp';
import { views } from './views.ts';

const tile = { width: 320, height: 420 };
const gap = 16;
const columns = 5;

/** Selection for the sheet: every view once wide in light mode, then some narrow, in dark mode or in other scripts. */
const shown = [
  ...views.slice(0, 15).map(({ name }) => `${name}-hr-1440-light`),
  ...['home-de-1440-dark', 'accommodation-uk-1440-dark', 'offers-ko-1440-light', 'destination-uk-1440-light'],
  ...['blog-ko-1440-dark', 'home-hr-360-light', 'offers-de-360-light', 'accommodation-uk-360-dark'],
  ...['destination-ko-360-light', 'contact-hr-360-dark'],
];

/**
 * Puts screenshots side by side, each cut to its upper part.
 * @param folder of the screenshots
 * @param file the JPEG to write
 */
export async function writeContactSheet(folder: string, file: string): Promise<void> {
  const rows = Math.ceil(shown.length / columns);
  const layers = await Promise.all(
    shown.map(async (name, index) => ({
      input: await sharp(join(folder, `${name}.png`))
        .resize({ ...tile, fit: 'cover', position: 'top' })
        .toBuffer(),
      left: gap + (index % columns) * (tile.width + gap),
      top: gap + Math.floor(index / columns) * (tile.height + gap),
    })),
  );
  await sharp({
    create: {
      width: gap + columns * (tile.width + gap),
      height: gap + rows * (tile.height + gap),
      channels: 3,
      background: '#d9d7cd',
    },
  })
    .composite(layers)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(file);
}
