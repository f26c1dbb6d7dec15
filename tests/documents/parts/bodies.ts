import { expect, test } from 'vitest';
import { findBody } from '../../../generated/content/index.ts';
import { locales } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { findPage, lookup } from '../../../generated/routes/index.ts';
import { site } from '../../../generated/site.ts';
import type { BuiltDocument } from '../fixture/built-document.ts';
import { documents } from '../fixture/built-pages.ts';
import { differ, testDocuments } from '../fixture/check.ts';
import { findAll } from '../fixture/find-all.ts';

const bodyTag = /<div class="prose container" data-body="true"([^>]*)>/g;
const bodyOf = ({ page }: BuiltDocument) => findBody(page.key, page.locale);
const withBody = documents.filter((document) => bodyOf(document) !== undefined);
const purposeOf = ({ page }: BuiltDocument) => factsOf(page.key).purpose;
const faq = withBody.filter((document) => purposeOf(document) === 'faq');

/** The markup of a body, and what follows it up to the link that shares the page. */
function proseOf(html: string): string {
  const start = html.indexOf('data-body="true"');
  return html.slice(start, html.indexOf('<p class="share"', start));
}

testDocuments(
  'a page with a body shows it once, in its own language or marked with that of the body',
  (document) => {
    const { page, html } = document;
    const locale = bodyOf(document)?.locale ?? page.locale;
    const tags = findAll(html, bodyTag);
    const language = new Intl.DisplayNames(locales[page.locale].bcp47, { type: 'language' }).of(
      locales[locale].bcp47,
    );
    const marks = {
      'data-borrowed': tags[0]?.includes('data-borrowed'),
      lang: tags[0]?.includes(` lang="${locales[locale].bcp47}"`),
      note: html.includes(messages[page.locale].language.borrowed({ language: language ?? '' })),
    };
    return [
      ...differ('bodies', tags.length, 1),
      ...Object.entries(marks).flatMap(([mark, has]) => differ(mark, has, locale !== page.locale)),
    ];
  },
  withBody,
);

testDocuments(
  'no page shows a gap: facts and pictures are filled in',
  ({ html }) =>
    differ(
      'gap',
      /data-picture=|<span data-fact="[^"]*"( [^>]*)?><\/span>|\{\{|\}\}|\{#/.exec(proseOf(html))?.[0],
      undefined,
    ),
  withBody,
);

testDocuments(
  'translations of legal pages, and no others, name the text that binds, and lead to it where it is newer',
  (document) => {
    const { locale } = document.page;
    const isNamed = document.html.includes(messages[locale].language.binding);
    const isOlder = document.html.includes(messages[locale].language.outdated);
    return [
      ...differ('named', isNamed, purposeOf(document) === 'legal' && locale !== site.bindingLocale),
      ...differ('older', isOlder, bodyOf(document)?.isOutdated),
    ];
  },
  withBody,
);

test('there are legal pages, and a language that binds', () => {
  expect(site.bindingLocale).toBeDefined();
  expect(withBody.map(purposeOf)).toContain('legal');
});

testDocuments(
  'questions unfold, have the same addresses in every language, and search engines are told those',
  (document) => {
    const { html, page } = document;
    const idsIn = (text = '') =>
      findAll(text, /<details><summary><h[23]>[^<]+<\/h[23]><\/summary><div id="([^"]+)">/g);
    const shown = idsIn(html);
    // Answers without an assumed fact.
    const known = findAll(html, /<div id="([^"]+)">(?:(?!data-nosnippet|<\/details>).)*<\/div><\/details>/gs);
    const told = findAll(html, /"@type":"Question","name":"[^"]+","url":"[^"]+#([a-z0-9-]+)"/g);
    const isOwn = bodyOf(document)?.locale === page.locale;
    return [
      ...differ('has several', shown.length > 1, true),
      ...differ('addresses', shown, idsIn(faq.find((one) => one.page.key === page.key)?.html)),
      ...differ('told', told, isOwn ? known : []),
    ];
  },
  faq,
);

testDocuments(
  'links of a body, borrowed or not, lead to pages in the language of the page where there is one',
  ({ html, page }) =>
    findAll(proseOf(html), /href="(\/[^"#?]+)/g).filter((path) => {
      const target = lookup(decodeURI(path));
      return target && target.locale !== page.locale && findPage(target.key, page.locale) !== undefined;
    }),
  withBody,
);
