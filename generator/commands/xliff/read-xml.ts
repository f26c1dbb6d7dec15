import { SaxesParser } from 'saxes';

/** An element of an XML document. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  /** The address of its namespace; empty where it has none. */
  readonly namespace: string;
  /** Those without a prefix, by name. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
  /** The line of its start tag, from 1. */
  readonly line: number;
}

/** A fault of a file that is read, at a line of it. */
export class XmlFault extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Elements within each other; XLIFF has about ten. */
const maxDepth = 100;

/** The root of a document. Throws XmlFault unless it is well-formed XML with namespaces. A document type is refused: entities can multiply. */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  let tagLine = 1;
  const open: (XmlElement & { readonly children: (XmlElement | string)[] })[] = [];
  let root: XmlElement | undefined;
  const addText = (text: string) => open.at(-1)?.children.push(text);
  parser.on('error', ({ message }) => {
    // The parser reads on to a semicolon before it says that an ampersand begins no entity.
    const line = message.includes('entity') ? tagLine : parser.line;
    throw new XmlFault(`This is not well-formed XML: ${message.replace(/^\d+:\d+: /, '')}`, line);
  });
  parser.on('doctype', () => {
    throw new XmlFault('The file has a document type (<!DOCTYPE …>); remove it.', parser.line);
  });
  parser.on('opentagstart', () => {
    // The parser has read a character behind the name, which may be a line end.
    tagLine = parser.line - (parser.columnIndex === 0 ? 1 : 0);
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length === maxDepth)
      throw new XmlFault(`More than ${maxDepth} elements are within each other.`, parser.line);
    const own = Object.values(attributes).filter(({ prefix }) => prefix === '');
    const element = {
      name: local,
      namespace: uri,
      attributes: new Map(own.map(({ name, value }) => [name, value])),
      children: [],
      line: tagLine,
    };
    open.at(-1)?.children.push(element);
    open.push(element);
    root ??= element;
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  if (root === undefined) throw new XmlFault('The file has no element.', 1);
  return root;
}

/** Encodings by the first bytes of a file: its byte order mark, or the first < in two bytes. */
const encodings: readonly (readonly [first: string, encoding: string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
  ['3c00', 'utf-16le'],
  ['003c', 'utf-16be'],
];

/** The text of an XML file, in the encoding of its byte order mark, its first bytes or its declaration. Throws XmlFault. */
export function decodeXml(bytes: Uint8Array): string {
  const first = Buffer.from(bytes.subarray(0, 3)).toString('hex');
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, declared = 'utf-8'] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/.exec(head) ?? [];
  const encoding = encodings.find(([begin]) => first.startsWith(begin))?.[1] ?? declared;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlFault(`The file is not in the encoding ${encoding}; save it as UTF-8.`, 1);
  }
}
