import { setPriority } from 'node:os';
import type { DrawRequest, DrawResponse } from './card-drawer.ts';
import { drawCard } from './draw-card.ts';
import { openTypefaces } from './typefaces.ts';

/*
 * Draws social cards for the server that has started it, one after the other: `node server/social-cards/draw-cards.ts <folder of fonts>`. It ends
 * when the server does, or lets go of it.
 */
const [fonts = ''] = process.argv.slice(2);
const findTypeface = openTypefaces(fonts);
// Whoever waits for a page goes first.
setPriority(10);

process.on('message', async ({ card, background }: DrawRequest) => {
  process.send?.(await respond(card, background));
});

async function respond(card: DrawRequest['card'], background: string): Promise<DrawResponse> {
  try {
    return { jpeg: await drawCard(card, background, findTypeface) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
