/** Differences between two documents of a page, and how reports show them. */
import { describe, expect, test } from 'vitest';
import { describeInHtml } from '../../../tools/changes/changes-html.ts';
import { type ChangedPage, comparePage } from '../../../tools/changes/compare-pages.ts';
import { describeInText, groupChanges } from '../../../tools/changes/describe-changes.ts';
import { readPage } from '../../../tools/changes/read-page.ts';

const document = (main: string, head = '<title>Alga</title>') =>
  `<!doctype html><html lang="en"><head>${head}</head><body data-route="alga" data-controller="accommodation" data-locale="en"><main>${main}</main></body></html>`;
const compare = (before: string, after: string, path = '/en/alga') =>
  comparePage(readPage(path, before), readPage(path, after));
const changesOf = (before: string, after: string) => compare(before, after)?.changes;

describe('documents that are alike', () => {
  test.each([
    [
      'hashes in names of files',
      '<img src="/media/alga-1a2b3c4d/480.webp">',
      '<img src="/media/alga-9z8y7x6w/480.webp">',
    ],
    ['scripts and styles', '<style>p{color:red}</style><p>Sea</p>', '<style>p{color:blue}</style><p>Sea</p>'],
    [
      'tokens of forms',
      '<input type="hidden" name="_token" value="a.b">',
      '<input type="hidden" name="_token" value="c.d">',
    ],
    ['white space', '<p>By the sea</p>', '<p>By\n  the sea</p>'],
  ])('%s make no difference', (_, before, after) => {
    expect(compare(document(before), document(after))).toBeUndefined();
  });
});

describe('documents that differ', () => {
  test('a text is named by the heading above it', () => {
    const before = document('<h1>Alga</h1><h2>Rooms</h2><p>With a <b>view</b> of the sea</p>');
    const after = before.replace('view', 'sight');
    expect(changesOf(before, after)).toEqual([
      { where: 'Rooms', before: 'With a view of the sea', after: 'With a sight of the sea' },
    ]);
    expect(compare(before, after)).toMatchObject({
      key: 'alga',
      locale: 'en',
      template: 'accommodation',
      status: 'changed',
    });
  });

  test.each([
    ['title', '<title>Alga</title>', '<title>Hotel Alga</title>', 'Alga', 'Hotel Alga'],
    [
      'description',
      '<meta name="description" content="By day">',
      '<meta name="description" content="By night">',
      'By day',
      'By night',
    ],
  ])('%s is named', (where, old, fresh, before, after) => {
    expect(changesOf(document('', old), document('', fresh))).toEqual([{ where, before, after }]);
  });

  test.each([
    ['img alt', '<img alt="A cove">', '<img alt="A bay">', 'A cove', 'A bay'],
    ['a href', '<a href="/en/a">Go</a>', '<a href="/en/b">Go</a>', '/en/a', '/en/b'],
    ['input placeholder', '<input placeholder="Name">', '<input placeholder="Names">', 'Name', 'Names'],
  ])('%s is compared', (where, old, fresh, before, after) => {
    expect(changesOf(document(old), document(fresh))).toEqual([{ where, before, after }]);
  });

  test('addresses of pages have no hashes', () => {
    const link = (end: string) => document(`<a href="/en/offer-${end}/brela">Go</a>`);
    expect(changesOf(link('saturday'), link('weekends'))).toHaveLength(1);
  });

  test('structured data are compared', () => {
    const data = (name: string) =>
      document('', `<script type="application/ld+json">{"@type":"Offer","name":"${name}"}</script>`);
    expect(changesOf(data('Dinner'), data('Lunch'))).toEqual([
      { where: 'structured data', before: '"name": "Dinner"', after: '"name": "Lunch"' },
    ]);
  });

  test('a new paragraph leaves the others alone', () => {
    const changes = changesOf(
      document('<h1>A</h1><p>One</p><p>Two</p>'),
      document('<h1>A</h1><p>One</p><p>New</p><p>Two</p>'),
    );
    expect(changes).toEqual([{ where: 'A', before: '', after: 'New' }]);
  });

  test('a new heading is no change of the text below', () => {
    const changes = changesOf(document('<h2>Old</h2><p>Text</p>'), document('<h2>New</h2><p>Text</p>'));
    expect(changes).toEqual([{ where: 'New', before: 'Old', after: 'New' }]);
  });

  test.each([
    ['a class', '<p>Sea</p>', '<p class="lead">Sea</p>', '<p>', '<p class="lead">'],
    ['an address', '<p id="a">Sea</p>', '<p id="b">Sea</p>', '<p id="a">', '<p id="b">'],
    [
      'beside an address',
      '<p id="a">Sea</p>',
      '<p id="a" lang="en">Sea</p>',
      '<p id="…">',
      '<p id="…" lang="en">',
    ],
  ])('where no text differs, the first tag that does is shown: %s', (_, old, fresh, before, after) => {
    expect(changesOf(document(old), document(fresh))).toEqual([{ where: 'markup', before, after }]);
  });
});

describe('reports', () => {
  const page = (path: string, before: string, after: string): ChangedPage => {
    const changed = compare(document(`<p>${before}</p>`), document(`<p>${after}</p>`), path);
    if (changed === undefined) throw new Error('nothing differs');
    return changed;
  };
  const shared = ['/en/a', '/en/b'].map((path) => page(path, 'Ask now', 'Ask us'));
  const single = page('/en/c', 'From €75', 'From €80 <b>now</b>');

  test('what differs in the same way on several pages stands once, after the rare changes', () => {
    expect(groupChanges([...shared, single]).map(({ pages }) => pages.map(({ path }) => path))).toEqual([
      ['/en/c'],
      ['/en/a', '/en/b'],
    ]);
  });

  test('a change that another one contains is shown once, on the page that changes most', () => {
    const head = (title: string) =>
      `<title>${title} | Alga</title><script type="application/ld+json">{"name":"${title}"}</script>`;
    const own = (title: string, day: string) => document(`<h1>${title}</h1><p>Until ${day}</p>`, head(title));
    const list = (title: string) => document(`<a href="/en/c">${title}</a>`);
    const pages = [
      compare(list('Spring'), list('May'), '/en/list'),
      compare(own('Spring', '1 June'), own('May', '2 June'), '/en/c'),
    ].filter((changed) => changed !== undefined);
    expect(groupChanges(pages)).toMatchObject([
      { where: 'May', before: 'Until 1 June', pages: [{ path: '/en/c' }] },
      { before: 'Spring', after: 'May', pages: [{ path: '/en/c' }, { path: '/en/list' }] },
    ]);
  });

  test('a file has its entries as contents', () => {
    const html = describeInHtml([single, { ...page('/en/d', 'One', 'Two'), key: 'borak' }], 'main');
    expect(html).toContain('<li><a href="#alga">alga</a>: en');
    expect(html).toMatch(/<section id="borak">\s*<h2>borak<\/h2>\s*<h3>\/en\/d: /);
  });

  test('a terminal gets numbers and marked words', () => {
    const text = describeInText([
      ...shared,
      { ...single, status: 'removed', redirect: '/en/d', changes: [] },
    ]);
    expect(text).toContain('3 pages differ: 2 changed, 0 added, 1 removed, 1 of them redirected.');
    expect(text).toContain('removed: /en/c, leads to /en/d');
    expect(text).toContain('/en/a, /en/b\n  before the first heading: Ask [-now-]{+us+}');
  });

  test('a file shows both versions; texts of pages are no markup in it', () => {
    const html = describeInHtml([page('/en/c', '1 &lt; 2', '1 &lt; 3 &amp; &lt;img src=x>')], 'main');
    expect(html).toContain('<td>1 &lt; <del>2</del><td>');
    expect(html).not.toContain('<img');
  });
});
