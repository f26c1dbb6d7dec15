import { createHash } from 'node:crypto';
import { type Inline, type Pair, textOf } from './pieces.ts';
import { xliffNamespace } from './read-content.ts';

/** A text with its translation, to be written. */
export interface WrittenUnit {
  /** Unique within its file: letters, digits, dots, hyphens. */
  readonly id: string;
  /** The text, in words of the spec. */
  readonly name: string;
  readonly notes: readonly string[];
  readonly pairs: readonly Pair[];
  readonly isTranslated: boolean;
  /** Of a translation that somebody has to look at again. */
  readonly isStale: boolean;
}

/** The units of one file of the spec. */
export interface WrittenFile {
  readonly id: string;
  readonly original: string;
  readonly units: readonly WrittenUnit[];
}

/** The type of the metadata with the digest of a translation. */
export const digestMeta = 'digest-of-target';

/** A digest of a translation, by which the import sees whether it has changed since the export. */
export function digestOf(target: string | undefined): string {
  return target === undefined ? 'none' : createHash('sha256').update(target).digest('hex').slice(0, 16);
}

/** An XLIFF 2.1 document. @param languages as BCP 47 */
export function writeXliff(
  files: readonly WrittenFile[],
  languages: { readonly source: string; readonly target: string },
): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" version="2.1" srcLang="${languages.source}" trgLang="${languages.target}">`,
    ...files.flatMap(({ id, original, units }) => [
      `  <file id="${escapeXml(id)}" original="${escapeXml(original)}">`,
      ...units.flatMap(unitLines),
      '  </file>',
    ]),
    '</xliff>',
  ];
  return `${lines.join('\n')}\n`;
}

function unitLines({ id, name, notes, pairs, isTranslated, isStale }: WrittenUnit): readonly string[] {
  const data = new Map<string, string>();
  const counter = { codes: 0 };
  const target = isTranslated ? pairs.map((pair) => textOf(pair.target)).join('') : undefined;
  const state = isTranslated && !isStale ? 'translated' : 'initial';
  const body = pairs.flatMap(({ isSegment, label, source, target: own }, index) => {
    const codes = new CodeWriter(data, counter);
    const sourceLine = `        <source>${codes.write(source)}</source>`;
    const targetLine = `        <target>${codes.writeAgain(own)}</target>`;
    const [, category] = /=([\w-]+)>$/.exec(label) ?? [];
    const ofSegment = `segment id="s${index + 1}${category ? `.${category}` : ''}" state="${state}"`;
    return [
      `      <${isSegment ? ofSegment : 'ignorable'}>`,
      sourceLine,
      ...(isTranslated || !isSegment ? [targetLine] : []),
      `      </${isSegment ? 'segment' : 'ignorable'}>`,
    ];
  });
  return [
    `    <unit id="${escapeXml(id)}" name="${escapeXml(name)}" xml:space="preserve">`,
    '      <mda:metadata>',
    `        <mda:metaGroup><mda:meta type="${digestMeta}">${digestOf(target)}</mda:meta></mda:metaGroup>`,
    '      </mda:metadata>',
    ...wrap(
      'notes',
      notes.map((note) => `<note>${escapeXml(note)}</note>`),
    ),
    ...wrap(
      'originalData',
      [...data].map(([text, id]) => `<data id="${id}">${escapeXml(text)}</data>`),
    ),
    ...body,
    '    </unit>',
  ];
}

function wrap(name: string, inner: readonly string[]): readonly string[] {
  if (inner.length === 0) return [];
  return [`      <${name}>`, ...inner.map((line) => `        ${line}`), `      </${name}>`];
}

/** Writes the codes of a segment, each with an id; a code of the target has that of the same code of the source. */
class CodeWriter {
  readonly #data: Map<string, string>;
  readonly #counter: { codes: number };
  /** Ids of codes of the source that the target does not have yet. */
  #free: { readonly key: string; readonly id: string }[] = [];

  constructor(data: Map<string, string>, counter: { codes: number }) {
    this.#data = data;
    this.#counter = counter;
  }

  write(content: readonly Inline[]): string {
    return this.#write(content, (key) => {
      const id = this.#newId();
      this.#free.push({ key, id });
      return id;
    });
  }

  writeAgain(content: readonly Inline[]): string {
    return this.#write(content, (key) => {
      const at = this.#free.findIndex((each) => each.key === key);
      return at === -1 ? this.#newId() : (this.#free.splice(at, 1)[0]?.id ?? '');
    });
  }

  #newId(): string {
    this.#counter.codes += 1;
    return `c${this.#counter.codes}`;
  }

  #write(content: readonly Inline[], idOf: (key: string) => string): string {
    const parts = content.map((part) => {
      if (typeof part === 'string') return escapeXml(part);
      if ('code' in part) {
        const { code } = part;
        return `<ph id="${idOf(code)}" dataRef="${this.#dataOf(code)}" disp="${escapeXml(code.trim() || '¶')}"/>`;
      }
      const { open, close, isLink } = part;
      const id = idOf(`${open} ${close}`);
      const refs = `dataRefStart="${this.#dataOf(open)}" dataRefEnd="${this.#dataOf(close)}"`;
      return `<pc id="${id}" type="${isLink ? 'link' : 'fmt'}" ${refs} dispStart="${escapeXml(open)}" dispEnd="${escapeXml(close)}">${this.#write(part.content, idOf)}</pc>`;
    });
    return parts.join('');
  }

  #dataOf(text: string): string {
    const id = this.#data.get(text) ?? `d${this.#data.size + 1}`;
    this.#data.set(text, id);
    return id;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text or value for XML. Readers replace a bare carriage return, and line ends in values. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"\r\n\t]/g, (sign) => entities[sign] ?? `&#${sign.charCodeAt(0)};`);
}
