import { hash } from 'node:crypto';
import { type Locale, locales } from '../../generated/locales.ts';
import { pictures } from '../../generated/media/pictures.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { headlineText } from '../components/offer/headline-text.ts';
import type { RenderContext } from './render-context.ts';

/** A text of a card, and its language as BCP 47. */
interface CardText {
  readonly text: string;
  readonly language: string;
}

/** The preview picture of a shared link, 1200 × 630 pixels. */
export interface SocialCard {
  /** Root-relative and encoded: `/social/<digest>/<locale>/<key>.jpg`; the digest changes with the contents. */
  readonly address: string;
  /** Address of the background picture: root-relative, below `/media/`. */
  readonly background: string;
  /** The name of the site. */
  readonly name: CardText;
  readonly title: CardText;
  /** The value of an offer. */
  readonly figure?: CardText;
}

/** Bump when the drawing changes: layout or fonts. */
const edition = 2;
const addressPattern = /^\/social\/[0-9a-f]{12}\/([a-z]{2})\/([^/]+)\.jpg$/;

/** The card of a page: a pure function of its title, its figure and its picture. */
export function socialCardOf(page: Page): SocialCard {
  const { bcp47 } = locales[page.locale];
  const figure = headlineText(page);
  const shown = {
    background: `${pictures[factsOf(page.key).picture].address}/social.jpg`,
    name: { text: site.name, language: locales.en.bcp47 },
    title: { text: page.title, language: locales[page.titleLocale ?? page.locale].bcp47 },
    ...(figure !== undefined && { figure: { text: figure, language: bcp47 } }),
  };
  const digest = hash('sha256', JSON.stringify([edition, shown])).slice(0, 12);
  return { address: encodeURI(`/social/${digest}/${page.locale}/${page.key}.jpg`), ...shown };
}

/** The absolute address of a card. */
export function absoluteCardUrl(context: RenderContext, { address }: SocialCard): string {
  return context.settings.siteUrl + address;
}

/** The text of a card, in reading order. */
export function describeCard({ title, figure, name }: SocialCard): string {
  return [...(figure ? [figure.text] : []), title.text, name.text].join(' · ');
}

/** The card at a decoded path; undefined if no page has a card with that address. */
export function findSocialCard(context: RenderContext, path: string): SocialCard | undefined {
  const [, locale, key] = addressPattern.exec(path) ?? [];
  const page = key === undefined ? undefined : context.findPage(key, locale as Locale);
  const card = page && socialCardOf(page);
  return card?.address === encodeURI(path) ? card : undefined;
}
