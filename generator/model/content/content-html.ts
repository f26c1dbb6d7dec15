import type { Days } from '../routes/days.ts';

/** The body of a page in one language. */
export interface ContentModel {
  readonly entry: string;
  readonly locale: string;
  /** The day on which a second reader read it, as YYYY-MM-DD. */
  readonly reviewed: string | undefined;
  /** The days on which it is there. */
  readonly days: Days;
  readonly html: string;
  /** Its words and the types of its blocks, with single spaces; where they differ, the text has changed. */
  readonly words: string;
}

/** A node of a body, with mdast's name; `fact` for a fact of the entry, `dated` for a part that is there on some days, `factTable` for a table of properties, `answer` for another page’s. */
export interface ContentBlock {
  readonly type: string;
  /** Of texts; of images, the name of the picture; of facts, their name; of tables, their columns; of answers, the key of their page. */
  readonly value: string;
  /** Of headings, 2 or 3. */
  readonly depth: number;
  readonly ordered: boolean;
  readonly children: readonly ContentBlock[];
  /** Of headings that have one of their own: the fragment of their address. */
  readonly id?: string;
  /** Of links to pages: the published path, decoded. */
  readonly path?: string;
  /** Of links to pages: the part after the path, such as #check-in. */
  readonly suffix?: string;
  /** Of links to other sites: the https address, encoded. */
  readonly url?: string;
  /** Of parts that are there on some days. */
  readonly days?: Days;
}

/**
 * A body as HTML. Unless it has an id of its own, a heading is numbered rather than named, so that a link survives a change
 * of its words.
 * @param isFolded whether each section of its lowest level is a question that unfolds
 */
export function toHtml(blocks: readonly ContentBlock[], isFolded: boolean): string {
  let part = 0;
  const all = blocks.flatMap((block) => [block, ...block.children]);
  const foldedLevel = isFolded ? (all.some((block) => isHeading(block, 3)) ? 3 : 2) : undefined;
  const toSections = (some: readonly ContentBlock[]): string => {
    let isOpen = false;
    const close = () => {
      const end = isOpen ? sectionEnd : '';
      isOpen = false;
      return end;
    };
    const parts = some.map((block) => {
      if (block.type === 'dated') {
        const before = block.children[0]?.type === 'heading' ? close() : '';
        return before + withDays(block.days ?? {}, toSections(block.children));
      }
      const isQuestion = block.type === 'heading' && block.depth === foldedLevel;
      if (!isQuestion && !isHeading(block, 2)) return toElement(block);
      part += 1;
      const id = block.id ?? `part-${part}`;
      const words = toElements(block.children);
      const end = close();
      if (!isQuestion) return `${end}<h2 id="${id}">${words}</h2>`;
      isOpen = true;
      // A browser opens a section if the target of a link is inside it, after the summary.
      return `${end}<details><summary><h${block.depth}>${words}</h${block.depth}></summary><div id="${id}">`;
    });
    return parts.join('') + close();
  };
  return toSections(blocks);
}

const sectionEnd = '</div></details>';

function isHeading({ type, depth }: ContentBlock, level: number): boolean {
  return type === 'heading' && depth === level;
}

/** HTML that is there on some days; pages leave it out on the others. */
export function withDays({ from = '', until = '' }: Partial<Days>, html: string): string {
  return `<template data-from="${from}" data-until="${until}">${html}</template>`;
}

function toElements(blocks: readonly ContentBlock[]): string {
  return blocks.map(toElement).join('');
}

function toElement(block: ContentBlock): string {
  const { type, value, depth, ordered, children, id } = block;
  const inner = toElements(children);
  switch (type) {
    case 'heading':
      return `<h${depth}${id === undefined ? '' : ` id="${id}"`}>${inner}</h${depth}>`;
    case 'paragraph':
      return toParagraph(children, inner);
    case 'list':
      return ordered ? `<ol>${inner}</ol>` : `<ul>${inner}</ul>`;
    case 'listItem':
      return `<li>${toItem(children)}</li>`;
    case 'link':
      return toLink(block);
    case 'strong':
      return `<strong>${inner}</strong>`;
    case 'emphasis':
      return `<em>${inner}</em>`;
    case 'table':
      return toTable(children);
    case 'image':
      return `<picture data-picture="${escapeHtml(value)}"></picture>`;
    case 'factTable':
      return `<table data-columns="${escapeHtml(value)}"></table>`;
    case 'answer':
      return `<p data-answer="${escapeHtml(value)}"></p>`;
    case 'fact':
      return `<span data-fact="${escapeHtml(value)}"></span>`;
    default:
      return escapeHtml(value) + inner;
  }
}

/** A picture has no paragraph around it; a link to a form alone in a paragraph is a button. */
function toParagraph(children: readonly ContentBlock[], inner: string): string {
  const [only] = children;
  if (children.length === 1 && only?.type === 'image') return inner;
  if (children.length === 1 && only?.suffix?.startsWith('?'))
    return `<p class="actions">${toLink(only, 'button')}</p>`;
  return `<p>${inner}</p>`;
}

function toLink({ children, path, suffix = '', url }: ContentBlock, className?: string): string {
  const inner = toElements(children);
  const attributes = className === undefined ? '' : ` class="${className}"`;
  if (url?.startsWith('https:'))
    return `<a${attributes} href="${escapeHtml(url)}" rel="external noopener">${inner}</a>`;
  const address = url ?? encodeURI(path ?? '/') + suffix;
  return `<a${attributes} href="${escapeHtml(address)}">${inner}</a>`;
}

/** The first row names the columns, the first cell of each other row names the row. Cells repeat the names for narrow windows. */
function toTable([head, ...rows]: readonly ContentBlock[]): string {
  const cellsOf = (row: ContentBlock | undefined) =>
    row?.children.map(({ children }) => toElements(children)) ?? [];
  const names = cellsOf(head);
  const hasNames = names.some((name) => name !== '');
  const body = rows.map((row) => {
    const cells = cellsOf(row).map((cell, index) => {
      if (index === 0) return `<th scope="row">${cell}</th>`;
      const name = (names[index] ?? '').replace(/<[^>]*>/g, '');
      return `<td${name === '' ? '' : ` data-label="${name}"`}>${cell}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  const top = names.map((name) => (name === '' ? '<td></td>' : `<th scope="col">${name}</th>`));
  const thead = hasNames ? `<thead><tr>${top.join('')}</tr></thead>` : '';
  return `<table class="fact-table">${thead}<tbody>${body.join('')}</tbody></table>`;
}

/** The paragraph of an item is left out if it is the only one. */
function toItem(children: readonly ContentBlock[]): string {
  const isTight = children.filter(({ type }) => type === 'paragraph').length === 1;
  return children
    .map((child) => (isTight && child.type === 'paragraph' ? toElements(child.children) : toElement(child)))
    .join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
