import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import type { AreaSource } from '../../spec/files/spec-source.ts';
import { type Area, areaFile, entryFile } from '../../spec/schema/routes/areas.ts';
import type { AreaModel } from '../model.ts';
import { checkMessage, type MessageContext } from '../site/check-names.ts';

/** Files of generated/routes; no area may have one of these names. */
const takenNames = ['absent', 'facts', 'index', 'keys', 'look-ups', 'normalize-path', 'page'];

/**
 * Areas become files and identifiers: two names may not differ in hyphens and case alone, and none may be that of a file
 * that all areas use.
 */
function checkAreaNames(areas: readonly AreaModel[], report: Report): void {
  const byIdentifier = new Map<string, string>();
  for (const { name } of areas) {
    const at = [{ file: areaFile(name), offset: 0 }];
    const help = 'Rename the folder.';
    const plain = name.replaceAll('-', '').toLowerCase();
    const like = byIdentifier.get(plain);
    if (takenNames.includes(name)) {
      const message = `An area cannot be called “${name}”: the name is taken by a file that all areas use.`;
      report({ code: 'VALUE_INVALID', message, help, at });
    } else if (like !== undefined) {
      const message = `The areas “${like}” and “${name}” have one name in generated code.`;
      report({ code: 'VALUE_INVALID', message, help, at: [...at, { file: areaFile(like), offset: 0 }] });
    }
    byIdentifier.set(plain, name);
  }
}

/** Checks the names of areas, and the messages that head their pages. */
export function checkAreas(areas: readonly AreaModel[], context: MessageContext, report: Report): void {
  checkAreaNames(areas, report);
  for (const { name, counted, ...area } of areas) {
    const file = areaFile(name);
    if (counted !== undefined) checkMessage(counted, ['count'], { file, path: ['counted'] }, context, report);
    for (const field of ['all', 'atProperty'] as const) {
      const message = area[field];
      if (message !== undefined) checkMessage(message, [], { file, path: [field] }, context, report);
    }
  }
}

/** Scripts with letters that look the same, such as Latin a, Cyrillic а and Greek ο. */
const scripts = { Latin: /\p{sc=Latn}/u, Cyrillic: /\p{sc=Cyrl}/u, Greek: /\p{sc=Grek}/u };

/** A text of an address, with its origin. */
type Part = readonly [text: string, at: Origin];

/** Reports keys, slugs, words and paths that mix scripts in one segment. */
export function checkScripts(area: Area, source: AreaSource, report: Report): void {
  for (const [text, at] of partsOf(area, source)) {
    for (const segment of text.replace(/\{[^{}]*\}/g, '').split('/')) {
      const found = Object.entries(scripts).filter(([, letters]) => letters.test(segment));
      if (found.length < 2) continue;
      const spelled = found.map(([name, letters]) => `${name} “${letters.exec(segment)?.[0]}”`).join(', ');
      report({
        code: 'TEXT_MIXED_SCRIPTS',
        message: `“${segment}” mixes letters of different scripts: ${spelled}.`,
        help: 'Type it again in one script.',
        at: [at],
      });
    }
  }
}

function* partsOf(area: Area, { words = {}, patterns, entries }: AreaSource): Generator<Part> {
  const file = areaFile(area);
  for (const [name, word] of Object.entries(words)) {
    if (typeof word === 'string') yield [word, { file, path: ['words', name] }];
    else
      for (const [locale, text] of Object.entries(word))
        yield [text, { file, path: ['words', name, locale] }];
  }
  for (const [name, { path, slug = '' }] of Object.entries(patterns)) {
    yield [path, { file, path: ['patterns', name, 'path'] }];
    yield [slug, { file, path: ['patterns', name, 'slug'] }];
  }
  for (const [key, { locales }] of entries) {
    const own = entryFile(area, key);
    yield [key, { file: own, offset: 0 }];
    for (const [locale, { slug = '', path = '' }] of Object.entries(locales)) {
      const at = ['locales', locale];
      yield [Array.isArray(slug) ? slug.join('/') : String(slug), { file: own, path: [...at, 'slug'] }];
      yield [path, { file: own, path: [...at, 'path'] }];
    }
  }
}
