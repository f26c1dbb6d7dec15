import type { Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { type Area, areaFile } from '../../spec/schema/routes/areas.ts';
import type { AreaFile, RoutesLocaleEntry } from '../../spec/schema/routes/routes.ts';

const placeholder = /\{([^{}]*)\}/g;

/** Fills an area's patterns with its words; each missing word is reported once. */
export class AddressBook {
  readonly #area: Area;
  readonly #words: NonNullable<AreaFile['words']>;
  readonly #report: Report;
  readonly #reported = new Set<string>();
  /** By locale and template. */
  readonly #parts = new Map<string, readonly string[] | 'incomplete'>();

  constructor(area: Area, source: AreaFile, report: Report) {
    this.#area = area;
    this.#words = source.words ?? {};
    this.#report = report;
    for (const [name, pattern] of Object.entries(source.patterns)) this.#checkPattern(name, pattern);
  }

  /** The path (without the locale prefix) and the slug list of an entry, or undefined if a word is missing. */
  resolve(
    pattern: AreaFile['patterns'][string],
    key: string,
    locale: string,
    entry: RoutesLocaleEntry,
  ): { path: string; slug: readonly string[] | '' } | undefined {
    const own = Array.isArray(entry.slug) ? entry.slug.at(-1) : entry.slug;
    const filledPath = entry.path ?? this.#fill(pattern.path, own ?? key, locale);
    const template = pattern.slug ?? (entry.path ?? pattern.path).slice(1);
    const filledSlug = this.#fill(template, own ?? key, locale);
    if (filledPath === undefined || filledSlug === undefined) return undefined;
    const slug = Array.isArray(entry.slug) ? entry.slug : filledSlug === '' ? '' : filledSlug.split('/');
    return { path: filledPath.normalize('NFC'), slug };
  }

  #fill(template: string, slug: string, locale: string): string | undefined {
    const key = `${locale} ${template}`;
    const known = this.#parts.get(key) ?? this.#splitAtSlug(template, locale);
    this.#parts.set(key, known);
    return known === 'incomplete' ? undefined : known.join(slug);
  }

  /** A template with its words, split where the slug goes. */
  #splitAtSlug(template: string, locale: string): readonly string[] | 'incomplete' {
    const parts = template.split('{slug}').map((part) => this.#fillWords(part, locale));
    return parts.every((part) => part !== undefined) ? parts : 'incomplete';
  }

  #fillWords(text: string, locale: string): string | undefined {
    let complete = true;
    const filled = text.replace(placeholder, (_match, name: string) => {
      const word = this.#word(name, locale);
      if (word === undefined) complete = false;
      return word ?? '';
    });
    return complete ? filled : undefined;
  }

  #word(name: string, locale: string): string | undefined {
    const word = Object.hasOwn(this.#words, name) ? this.#words[name] : undefined;
    if (word === undefined || typeof word === 'string') return word;
    const own = word[locale];
    if (own === undefined && !this.#reported.has(`${name} ${locale}`)) {
      this.#reported.add(`${name} ${locale}`);
      this.#report({
        code: 'WORD_MISSING',
        message: `The word “${name}” is missing in ${locale}.`,
        help: `Add “${locale}: …” here, in lower case, as in an address of that language.`,
        at: [{ file: areaFile(this.#area), path: ['words', name], on: 'key' }],
      });
    }
    return own;
  }

  #checkPattern(name: string, pattern: AreaFile['patterns'][string]): void {
    for (const field of ['path', 'slug'] as const) {
      for (const [, word = ''] of (pattern[field] ?? '').matchAll(placeholder)) {
        if (word === 'slug' || Object.hasOwn(this.#words, word)) continue;
        this.#report({
          code: 'WORD_UNKNOWN',
          message: `The area has no word “${word}”.`,
          help: `${didYouMean(word, ['slug', ...Object.keys(this.#words)])}Add it under “words:”, or use {slug}.`,
          at: [{ file: areaFile(this.#area), path: ['patterns', name, field] }],
        });
      }
    }
  }
}
