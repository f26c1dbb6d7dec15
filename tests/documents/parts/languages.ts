import { localeCodes } from '../../../generated/locales.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import { documents } from '../fixture/built-pages.ts';
import { builtSite, origin, readFile } from '../fixture/built-site.ts';
import { differ, testDocuments } from '../fixture/check.ts';
import { findAll } from '../fixture/find-all.ts';

const indexable = documents.filter(({ page }) => page.indexable);
const mapped = new Map(
  localeCodes
    .flatMap((locale) => readFile(`/sitemap-${locale}.xml`).split('<url>').slice(1))
    .map((entry) => [findAll(entry, /<loc>([^<]*)/g)[0] ?? '', entry]),
);
const mappedAs = (path: string) => mapped.get(origin + path) ?? '';

testDocuments(
  'head and sitemap name the same versions of a page, which all of them name',
  ({ page, path, links }) => {
    const wanted = builtSite
      .alternates(page.key)
      .map((one) => `${one.hreflang} ${origin}${encodeURI(one.path)}`);
    const head = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
    const inMap = [...mappedAs(path).matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
    return [
      ...differ(
        'head',
        head.map(({ hreflang, href }) => `${hreflang} ${href}`),
        wanted,
      ),
      ...differ(
        'sitemap',
        inMap.map(([, hreflang, href]) => `${hreflang} ${href}`),
        wanted,
      ),
      ...differ('has a version', wanted.length > 1, true),
    ];
  },
  indexable,
);

testDocuments(
  'the language switcher leads to the same versions, and in other languages to a section',
  ({ page, path, html }) => {
    const [switcher = ''] = findAll(html, /<details[^>]* class="[^"]*languages(.*?)<\/details>/gs);
    const links = [...switcher.matchAll(/<a [^>]*href="([^"]*)" lang="([^"]*)"(.*?)<\/a>/gi)];
    const same = links.flatMap(([, url, language, rest = '']) =>
      rest.includes('<small') ? [] : `${language} ${url}`,
    );
    const others = builtSite
      .alternates(page.key)
      .map((one) => ({ ...one, path: encodeURI(one.path) }))
      .filter((one) => one.hreflang !== 'x-default' && one.path !== path);
    return differ(
      'versions',
      same,
      others.map((one) => `${one.hreflang} ${one.path}`),
    );
  },
  indexable,
);

testDocuments(
  'the sitemap names the picture of a page',
  ({ page, path }) => {
    const [picture = ''] = findAll(mappedAs(path), /<image:loc>([^<]*)/g);
    return differ('named', picture.includes(`/media/${factsOf(page.key).picture}-`), true);
  },
  indexable,
);
