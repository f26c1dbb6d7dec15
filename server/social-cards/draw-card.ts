import type { SocialCard } from '../../app/document/social-card.ts';
import { cardSize, layOutCard } from './lay-out-card.ts';
import type { FindTypeface } from './typefaces.ts';

/**
 * Draws a card.
 * @param background the file of its picture
 * @returns JPEG of 1200 × 630 pixels
 * @throws where the picture cannot be read, or the fonts lack a letter
 */
export async function drawCard(
  card: SocialCard,
  background: string,
  findTypeface: FindTypeface,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const { scrim, words, isLacking } = await layOutCard(card, findTypeface);
  if (isLacking) throw new Error(`The fonts lack letters of “${card.title.text}”; see “npm run fonts”.`);
  return sharp(background)
    .resize({ ...cardSize, fit: 'cover' })
    .composite([{ input: Buffer.from(scrim) }, { input: Buffer.from(words) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
