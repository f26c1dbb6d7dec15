import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** A node of a Markdown text, with CommonMark's name. */
export interface MarkdownNode {
  readonly type: Nodes['type'];
  /** Its beginning, in characters. */
  readonly offset: number;
  readonly children: readonly MarkdownNode[];
  /** Of texts and code. */
  readonly value: string;
  /** Of headings, from 1. */
  readonly depth: number;
  /** Of links. */
  readonly url: string;
  /** Of lists. */
  readonly ordered: boolean;
}

/** Parses CommonMark. Never throws: every text is Markdown. */
export function parseMarkdown(text: string): MarkdownNode {
  return toPlain(fromMarkdown(text));
}

function toPlain(node: Nodes): MarkdownNode {
  return {
    type: node.type,
    offset: node.position?.start.offset ?? 0,
    children: 'children' in node ? node.children.map(toPlain) : [],
    value: 'value' in node ? node.value : '',
    depth: 'depth' in node ? node.depth : 0,
    url: 'url' in node ? node.url : '',
    ordered: 'ordered' in node && node.ordered === true,
  };
}
