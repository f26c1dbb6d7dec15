import type { List, Nodes, Text } from 'mdast';
import { markdownToMdast, type Point } from 'satteri';
import { findSlip } from './slips.ts';

/** A node of a Markdown text, with mdast's name. */
export interface MarkdownNode {
  /**
   * `tooDeep` stands for a node within more than `maxDepth` others; `brokenTable` for rows that are a text to the parser, or have
   * other cells than the head; `lostNumber` for a list whose numbers would be others; `lostTitle` for the title of a link, which
   * nobody reads; `lostSign` for a sign that guests would not see; `slip` for a text with a sign that the parser takes for words. Its
   * value is the sign.
   */
  readonly type: Nodes['type'] | 'tooDeep' | 'brokenTable' | 'lostNumber' | 'lostTitle' | 'lostSign' | 'slip';
  /** Its beginning, in characters. */
  readonly offset: number;
  /** The offset behind it. */
  readonly end: number;
  readonly children: readonly MarkdownNode[];
  /** Of texts and code. */
  readonly value: string;
  /** Of slips: the right form. */
  readonly advice: string;
  /** Of headings, from 1. */
  readonly depth: number;
  /** Of links and images. */
  readonly url: string;
  /** Of lists. */
  readonly ordered: boolean;
}

/** Lists, quotations and emphasis within each other. */
const maxDepth = 24;

/** Tables come with more of GitHub's Markdown, which is taken back: `childrenOf`, and boxes in `findFault`. */
const features = { gfm: { footnotes: false }, frontmatter: false } as const;

/** Parses CommonMark with tables. Never throws: every text is Markdown, and one that is nested too deep gives a single node. */
export function parseMarkdown(text: string): MarkdownNode {
  let root: Nodes;
  try {
    root = markdownToMdast(text, { features });
  } catch {
    return { ...nothing, type: 'root', children: [{ ...nothing, type: 'tooDeep' }] };
  }
  return toPlain(root, text, []);
}

const nothing = {
  offset: 0,
  end: 0,
  children: [],
  value: '',
  advice: '',
  depth: 0,
  url: '',
  ordered: false,
} as const;

/** @param within the types of the nodes around it, outermost first */
function toPlain(node: Nodes, text: string, within: readonly Nodes['type'][]): MarkdownNode {
  const offset = node.position?.start.offset ?? 0;
  if (within.length > maxDepth) return { ...nothing, type: 'tooDeep', offset };
  const end = node.position?.end.offset ?? offset;
  const source = text.slice(offset, end);
  const fault = findFault(node, source, { text, offset, within });
  if (fault !== undefined) return { ...nothing, ...fault };
  return {
    type: node.type === 'text' ? typeOfText(source) : node.type,
    offset,
    end,
    children: childrenOf(node, text).map((child) => toPlain(child, text, [...within, node.type])),
    value: 'value' in node ? node.value : '',
    advice: '',
    depth: 'depth' in node ? node.depth : 0,
    url: 'url' in node ? node.url : '',
    ordered: 'ordered' in node && node.ordered === true,
  };
}

/** The nodes in a node, as CommonMark has them: addresses without brackets and ~struck out~ words are texts. */
function childrenOf(node: Nodes, text: string): readonly Nodes[] {
  if (!('children' in node)) return [];
  if (!node.children.some(({ type }) => type === 'link' || type === 'delete')) return node.children;
  const parts = node.children.flatMap((child): readonly Nodes[] => {
    const isBare = child.type === 'link' && !/^[[<]/.test(text.slice(child.position?.start.offset));
    if (isBare) return child.children;
    if (child.type !== 'delete') return [child];
    const [first, last] = [child.children[0], child.children.at(-1)];
    const [from, to] = [child.position, { start: first?.position?.start, end: last?.position?.end }];
    return [
      textBetween(text, from?.start, to.start),
      ...childrenOf(child, text),
      textBetween(text, to.end, from?.end),
    ];
  });
  const joined: Nodes[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (part.type === 'text' && before?.type === 'text') {
      const both = textBetween(text, before.position?.start, part.position?.end);
      joined.splice(-1, 1, { ...both, value: before.value + part.value });
    } else joined.push(part);
  }
  return joined;
}

function textBetween(text: string, start: Point | undefined, end: Point | undefined): Text {
  const value = text.slice(start?.offset, end?.offset);
  return { type: 'text', value, ...(start && end ? { position: { start, end } } : {}) };
}

interface Place {
  readonly text: string;
  readonly offset: number;
  readonly within: readonly Nodes['type'][];
}

/** Finds text that the parser would drop, change, or read as words although it looks like syntax. */
function findFault(
  node: Nodes,
  source: string,
  { text, offset, within }: Place,
): (Pick<MarkdownNode, 'type' | 'offset' | 'value'> & Partial<MarkdownNode>) | undefined {
  switch (node.type) {
    case 'text': {
      if (typeOfText(source) !== 'text') return undefined;
      const isLineStart = offset === 0 || text[offset - 1] === '\n';
      const [isInLink, isInHeading] = [within.includes('link'), within.includes('heading')];
      const slip = findSlip(source, { isLineStart, isInLink, isInHeading });
      return slip && { type: 'slip', offset: offset + slip.index, value: slip.sign, advice: slip.advice };
    }
    case 'listItem': {
      const box = typeof node.checked === 'boolean' && /\[[ xX]\]/.exec(source);
      if (!box) return undefined;
      const advice = 'Lists have no boxes: write - words.';
      return { type: 'slip', offset: offset + box.index, value: box[0], advice };
    }
    case 'heading': {
      // A line below makes a heading of the words, signs behind them are left out.
      const sign = /(?:\n[ \t]*[-=]+|\s#+)\s*$/.exec(source)?.[0].trim();
      return sign === undefined ? undefined : { type: 'lostSign', offset, value: sign };
    }
    case 'emphasis':
    case 'strong':
      return /\d$/.test(text.slice(0, offset))
        ? { type: 'lostSign', offset, value: source[0] ?? '' }
        : undefined;
    case 'list': {
      const sign = findLostNumber(node, text);
      return sign && { type: 'lostNumber', ...sign };
    }
    case 'table': {
      const cells = node.children[0]?.children.length;
      const row = node.children.find(
        ({ children, position }, index) =>
          children.length !== cells ||
          (index > 0 &&
            /^[|:\s-]*---[|:\s-]*$/.test(text.slice(position?.start.offset, position?.end.offset))),
      );
      return row && { type: 'brokenTable', offset: row.position?.start.offset ?? offset, value: '' };
    }
    case 'link':
      return typeof node.title === 'string' ? { type: 'lostTitle', offset, value: source } : undefined;
    default:
      return undefined;
  }
}

/**
 * The first number of a list that guests would see as another: lists are counted from 1. A list of one item is a sentence
 * that begins with a number, a sign of one or an asterisk; numbers that are all 1 are meant to be counted.
 */
function findLostNumber(
  { children }: List,
  text: string,
): Pick<MarkdownNode, 'offset' | 'value'> | undefined {
  const signs = children.map(({ position }) => {
    const offset = position?.start.offset ?? 0;
    return { offset, value: /^(?:\d+[.)]|[*+-])/.exec(text.slice(offset))?.[0] ?? '' };
  });
  const [first] = signs;
  if (signs.length === 1) return /^-\s+(?![\s\d])/.test(text.slice(first?.offset)) ? undefined : first;
  if (signs.every(({ value }) => /^\D|^1\D/.test(value))) return undefined;
  return signs.find(({ value }, index) => Number.parseInt(value, 10) !== index + 1);
}

/** The line below a table's head, as in | --- | :-: |. Text with such a line that is no table has a different number of cells there. */
const delimiterRow = /^[ \t]*(?:\|[ \t]*:?-+:?[ \t]*(?:\||$)|:?-+:?[ \t]*\|[ \t]*:?-)/m;

/** A link whose definition is missing: [text][name]. A backslash before a bracket makes it a text. */
const reference = /(?<!\\)\[[^[\]]+(?<!\\)\]\[[^[\]]*(?<!\\)\]/;

/** The syntax that a writer meant, where CommonMark takes it for words. */
function typeOfText(source: string): 'text' | 'brokenTable' | 'linkReference' {
  if (delimiterRow.test(source)) return 'brokenTable';
  return reference.test(source) ? 'linkReference' : 'text';
}
