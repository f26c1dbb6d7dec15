import { Parser } from 'htmlparser2';

/** A run of text that a guest, a search engine or a screen reader gets. */
export interface Part {
  /** Where it stands: `title`, `description`, an attribute as `a href`, or the heading above. */
  readonly where: string;
  readonly text: string;
}

/** A page as it is compared. */
export interface ReadPage {
  readonly path: string;
  readonly locale: string;
  readonly key: string;
  readonly template: string;
  readonly parts: readonly Part[];
  /** Its start tags with their attributes, without hashes of file names, scripts and styles. */
  readonly tags: readonly string[];
}

/** Elements within a line of text. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'cite',
  'code',
  'em',
  'i',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'wbr',
]);
const unread = new Set(['script', 'style', 'template']);
const structuredData = 'application/ld+json';
/** Attributes with texts, and those with addresses. */
const shown = new Set(['alt', 'aria-label', 'placeholder', 'title', 'href', 'src', 'value', 'content']);

/** Hashes in the names of files; addresses of pages have none. */
const hash = /(\/(?:assets|media)\/[^"'\s]*?)-[\w-]{8}(?=\.\w|\/)/g;
const token = /(<input [^>]*name="_token" value=")[^"]*/g;

/** A document without what differs between two servers of the same site: hashes of files, and tokens of forms. */
export function comparable(html: string): string {
  return html.replace(hash, '$1').replace(token, '$1');
}

/** Reads a page's document, without its styles and the scripts that run. */
export function readPage(path: string, html: string): ReadPage {
  const parts: Part[] = [];
  const tags: string[] = [];
  let [line, heading, unreadDepth] = ['', 'before the first heading', 0];
  const open: string[] = [];
  let [data, isData] = ['', false];
  let body: Readonly<Record<string, string>> = {};
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    line = '';
    if (text === '') return;
    const element = open.findLast((name) => !inline.has(name)) ?? '';
    if (/^h[1-6]$/.test(element)) heading = text;
    parts.push({ where: element === 'title' ? 'title' : heading, text });
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unread.has(name)) unreadDepth += 1;
      if (!inline.has(name)) endLine();
      open.push(name);
      if (name === 'body') body = attributes;
      isData = attributes.type === structuredData;
      const values = Object.entries(attributes);
      tags.push(`<${name}${values.map(([key, value]) => ` ${key}="${value}"`).join('')}>`);
      if (unreadDepth > 0) return;
      for (const [key, text] of values) {
        if (!shown.has(key) || text === '' || text.startsWith('/assets/')) continue;
        const about = attributes.name ?? attributes.property ?? attributes.rel;
        parts.push({ where: name === 'meta' && about ? about : `${name} ${key}`, text });
      }
    },
    onclosetag(name) {
      if (data !== '') {
        const lines = JSON.stringify(JSON.parse(data), null, 1).split('\n');
        parts.push(...lines.map((text) => ({ where: 'structured data', text: text.trim() })));
        data = '';
      }
      if (!inline.has(name)) endLine();
      if (unread.has(name)) unreadDepth -= 1;
      open.pop();
    },
    ontext(text) {
      if (unreadDepth === 0) line += text;
      else if (isData) data += text;
    },
  });
  parser.end(comparable(html));
  return {
    path,
    locale: body['data-locale'] ?? '',
    key: body['data-route'] ?? '',
    template: body['data-controller'] ?? '',
    parts,
    tags,
  };
}
