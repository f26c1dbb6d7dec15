import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import type { YamlPath } from '../diagnostics/diagnostic.ts';
import { siteFactNames } from '../model/content/fill-facts.ts';
import { mediaFolder } from '../spec/files/read-media.ts';
import { parseMarkdown } from '../spec/markdown/parse-markdown.ts';
import type { FactsFile, TermsFile } from '../spec/schema/facts/fact-declarations.ts';
import { createFactValuesSchema } from '../spec/schema/facts/fact-values.ts';
import { factValues } from '../spec/schema/facts/facts.ts';
import { localeKeys } from '../spec/schema/fields.ts';
import { type FileKind, fileKinds } from '../spec/schema/kinds.ts';
import { type NameKind, type NameMark, nameMarks, uses } from '../spec/schema/names.ts';
import { openDocument, type SpecTexts } from './edits/edit.ts';

/** A place where the spec defines or uses a name: in a text, or in the path of a file. */
export interface Mention {
  /** A place is an entry. */
  readonly kind: NameKind;
  readonly name: string;
  readonly role: NameMark['role'];
  /** Relative to the spec folder. */
  readonly file: string;
  /** Of its text in the file; 0 for a path. */
  readonly offset: number;
  /** Of its text, with quotes; undefined for a path. */
  readonly length?: number;
  /** Where it is in a YAML file. */
  readonly path: YamlPath;
  /** The text, without quotes, or the path, if the thing had another name. */
  readonly write: (name: string) => string;
}

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly [factValues]?: boolean;
  readonly [localeKeys]?: boolean;
  readonly [nameMarks]?: readonly NameMark[];
}

/** Files that are called after something, by path relative to the spec folder. */
const paths = [
  { kind: 'entry', role: 'uses', form: /^(content\/)([^/]+)(\/[^/]+)$/ },
  { kind: 'entry', role: 'defines', form: /^(routes\/[^/]+\/)([^/_][^/]*)(\.yaml)$/ },
  { kind: 'hotel', role: 'defines', form: /^(data\/hotels\/)([^/_][^/]*)(\.yaml)$/ },
  { kind: 'picture', role: 'uses', form: /^(data\/)(hotels\/[^/_][^/]*)(\.yaml)$/ },
  { kind: 'locale', role: 'uses', form: /^(messages\/)([a-z]{2})(\.yaml)$/ },
  { kind: 'locale', role: 'uses', form: /^(content\/[^/]+\/)([a-z]{2})(\.md)$/ },
  { kind: 'picture', role: 'defines', form: new RegExp(`^(${mediaFolder}/)(.+)(\\.[a-z]+)$`) },
] as const;

/**
 * Every place in the spec where something is named.
 * @param media the files of the media folder, relative to it
 */
export function collectMentions(texts: SpecTexts, media: readonly string[]): readonly Mention[] {
  const found: Mention[] = [];
  const { facts, terms } = readFacts(texts);
  const valuesSchema = createFactValuesSchema(facts, terms) as Schema;
  for (const file of media) mentionsInPath(`${mediaFolder}/${file}`, found);
  for (const [file, text] of texts) {
    if (!file.startsWith(mediaFolder)) mentionsInPath(file, found);
    const kind = fileKinds.find((candidate: FileKind) => candidate.matches(file));
    if (kind !== undefined) mentionsInYaml(texts, file, kind.schema as Schema, valuesSchema, found);
    else if (file.endsWith('.md')) mentionsInMarkdown(file, text, found);
  }
  return found;
}

function mentionsInPath(file: string, found: Mention[]): void {
  for (const { kind, role, form } of paths) {
    const [, before = '', name, after = ''] = form.exec(file) ?? [];
    if (name === undefined) continue;
    const write = (other: string) => `${before}${other}${after}`;
    found.push({ kind, name, role, file, offset: 0, path: [], write });
    const family = name.slice(0, name.lastIndexOf('/'));
    if (kind === 'picture' && role === 'defines' && family !== '')
      found.push({ kind, name: family, role, file, offset: 0, path: [], write });
  }
}

function mentionsInMarkdown(file: string, text: string, found: Mention[]): void {
  const nodes = [parseMarkdown(text)];
  const use = (kind: NameKind, name: string, offset: number) => {
    const write = (other: string) => other;
    found.push({ kind, name, role: 'uses', file, offset, length: name.length, path: [], write });
  };
  for (const { type, url, offset, children } of nodes) {
    nodes.push(...children);
    // Links to other sites have a scheme.
    const start = url === '' || url.includes(':') ? 1 : findAddress(text, url, offset);
    const [name = ''] = url.split('#');
    if (start === 1) continue;
    if (type === 'link') use('entry', name, start);
    if (type === 'image') use('picture', name, start);
  }
  for (const { 1: name = '', index } of text.matchAll(/\{\{([A-Za-z]+)\}\}/g))
    if (!siteFactNames.includes(name)) use('fact', name, index + 2);
}

/** Where the address of a link stands: [words](address), also ( address ) and (<address>); 1 if nowhere. */
function findAddress(text: string, url: string, offset: number): number {
  const sign = /\]\(\s*<?/g;
  sign.lastIndex = offset;
  for (let found = sign.exec(text); found !== null; found = sign.exec(text))
    if (text.startsWith(url, sign.lastIndex)) return sign.lastIndex;
  return 1;
}

/** Walks a file and the schema of its kind side by side. */
function mentionsInYaml(
  texts: SpecTexts,
  file: string,
  root: Schema,
  valuesSchema: Schema,
  found: Mention[],
): void {
  walk(openDocument(texts, file).contents, root, []);

  function walk(node: unknown, given: Schema, path: YamlPath): void {
    const schema = resolve(given);
    for (const branch of schema.anyOf ?? []) walk(node, branch, path);
    if (isScalar(node)) mention(node, schema[nameMarks], path);
    if (isSeq(node) && schema.items !== undefined)
      for (const [index, item] of node.items.entries()) walk(item, schema.items, [...path, index]);
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const at = [...path, String(key.value)];
      const ofKeys = schema[localeKeys]
        ? uses('locale')[nameMarks]
        : (given[factValues] ? uses('fact') : schema.propertyNames)?.[nameMarks];
      mention(key, ofKeys, at);
      const inner = schema.properties?.[String(key.value)] ?? schema.additionalProperties;
      if (typeof inner === 'object') walk(value, inner, at);
    }
  }

  function resolve(given: Schema): Schema {
    if (given[factValues]) return valuesSchema;
    if (given.$ref === undefined) return given;
    return { ...root.definitions?.[given.$ref.replace('#/definitions/', '')], ...given };
  }

  function mention(node: Scalar, marks: readonly NameMark[] | undefined, path: YamlPath): void {
    for (const mark of marks ?? []) {
      const value = String(node.value);
      const ending = mark.isFile ? (/\.[a-z]+$/.exec(value)?.[0] ?? '') : '';
      const { prefix = '' } = mark;
      const [start = 0, end = 0] = node.range ?? [];
      found.push({
        kind: mark.kind === 'place' ? 'entry' : mark.kind,
        name: nameFor(mark, `${prefix}${value.slice(0, value.length - ending.length)}`, file, path),
        role: mark.role,
        file,
        offset: start,
        length: end - start,
        path,
        write: (name) => `${name.slice(prefix.length)}${ending}`,
      });
    }
  }
}

/** Messages and components are named by their whole path where they are defined, terms after their vocabulary. */
function nameFor({ kind, role }: NameMark, value: string, file: string, path: YamlPath): string {
  if (role === 'uses') return value;
  if (kind === 'term') return `${vocabularyOf(file)}.${value}`;
  if (kind === 'message') return path.join('.');
  return kind.startsWith('components.') ? `#/${path.join('/')}` : value;
}

/** The declared facts, and terms by vocabulary. */
export function readFacts(texts: SpecTexts): {
  readonly facts: FactsFile;
  readonly terms: ReadonlyMap<string, TermsFile>;
} {
  const terms = [...texts.keys()].flatMap((file) => {
    const vocabulary = vocabularyOf(file);
    return vocabulary === undefined ? [] : [[vocabulary, openDocument(texts, file).toJS()] as const];
  });
  const file = 'data/facts.yaml';
  return { facts: texts.has(file) ? openDocument(texts, file).toJS() : {}, terms: new Map(terms) };
}

/** The vocabulary of a file of terms; undefined for other files. */
function vocabularyOf(file: string): string | undefined {
  return /^terms\/(.+)\.yaml$/.exec(file)?.[1];
}
