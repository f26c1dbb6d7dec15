import type { Report, YamlPath } from '../diagnostics/diagnostic.ts';
import type { Area, RoutesFile } from '../read/schema/routes.ts';
import { routesFile } from './draft-page.ts';

/** Scripts with letters that look the same, such as Latin a, Cyrillic а and Greek ο. */
const scripts = { Latin: /\p{sc=Latn}/u, Cyrillic: /\p{sc=Cyrl}/u, Greek: /\p{sc=Grek}/u };

/** A text of an address, with its key path. */
type Part = readonly [text: string, path: YamlPath, on?: 'key'];

/** Reports keys, slugs, words and paths that mix scripts in one segment. */
export function checkScripts(area: Area, source: RoutesFile, report: Report): void {
  for (const [text, path, on] of partsOf(source)) {
    for (const segment of text.replace(/\{[^{}]*\}/g, '').split('/')) {
      const found = Object.entries(scripts).filter(([, letters]) => letters.test(segment));
      if (found.length < 2) continue;
      const spelled = found.map(([name, letters]) => `${name} “${letters.exec(segment)?.[0]}”`).join(', ');
      report({
        code: 'TEXT_MIXED_SCRIPTS',
        message: `“${segment}” mixes letters of different scripts: ${spelled}.`,
        help: 'Type it again in one script.',
        at: [{ file: routesFile(area), path, ...(on === undefined ? {} : { on }) }],
      });
    }
  }
}

function* partsOf({ words = {}, patterns, entries }: RoutesFile): Generator<Part> {
  for (const [name, word] of Object.entries(words)) {
    if (typeof word === 'string') yield [word, ['words', name]];
    else for (const [locale, text] of Object.entries(word)) yield [text, ['words', name, locale]];
  }
  for (const [name, { path, slug = '' }] of Object.entries(patterns)) {
    yield [path, ['patterns', name, 'path']];
    yield [slug, ['patterns', name, 'slug']];
  }
  for (const [key, { locales }] of Object.entries(entries)) {
    yield [key, ['entries', key], 'key'];
    for (const [locale, { slug = '', path = '' }] of Object.entries(locales)) {
      const at = ['entries', key, 'locales', locale];
      yield [Array.isArray(slug) ? slug.join('/') : String(slug), [...at, 'slug']];
      yield [path, [...at, 'path']];
    }
  }
}
