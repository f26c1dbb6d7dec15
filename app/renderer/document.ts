import { type Locale, locales } from '../../generated/locales.ts';
import type { AlternateUrl } from './alternate-urls.ts';
import { escapeMarkup } from './escape-markup.ts';
import { headSnippet } from './head-snippet.ts';
import { settingsPlaceholder } from './placeholders.ts';

/** Addresses of the files that a document loads, root-relative. */
export interface DocumentAssets {
  readonly stylesheets: readonly string[];
  readonly scripts: readonly string[];
}

/** What a document says besides its body. */
export interface DocumentHead {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  readonly indexable: boolean;
  /** Absolute address of the page; none for an error page. */
  readonly canonical?: string;
  readonly alternates: readonly AlternateUrl[];
  /** Attributes of `body`, without `data-`. */
  readonly data: Readonly<Record<string, string>>;
}

/**
 * A whole HTML document; the head's snippet is its only inline script.
 * @param body markup between the tags of `body`
 */
export function renderDocument(head: DocumentHead, body: string, assets: DocumentAssets): string {
  const data = Object.entries(head.data).map(([name, value]) => attribute(`data-${name}`, value));
  return `<!DOCTYPE html>
<html${attribute('lang', locales[head.locale].bcp47)}>
<head>
${renderHead(head, assets).join('\n')}
</head>
<body${data.join('')}>${body}</body>
</html>
`;
}

function renderHead(head: DocumentHead, assets: DocumentAssets): string[] {
  return [
    '<meta charset="utf-8">',
    `<title>${escapeMarkup(head.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<script>${headSnippet}</script>`,
    `<meta name="site-settings" content="${settingsPlaceholder}">`,
    `<meta name="description"${attribute('content', head.description)}>`,
    ...(head.indexable ? [] : ['<meta name="robots" content="noindex">']),
    ...(head.canonical === undefined ? [] : [`<link rel="canonical"${attribute('href', head.canonical)}>`]),
    ...head.alternates.map(
      ({ hreflang, url }) =>
        `<link rel="alternate"${attribute('hreflang', hreflang)}${attribute('href', url)}>`,
    ),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
    ...assets.stylesheets.map((address) => `<link rel="stylesheet"${attribute('href', address)}>`),
    ...assets.scripts.map((address) => `<script type="module"${attribute('src', address)}></script>`),
  ];
}

function attribute(name: string, value: string): string {
  return ` ${name}="${escapeMarkup(value)}"`;
}
