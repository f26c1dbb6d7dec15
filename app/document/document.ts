import { isDeepStrictEqual } from 'node:util';
import { type Locale, locales } from '../../generated/locales.ts';
import { club } from '../club/pages.ts';
import { type BrowserSettings, defaultSettings } from './browser-settings.ts';
import { fontScriptOf } from './critical-css.ts';
import type { OpenGraphProperty } from './describe-page.ts';
import { attribute, escapeMarkup } from './escape-markup.ts';
import type { FeedLink } from './feed.ts';
import { headSnippet } from './head-snippet.ts';
import { themeColors } from './manifest.ts';
import type { DocumentAssets, RenderContext } from './render-context.ts';
import type { AlternateUrl } from './urls.ts';

const headEnd = '</header>';

/**
 * Inserts markup after the first `header` in `main`; without one, at the start of `main`. A stylesheet there blocks only
 * the painting of the content after it.
 * @param body markup of a page's body
 */
function placeAfterHead(body: string, markup: string): string {
  const main = body.indexOf('<main');
  const head = body.indexOf(headEnd, main);
  const isInMain = head !== -1 && head < body.indexOf('</main>', main);
  const at = isInMain ? head + headEnd.length : body.indexOf('>', main) + 1;
  return body.slice(0, at) + markup + body.slice(at);
}

export interface DocumentHead {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly indexable: boolean;
  /** Absolute address of the page; undefined for error pages. */
  readonly canonical?: string;
  readonly alternates: readonly AlternateUrl[];
  readonly feed?: FeedLink | undefined;
  /** Undefined for error pages. */
  readonly openGraph?: readonly OpenGraphProperty[];
  /** JSON-LD, escaped for a script element. */
  readonly structuredData?: string | undefined;
  /** Attributes of `body`, without `data-`. */
  readonly data: Readonly<Record<string, string>>;
}

/** Markup that needs the form assets. */
const formMarkup = /class="(?:enquiry|booking-bar|thanks)\b/;

/** Markup that needs the assets of lists. */
const listMarkup = /class="(?:filters|compare)"/;

/** Markup of tables that compare, and of lists beside maps. */
const viewMarkup = /class="(?:comparison|place-cards)"/;

/**
 * A complete HTML document. Its only inline script is the head snippet.
 * @param body content of `body` after React's preload links
 */
export function renderDocument(context: RenderContext, head: DocumentHead, body: string): string {
  const assets = addNeeded(context.assets, body);
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(body) ?? [];
  const content = body.slice(preloads.length);
  const data = Object.entries(head.data).map(([name, value]) => attribute(`data-${name}`, value));
  const { bcp47, dir } = locales[head.locale];
  return `<!DOCTYPE html>
<html${attribute('lang', bcp47)}${dir === undefined ? '' : attribute('dir', dir)}>
<head>
${renderHead(context, head, assets, preloads, content).join('\n')}
</head>
<body${data.join('')}>${renderStart(head.locale, assets)}${placeAfterHead(content, assets.stylesheets.map(linkStylesheet).join(''))}${renderEnd(context, head.locale, assets)}</body>
</html>
`;
}

/** Adds the assets of forms and lists that the body needs. */
function addNeeded(assets: DocumentAssets, body: string): DocumentAssets {
  const { stylesheets, scripts, form, list } = assets;
  const isForm = formMarkup.test(body);
  const isList = listMarkup.test(body);
  const added = (address: string, isNeeded: boolean) => (isNeeded ? [address] : []);
  return {
    ...assets,
    stylesheets: [
      ...stylesheets,
      ...added(form.stylesheet, isForm),
      ...added(list.stylesheet, isList),
      ...added(list.views, viewMarkup.test(body)),
    ],
    scripts: [
      ...scripts,
      ...added(form.script, isForm && /data-(?:form|reference)=/.test(body)),
      ...added(list.script, isList && / (?:data-compare|popover)=/.test(body)),
    ],
  };
}

function renderHead(
  context: RenderContext,
  head: DocumentHead,
  assets: DocumentAssets,
  preloads: string,
  content: string,
): string[] {
  return [
    '<meta charset="utf-8">',
    `<title>${escapeMarkup(head.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // First, so that the downloads start as early as possible.
    ...(preloads === '' ? [] : [preloads]),
    `<script>${headSnippet}</script>`,
    ...renderStyles(head.locale, assets, content.includes('class="hero')),
    ...renderSettings(context),
    `<meta name="description"${attribute('content', head.description)}>`,
    ...(head.indexable ? [] : ['<meta name="robots" content="noindex">']),
    ...(head.canonical === undefined ? [] : [`<link rel="canonical"${attribute('href', head.canonical)}>`]),
    ...head.alternates.map(
      ({ hreflang, url }) =>
        `<link rel="alternate"${attribute('hreflang', hreflang)}${attribute('href', url)}>`,
    ),
    ...(head.feed === undefined ? [] : [linkFeed(head.feed)]),
    ...renderPreview(head.openGraph ?? []),
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColors.dark}">`,
    `<meta name="theme-color" content="${themeColors.light}">`,
    // Apple's devices find /apple-touch-icon.png without a link.
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...assets.scripts.map((address) => `<script type="module"${attribute('src', address)}></script>`),
    ...(head.structuredData === undefined
      ? []
      : [`<script type="application/ld+json">${head.structuredData}</script>`]),
  ];
}

function browserSettingsOf({ settings: { google, flags } }: RenderContext): BrowserSettings {
  return { google, flags };
}

function renderSettings(context: RenderContext): string[] {
  const settings = browserSettingsOf(context);
  if (isDeepStrictEqual(settings, defaultSettings)) return [];
  return [`<meta name="site-settings" content="${escapeMarkup(JSON.stringify(settings))}">`];
}

function renderStyles(
  locale: Locale,
  { criticalCss, heroStyle, stylesheets }: DocumentAssets,
  hasHero: boolean,
): string[] {
  const { style } = criticalCss[fontScriptOf(locales[locale].bcp47)];
  return [
    `<style>${style}</style>`,
    ...(hasHero ? [`<style>${heroStyle}</style>`] : []),
    ...stylesheets.map((address) => `<link rel="preload" as="style"${attribute('href', address)}>`),
  ];
}

/**
 * Preloads of the fonts with `font-display: swap`. They start as early as in the head, but there they would delay the
 * first paint in Chromium.
 */
function renderStart(locale: Locale, { criticalCss }: DocumentAssets): string {
  return criticalCss[fontScriptOf(locales[locale].bcp47)].awaitedFonts.map(preloadFont).join('');
}

/**
 * Assets that the first view does not need: the club's dialog and the optional fonts. Never empty, because styles detect
 * a complete footer by the element after it.
 */
function renderEnd(
  context: RenderContext,
  locale: Locale,
  { criticalCss, messagesOf }: DocumentAssets,
): string {
  const { optionalFonts } = criticalCss[fontScriptOf(locales[locale].bcp47)];
  const preloads = optionalFonts.map(preloadFont).join('');
  const firstStep =
    club &&
    `<template${attribute('data-first-step', messagesOf(locale))}>${club.renderFirstStep(locale, browserSettingsOf(context))}</template>`;
  return `${firstStep ?? '<template></template>'}${preloads}`;
}

/** Not in narrow windows: on a slow phone, fonts would compete with the picture. The first layout requests them. */
function preloadFont(address: string): string {
  return `<link rel="preload" as="font" media="(min-width: 48rem)" type="font/woff2"${attribute('href', address)} crossorigin="anonymous">`;
}

function linkStylesheet(address: string): string {
  return `<link rel="stylesheet"${attribute('href', address)}>`;
}

function linkFeed({ url, title }: FeedLink): string {
  return `<link rel="alternate" type="application/rss+xml"${attribute('title', title)}${attribute('href', url)}>`;
}

function renderPreview(properties: readonly OpenGraphProperty[]): string[] {
  if (properties.length === 0) return [];
  const tags = properties.map(
    ([property, content]) => `<meta${attribute('property', property)}${attribute('content', content)}>`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'];
}
