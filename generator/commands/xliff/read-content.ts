import { type XmlElement, XmlFault } from './read-xml.ts';

/** The namespace of the core of XLIFF 2.0 and 2.1. */
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** The original data of the codes of a unit, by id. */
export function readData(elements: readonly XmlElement[]): ReadonlyMap<string, string> {
  const data = new Map<string, string>();
  for (const element of elements) {
    const id = element.attributes.get('id');
    if (id === undefined || data.has(id))
      throw new XmlFault(
        id === undefined ? '<data> has no id.' : `Two <data> have the id “${id}”.`,
        element.line,
      );
    data.set(id, element.children.map((child) => textOf(child)).join(''));
  }
  return data;
}

function textOf(child: XmlElement | string): string {
  if (typeof child === 'string') return child;
  return child.name === 'cp' ? characterOf(child) : '';
}

/** The text of a source or target, with the original data of its codes in their places. */
export function readContent(
  { children }: Pick<XmlElement, 'children'>,
  data: ReadonlyMap<string, string>,
): string {
  return children.map((child) => (typeof child === 'string' ? child : readInline(child, data))).join('');
}

function readInline(element: XmlElement, data: ReadonlyMap<string, string>): string {
  const { name, namespace, line } = element;
  const dataOf = (attribute: string) => {
    const id = element.attributes.get(attribute);
    const text = data.get(id ?? '');
    if (text !== undefined) return text;
    const reason =
      id === undefined ? `has no ${attribute}` : `refers to “${id}”, which is no <data> of its unit`;
    throw new XmlFault(
      `The code <${name}> ${reason}. Copy codes from the source; do not make new ones.`,
      line,
    );
  };
  switch (namespace === xliffNamespace ? name : '') {
    case 'ph':
    case 'sc':
    case 'ec':
      return dataOf('dataRef');
    case 'pc':
      return dataOf('dataRefStart') + readContent(element, data) + dataOf('dataRefEnd');
    case 'mrk':
      return readContent(element, data);
    case 'sm':
    case 'em':
      return '';
    case 'cp':
      return characterOf(element);
    default:
      throw new XmlFault(
        `<${name}> cannot stand in a text; only ph, pc, sc, ec, mrk, sm, em and cp can.`,
        line,
      );
  }
}

/** A character that XML cannot hold. */
function characterOf({ attributes, line }: XmlElement): string {
  const hex = attributes.get('hex') ?? '';
  const code = Number.parseInt(hex, 16);
  if (/^[0-9a-f]{4,6}$/i.test(hex) && code <= 0x10ffff) return String.fromCodePoint(code);
  throw new XmlFault(`<cp> needs “hex”, four to six digits, not “${hex}”.`, line);
}
