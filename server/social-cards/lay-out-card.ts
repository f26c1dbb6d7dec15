import type { SocialCard } from '../../app/document/social-card.ts';
import { breakTitle } from './break-title.ts';
import { measureText, outlineText } from './outline-text.ts';
import type { FindTypeface } from './typefaces.ts';

/** Pixels, as previews of shared links want them. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Pixels that stay free of words on every side. */
export const cardMargin = 64;

const title = { width: 1200 - 2 * cardMargin, lines: 3, sizes: [76, 68, 60, 54, 48, 43] };
const leading = 1.16;
const name = { size: 35, baseline: 104, left: 138 };
const badge = { size: 44, height: 74, padding: 26, gap: 26 };
// The colours of styles/tokens.css by day: cards look the same in any theme.
const colors = { words: '#ffffff', scrim: '#04202d', badge: '#a8482a', sun: '#f2b544' };

/** The words of a card, and what is put between them and the picture, as SVG without fonts. */
export interface LaidOutCard {
  readonly scrim: string;
  readonly words: string;
  /** Whether the title has lost its end. */
  readonly isCut: boolean;
  /** Whether the faces lack a letter. */
  readonly isLacking: boolean;
}

/** Places the emblem and the name at the top, the title at the bottom, and what an offer is worth above it. */
export async function layOutCard(
  card: Pick<SocialCard, 'name' | 'title' | 'figure'>,
  findTypeface: FindTypeface,
): Promise<LaidOutCard> {
  const { text, language } = card.title;
  const heading = await findTypeface('heading', language);
  const widths = new Map<string, number>();
  const measure = (line: string) => {
    const width = widths.get(line) ?? measureText(line, heading, language);
    widths.set(line, width);
    return width;
  };
  const { lines, size } = breakTitle(text, title, measure);
  const bottom = cardSize.height - cardMargin - size * 0.24;
  const titleLines = lines.map((line, index) => {
    const y = bottom - (lines.length - 1 - index) * size * leading;
    return { y, ...outlineText(line, heading, size, language) };
  });
  const site = outlineText(
    card.name.text,
    await findTypeface('heading', card.name.language),
    name.size,
    card.name.language,
  );
  const top = (titleLines[0]?.y ?? bottom) - size * 0.8;
  const figure = card.figure && (await layOutFigure(card.figure, top - badge.gap, findTypeface));
  const words = [
    `<g transform="translate(${cardMargin} ${cardMargin - 4}) scale(1.9)">${emblem}</g>`,
    place(site.markup, name.left, name.baseline),
    figure?.markup ?? '',
    ...titleLines.map(({ markup, y }) => place(markup, cardMargin, y)),
  ].join('');
  const wanted = text.replace(/\s/g, '');
  return {
    scrim: toSvg(scrimUpTo(figure?.top ?? top)),
    words: toSvg(`<g fill="${colors.words}">${words}</g>`),
    isCut: lines.join('').replace(/\s/g, '') !== wanted,
    isLacking: [site, ...titleLines, ...(figure ? [figure] : [])].some((line) => line.isLacking),
  };
}

async function layOutFigure(
  { text, language }: NonNullable<SocialCard['figure']>,
  bottom: number,
  findTypeface: FindTypeface,
) {
  const { markup, width, isLacking } = outlineText(
    text,
    await findTypeface('text', language),
    badge.size,
    language,
  );
  const top = bottom - badge.height;
  const box = `<rect x="${cardMargin}" y="${top}" width="${width + 2 * badge.padding}" height="${badge.height}" rx="12" fill="${colors.badge}"/>`;
  const baseline = top + badge.height / 2 + badge.size * 0.34;
  return { top, isLacking, markup: box + place(markup, cardMargin + badge.padding, baseline) };
}

/** The group's mark, as in the header of pages, in colours that show on any picture. */
const emblem = `<circle cx="16" cy="13" r="7" fill="${colors.sun}"/><path d="M2 21c5-4 9-4 14 0s9 4 14 0M2 27c5-4 9-4 14 0s9 4 14 0" fill="none" stroke="${colors.words}" stroke-width="2.25" stroke-linecap="round"/>`;

/** Dark where words are, so that they can be read on any picture, and as little as possible elsewhere. */
function scrimUpTo(top: number): string {
  const { width, height } = cardSize;
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at}" stop-color="${colors.scrim}" stop-opacity="${opacity}"/>`;
  const dark = Math.max(0, (top - 24) / height);
  const clear = Math.max(0, dark - 0.22);
  return [
    '<defs><radialGradient id="above" cx="0" cy="0" r="1">',
    ...[stop(0, 0.8), stop(0.62, 0.56), stop(1, 0)],
    '</radialGradient><linearGradient id="below" x2="0" y2="1">',
    ...[stop(clear, 0), stop(dark, 0.66), stop(1, 0.88)],
    `</linearGradient></defs><rect width="1000" height="290" fill="url(#above)"/>`,
    `<rect width="${width}" height="${height}" fill="url(#below)"/>`,
  ].join('');
}

function place(markup: string, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">${markup}</g>`;
}

function toSvg(content: string): string {
  const { width, height } = cardSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}
