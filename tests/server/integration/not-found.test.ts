import { describe, expect, test } from 'vitest';
import type { ErrorPage } from '../../../app/document/error-page.ts';
import { ask } from './fixture/ask.ts';
import { withFixtureSite } from './fixture/start-fixture-site.ts';

const site = withFixtureSite({ SITE_URL: 'https://www.example.com' });

async function askMissing(target: string): Promise<ErrorPage & { readonly html: string }> {
  const { status, text } = await ask(site(), target);
  expect(status).toBe(404);
  return { ...JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(text)?.[1] ?? ''), html: text };
}

describe('a 404 page', () => {
  test.each([
    ['/nista', 'hr', 'hr'],
    ['/en/nothing', 'en', 'en'],
    ['/de/nichts/', 'de', 'de'],
    ['/se/ingenting', 'se', 'sv'],
    ['/sv/ingenting', 'se', 'sv'],
    ['/EN/nothing', 'en', 'en'],
    ['//en//nothing', 'en', 'en'],
    ['/xx/nothing', 'hr', 'hr'],
    ['/english/nothing', 'hr', 'hr'],
    ['/dev/nothing', 'hr', 'hr'],
    ['http://[::1/en/nothing', 'en', 'en'],
  ])('%s speaks %s', async (target, locale, lang) => {
    const page = await askMissing(target);
    expect(page).toMatchObject({ kind: 'notFound', locale });
    expect(page.html).toContain(`<html lang="${lang}">`);
    expect(page.html).toContain('href="https://www.example.com/"');
  });

  test.each<[how: string, target: string, ...paths: string[]]>([
    ['by key', '/de/irgendwo/free-dinner', '/ponuda/besplatna-vecera', '/en/offer/free-dinner'],
    ['by another slug', '/en/offer/besplatna-vecera', '/en/offer/free-dinner', '/ponuda/besplatna-vecera'],
    ['whatever its case', '/de/FREE-Dinner/', '/ponuda/besplatna-vecera', '/en/offer/free-dinner'],
    ['encoded', '/en/bra%C4%8D', '/en/destination/brac', '/destinacija/bra%C4%8D'],
    ['none', '/en/nothing-like-it'],
    ['none for the empty segment', '/de/nichts//'],
    ['none for names that objects have', '/en/constructor'],
  ])('offers the versions of the entry asked for, %s: %s', async (_how, target, ...paths) => {
    const { versions } = await askMissing(target);
    expect(versions.map(({ path }) => path)).toEqual(paths);
  });

  test('offers those in the path’s own language first, each with the language of its title', async () => {
    const { versions } = await askMissing('/se/oliva');
    expect(versions).toEqual([
      { path: '/se/restauranger/oliva', title: 'Oliva', lang: 'sv' },
      { path: '/restorani/oliva', title: 'Oliva', lang: 'hr' },
      { path: '/de/restaurants/oliva-tucepi', title: 'Oliva in Tucepi', lang: 'en' },
      { path: '/en/restaurants/oliva', title: 'Oliva', lang: 'en' },
    ]);
  });

  test.each<[what: string, target: string, ...paths: string[]]>([
    ['a slip of the pen', '/en/ofers', '/en/offers'],
    ['nearest first', '/en/offer/free-finry', '/en/offer/free-ferry', '/en/offer/free-dinner'],
    ['in the path’s language only', '/angebote'],
    ['not what is in no listing', '/en/offer/-48'],
    ['not what is a version already', '/en/offers/free-dinner'],
    [
      'those that stand in for it',
      '/en/offer/free-boat',
      '/en/offer/free-ferry',
      '/en/offer/free-dinner',
      '/en/offers',
    ],
    ['those too wherever it is asked for', '/FREE-Boat/', '/ponuda/besplatna-vecera', '/ponude'],
    ['nothing that is far off', '/en/zzzzzzzz'],
    ['nothing for a path without a name', '/dev/'],
  ])('suggests near pages, %s: %s', async (_what, target, ...paths) => {
    const { suggestions } = await askMissing(target);
    expect(suggestions.map(({ path }) => path)).toEqual(paths);
  });
});
