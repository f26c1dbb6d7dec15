import { describe, expect, test } from 'vitest';
import { findBody } from '../../generated/content/index.ts';
import { locales } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import { findPage, lookup } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { readBuiltPages } from './fixture/built-pages.ts';
import { findAll } from './fixture/find-all.ts';

const bodyTag = /<div class="prose container" data-body="true"([^>]*)>/g;
const built = [...readBuiltPages()];
const withBody = built.flatMap(({ page, html }) => {
  const body = findBody(page.key, page.locale);
  return body === undefined ? [] : [{ page, html, body }];
});

/** A sentence with a value in it, without what comes after the value. */
const before = (message: (values: { language: string }) => string) =>
  message({ language: '\n' }).split('\n')[0] ?? '';

/** The markup of a body, and what follows it up to the link that shares the page. */
function proseOf(html: string): string {
  const start = html.indexOf('data-body="true"');
  return html.slice(start, html.indexOf('<p class="share"', start));
}

test('every page with a body shows it once, in its own language or marked with that of the body', () => {
  expect(withBody.length).toBeGreaterThan(0);
  for (const { page, html, body } of withBody) {
    const [attributes = '', ...others] = findAll(html, bodyTag);
    expect(others, page.path).toEqual([]);
    const isBorrowed = body.locale !== page.locale;
    expect(attributes.includes('data-borrowed'), page.path).toBe(isBorrowed);
    expect(attributes.includes(` lang="${locales[body.locale].bcp47}"`), page.path).toBe(isBorrowed);
    const { borrowed, bodyBorrowed } = messages[page.locale].language;
    const note = before(page.titleLocale ? borrowed : bodyBorrowed);
    expect(html.includes(note), page.path).toBe(isBorrowed);
  }
});

test('no page shows a gap: facts and pictures are filled in', () => {
  for (const { page, html } of withBody) {
    expect(proseOf(html), page.path).not.toMatch(
      /data-picture=|<span data-fact="[^"]*"( [^>]*)?><\/span>|\{\{|\}\}|\{#/,
    );
  }
});

test('legal pages name the language that binds', () => {
  const legal = withBody.filter(({ page }) => factsOf(page.key).purpose === 'legal');
  expect(site.bindingLocale).toBeDefined();
  expect(legal.length).toBeGreaterThan(0);
  for (const { page, html } of withBody) {
    const isLegal = factsOf(page.key).purpose === 'legal';
    expect(html.includes(before(messages[page.locale].language.binding)), page.path).toBe(isLegal);
  }
});

describe('questions', () => {
  const faq = withBody.filter(({ page }) => factsOf(page.key).purpose === 'faq');

  test('unfold, and have the same addresses in every language', () => {
    const ids = new Map<string, string>();
    for (const { page, html } of faq) {
      const own = findAll(html, /<details><summary><h2>[^<]+<\/h2><\/summary><div id="([^"]+)">/g);
      expect(own.length, page.path).toBeGreaterThan(1);
      const first = ids.get(page.key) ?? own.join(' ');
      expect(own.join(' '), page.path).toBe(first);
      ids.set(page.key, first);
    }
  });

  test('are told to search engines with their addresses', () => {
    for (const { page, html, body } of faq) {
      const told = findAll(html, /"@type":"Question","name":"[^"]+","url":"[^"]+#([a-z0-9-]+)"/g);
      const shown = findAll(html, /<\/summary><div id="([^"]+)">/g);
      expect(told, page.path).toEqual(body.locale === page.locale ? shown : []);
    }
  });
});

test('links of a body, borrowed or not, lead to pages in the language of the page where there is one', () => {
  for (const { page, html } of withBody) {
    const body = proseOf(html);
    for (const path of findAll(body, /href="(\/[^"#?]+)/g)) {
      const target = lookup(decodeURI(path));
      if (target === undefined || target.locale === page.locale) continue;
      expect(findPage(target.key, page.locale), `${page.path} → ${path}`).toBeUndefined();
    }
  }
});
