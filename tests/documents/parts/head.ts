import { expect, test } from 'vitest';
import { type Locale, locales } from '../../../generated/locales.ts';
import { altTexts, type DescribedPicture } from '../../../generated/media/alt-texts.ts';
import { pictures } from '../../../generated/media/pictures.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { documents } from '../fixture/built-pages.ts';
import { origin } from '../fixture/built-site.ts';
import { differ, testDocuments } from '../fixture/check.ts';
import { findAll } from '../fixture/find-all.ts';

testDocuments(
  'a document is that of its page, in its language, with one main heading',
  ({ page, path, html, linked }) => [
    ...differ('lang', findAll(html, /<html lang="([^"]*)"/g), [locales[page.locale].bcp47]),
    ...differ('route', findAll(html, /<body[^>]* data-route="([^"]*)"/g), [page.key]),
    ...differ('controller', findAll(html, /<body[^>]* data-controller="([^"]*)"/g), [page.controller]),
    ...differ('locale', findAll(html, /<body[^>]* data-locale="([^"]*)"/g), [page.locale]),
    ...differ('canonical', linked('canonical'), [origin + path]),
    ...differ('headings', findAll(html, /<(h1)[ >]/g).length, 1),
  ],
);

test.each([
  ['title', (html: string) => findAll(html, /<title>([^<]*)<\/title>/g)],
  ['description', (html: string) => findAll(html, /<meta name="description" content="([^"]*)"/g)],
])('every page has one %s, which no other page of its language has', (_what, textsIn) => {
  const found = documents.map(({ page, html }) => ({ page, texts: textsIn(html) }));
  expect(found.filter(({ texts }) => texts.length !== 1 || texts[0] === '')).toEqual([]);
  const alike = Map.groupBy(found, ({ page, texts }) => `${page.locale}: ${texts[0]}`);
  expect([...alike].filter(([, group]) => group.length > 1).map(([text]) => text)).toEqual([]);
});

/** Locales as Open Graph writes them: with the country whose usage the texts follow. */
const codeOf = (locale: Locale) => `${locales[locale].bcp47.split('-')[0]}_${locales[locale].region}`;

test('Open Graph’s names of languages are those of languages and countries', () => {
  const codes = (['hr', 'en', 'se', 'cz', 'ko', 'pt'] as const).map(codeOf);
  expect(codes).toEqual(['hr_HR', 'en_GB', 'sv_SE', 'cs_CZ', 'ko_KR', 'pt_PT']);
});

testDocuments('a page says how it shows where its link is shared', ({ page, path, metas }) => {
  const { picture } = factsOf(page.key);
  const alt = altTexts[picture as DescribedPicture]?.[page.locale] ?? page.documentTitle;
  const wanted = {
    'og:type': [page.controller === 'blog' ? 'article' : 'website'],
    'og:description': metas('description'),
    'og:url': [origin + path],
    'og:locale': [codeOf(page.locale)],
    'og:image': [`${origin}${pictures[picture].address}/social.jpg`],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': [alt],
    'twitter:card': ['summary_large_image'],
  };
  return [
    ...['og:title', 'og:site_name'].filter((name) => metas(name).join('') === ''),
    ...Object.entries(wanted).flatMap(([name, values]) => differ(name, metas(name), values)),
  ];
});

testDocuments(
  'articles say when they were published and changed, other pages do not',
  ({ page, nodes, metas }) => {
    const isArticle = page.controller === 'blog';
    const described = nodes?.filter((node) => node['@type'] === 'BlogPosting') ?? [];
    const dates = [page.published, page.updated];
    return [
      ...differ('published', metas('article:published_time'), isArticle ? [page.published] : []),
      ...differ('modified', metas('article:modified_time'), isArticle ? [page.updated] : []),
      ...differ(
        'what search engines are told',
        described.map(({ datePublished, dateModified }) => [datePublished, dateModified]),
        isArticle && page.indexable ? [dates] : [],
      ),
    ];
  },
);

testDocuments(
  'home and the pages of the blog name the feed of their language, other pages none',
  ({ page, links }) => {
    const feeds = links.filter(({ type }) => type === 'application/rss+xml').map(({ href }) => href);
    const names = page.key === 'home' || page.area === 'blog';
    return differ('feeds', feeds, names ? [`${origin}${locales[page.locale].prefix}/feed.xml`] : []);
  },
);

testDocuments('search engines may index each page that is for them, and no other', (document) =>
  differ('robots', document.metas('robots'), document.page.indexable ? [] : ['noindex']),
);
