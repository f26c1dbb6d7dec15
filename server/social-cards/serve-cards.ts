import { join } from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import type { SiteRenderer } from '../../app/document/load-renderer.ts';
import type { SocialCard } from '../../app/document/social-card.ts';
import { describeError, type Log } from '../http/log.ts';
import { sendMethodNotAllowed } from '../http/method-not-allowed.ts';
import { readRequestTarget } from '../http/request-target.ts';
import type { CardDrawer } from './card-drawer.ts';
import type { CardFiles } from './card-files.ts';

/** Makes cards, and keeps them. */
export interface CardStudio {
  readonly drawer: CardDrawer;
  readonly files: CardFiles;
}

export interface CardsOptions extends CardStudio {
  /** Folder of the pages' pictures. */
  readonly mediaFolder: string;
  readonly log: Log;
  /** Absent until the build is loaded. */
  findRenderer(): Pick<SiteRenderer, 'findSocialCard'> | undefined;
}

/** Cards that may wait to be drawn; whoever asks for another one meanwhile gets the picture without words. */
const mostWaiting = 16;

/**
 * Answers `/social/…` where a page has that address, and draws what has not been drawn before. Where that cannot be done, or too
 * many wait, it leads to the page’s picture, for the moment. All else goes on.
 */
export function createCardsRouter({ drawer, files, mediaFolder, log, findRenderer }: CardsOptions): Router {
  const drawing = new Map<string, Promise<Buffer>>();

  const draw = async (card: SocialCard) => {
    const background = join(mediaFolder, card.background.replace(/^\/media\//, ''));
    const jpeg = await drawer.draw({ card, background });
    await files.keep(card, jpeg).catch((thrown: unknown) => {
      log.warn(describeError(thrown), 'a social card cannot be kept, and is drawn each time');
    });
    return jpeg;
  };
  const drawOnce = (card: SocialCard) => {
    const { address } = card;
    const started = drawing.get(address) ?? draw(card).finally(() => drawing.delete(address));
    drawing.set(address, started);
    return started;
  };
  const findBytes = async (card: SocialCard) => {
    const kept = await files.find(card);
    if (kept !== undefined) return kept;
    if (drawing.size >= mostWaiting && !drawing.has(card.address)) return undefined;
    return drawOnce(card).catch((thrown: unknown) => {
      const reason = thrown instanceof Error ? thrown.message : undefined;
      log.error({ ...describeError(thrown), reason }, 'a social card cannot be drawn');
      return undefined;
    });
  };
  const answer: RequestHandler = async (request, response, next) => {
    const { path = '' } = readRequestTarget(request.originalUrl);
    const card = await findRenderer()?.findSocialCard(path);
    if (card === undefined) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendMethodNotAllowed(response);
    const jpeg = await findBytes(card);
    if (jpeg === undefined) response.set('Cache-Control', 'no-store').redirect(302, card.background);
    else sendCard(card, jpeg, response);
  };
  return Router({ caseSensitive: true, strict: true }).use('/social', answer);
}

function sendCard({ address }: SocialCard, jpeg: Buffer, response: Response): void {
  const [, , digest] = address.split('/');
  response.set({
    'Content-Type': 'image/jpeg',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${digest}"`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  response.send(jpeg);
}
