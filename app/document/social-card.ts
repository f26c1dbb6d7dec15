import { type Locale, locales } from '../../generated/locales.ts';
import { pictures } from '../../generated/media/pictures.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { findPage, type Page } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { headlineText } from '../components/offer/headline-text.ts';
import { siteUrlPlaceholder } from './placeholders.ts';

/** A text of a card and the language that it is in, as BCP 47. */
interface CardText {
  readonly text: string;
  readonly language: string;
}

/** What a picture of 1200 × 630 pixels shows of a page where its link is shared. */
export interface SocialCard {
  /** Root-relative and encoded: `/social/<digest>/<locale>/<key>.jpg`. It tells the contents. */
  readonly address: string;
  /** Of the file behind the words: root-relative, below `/media/`. */
  readonly background: string;
  /** The name of the site. */
  readonly name: CardText;
  readonly title: CardText;
  /** What an offer is worth. */
  readonly figure?: CardText;
}

// Not imported: the build looks through this file for styles as if it were for browsers.
const { hash } = process.getBuiltinModule('node:crypto');

/** Raised when the same words are drawn otherwise: another layout, other fonts. */
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

/** Where a card is for whoever does not stand on the page. */
export function absoluteCardUrl({ address }: SocialCard): string {
  return siteUrlPlaceholder + address;
}

/** The words of a card, as they follow one another. */
export function describeCard({ title, figure, name }: SocialCard): string {
  return [...(figure ? [figure.text] : []), title.text, name.text].join(' · ');
}

/** The card at a decoded path; undefined where no page has that address, or no longer. */
export function findSocialCard(path: string): SocialCard | undefined {
  const [, locale, key] = addressPattern.exec(path) ?? [];
  const page = key === undefined ? undefined : findPage(key, locale as Locale);
  const card = page && socialCardOf(page);
  return card?.address === encodeURI(path) ? card : undefined;
}
