import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** A node of a Markdown text, with mdast's name. */
export interface MarkdownNode {
  /** `tooDeep` stands for a node within more than `maxDepth` others; `brokenTable` for rows that are a text to the parser. */
  readonly type: Nodes['type'] | 'tooDeep' | 'brokenTable';
  /** Its beginning, in characters. */
  readonly offset: number;
  readonly children: readonly MarkdownNode[];
  /** Of texts and code. */
  readonly value: string;
  /** Of headings, from 1. */
  readonly depth: number;
  /** Of links and images. */
  readonly url: string;
  /** Of lists. */
  readonly ordered: boolean;
}

/** Lists, quotations and emphasis within each other. */
const maxDepth = 24;

/** Parses CommonMark with tables. Never throws: every text is Markdown, and one that is nested too deep gives a single node. */
export function parseMarkdown(text: string): MarkdownNode {
  try {
    const root = fromMarkdown(text, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    });
    return toPlain(root, text, 0);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ...nothing, type: 'root', children: [{ ...nothing, type: 'tooDeep' }] };
  }
}

const nothing = { offset: 0, children: [], value: '', depth: 0, url: '', ordered: false } as const;

function toPlain(node: Nodes, text: string, level: number): MarkdownNode {
  const offset = node.position?.start.offset ?? 0;
  if (level > maxDepth) return { ...nothing, type: 'tooDeep', offset };
  return {
    type: node.type === 'text' ? typeOfText(text.slice(offset, node.position?.end.offset)) : node.type,
    offset,
    children: 'children' in node ? node.children.map((child) => toPlain(child, text, level + 1)) : [],
    value: 'value' in node ? node.value : '',
    depth: 'depth' in node ? node.depth : 0,
    url: 'url' in node ? node.url : '',
    ordered: 'ordered' in node && node.ordered === true,
  };
}

/** The line below a table's head, as in | --- | :-: |. What has one and is no table has another number of cells there. */
const delimiterRow = /^[ \t]*(?:\|[ \t]*:?-+:?[ \t]*(?:\||$)|:?-+:?[ \t]*\|[ \t]*:?-)/m;

/** A link whose definition is missing: [text][name]. A backslash before a bracket makes it a text. */
const reference = /(?<!\\)\[[^[\]]+(?<!\\)\]\[[^[\]]*(?<!\\)\]/;

/** The syntax that a writer meant, where CommonMark takes it for words. */
function typeOfText(source: string): 'text' | 'brokenTable' | 'linkReference' {
  if (delimiterRow.test(source)) return 'brokenTable';
  return reference.test(source) ? 'linkReference' : 'text';
}
