import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { Outcome } from './run-program.ts';
import { SpecCopy } from './spec-copy.ts';

/** A copy of the small spec with texts of each kind that lack a Swedish version, and an XLIFF file in its folder. */
export class XliffCopy extends SpecCopy {
  readonly file = join(this.folder, 'se.xlf');

  constructor() {
    super('base');
    this.write(
      'routes/offers/summer.yaml',
      `locales:
  hr: { title: Ljeto na moru, slug: ljeto, summary: Bez žurbe. }
  en: { title: Summer by the sea }
  se: { from: en, slug: sommar }   # to be translated
`,
    );
    this.write('media/alt.yaml', 'sea/1: { hr: Val, en: A wave }\n');
    this.write(
      'content/summer/hr.md',
      '---\nreviewed: 2026-03-02\nuntil: 2199-08-31\n---\n## More {#more}\n\nMore je *toplo* [u Bolu](bol).\n\n- Prvo\n',
    );
    this.write('content/home/hr.md', 'Dobro došli.\n');
    this.write('content/home/se.md', '---\nreviewed: 2026-03-02\n---\nVälkommen.\n');
  }

  /** Runs `export-texts` from Croatian to Swedish. @returns the document */
  export(...args: readonly string[]): string {
    this.succeed('export-texts', '--locale', 'se', '--out', this.file, ...args);
    return readFileSync(this.file, 'utf8');
  }

  /** Runs `import-texts` on a document. */
  import(document: string | Uint8Array): Outcome {
    writeFileSync(this.file, document);
    return this.spec('import-texts', this.file);
  }
}

/**
 * A document with the translations of a unit.
 * @param unit its file and its id
 * @param targets of its segments in their order, as XML
 */
export function translate(document: string, unit: string, ...targets: readonly string[]): string {
  const [file, id] = unit.split(' ');
  const start = document.indexOf(`<unit id="${id}"`, document.indexOf(`<file id="${file}"`));
  const end = document.indexOf('</unit>', start);
  const left = [...targets];
  const filled = document
    .slice(start, end)
    .replace(
      /(<segment [^>]*)state="\w+">(\s*<source>.*<\/source>)(?:\s*<target>.*<\/target>)?/g,
      (_all, head, source) => `${head}state="translated">${source}<target>${left.shift()}</target>`,
    );
  return document.slice(0, start) + filled + document.slice(end);
}

/** Makes a copy for each test of a file, and an export of it once. */
export function withXliffCopy(): { readonly copy: () => XliffCopy; readonly exported: () => string } {
  let copy: XliffCopy;
  let exported: string;
  beforeAll(() => {
    const first = new XliffCopy();
    exported = first.export();
    first.remove();
  });
  beforeEach(() => {
    copy = new XliffCopy();
  });
  afterEach(() => copy.remove());
  return { copy: () => copy, exported: () => exported };
}

/** A document with a translation of each kind of text. */
export const translated = (document: string) =>
  [
    ['routes.offers.summer title', 'Sommar vid havet'],
    ['routes.offers.summer summary', 'Utan brådska.'],
    ['messages listing.offers', '<ph id="c1" dataRef="d1"/> bud', '<ph id="c2" dataRef="d1"/> buden'],
    ['media.alt sea.1', 'En våg &amp; skum'],
    ['content.home body', 'Hej och välkommen.'],
    [
      'content.summer body',
      'Mer',
      'Havet är <pc id="c1" dataRefStart="d1" dataRefEnd="d1">varmt</pc> <pc id="c2" dataRefStart="d2" dataRefEnd="d3">i Bol</pc>.',
      'Först',
    ],
  ].reduce((text, [unit = '', ...targets]) => translate(text, unit, ...targets), document);

/** The files of the spec after the import of that document. */
export const wanted = {
  'routes/offers/summer.yaml': `locales:
  hr: { title: Ljeto na moru, slug: ljeto, summary: Bez žurbe. }
  en: { title: Summer by the sea }
  se: { title: Sommar vid havet, slug: sommar, summary: Utan brådska. }   # to be translated
`,
  'media/alt.yaml': 'sea/1: { hr: Val, en: A wave, se: En våg & skum }\n',
  'content/summer/se.md':
    '---\nuntil: 2199-08-31\n---\n## Mer {#more}\n\nHavet är *varmt* [i Bol](bol).\n\n- Först\n',
  'content/home/se.md': '---\nreviewed: 2026-03-02\n---\nHej och välkommen.\n',
};
