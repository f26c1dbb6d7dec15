import { type MarkdownNode, parseMarkdown } from '../../spec/markdown/parse-markdown.ts';
import { type Inline, type Piece, type Segment, textOf, withSyntax } from './pieces.ts';

/** Parts of a text of Markdown that are no words: escapes, facts, entities, line ends. */
const codes = /(\\[!-/:-@[-`{-~]|\{\{[^}]*\}\}|&(?:[a-z]+|#\w+);|[ \t]*\r?\n[ \t]*)/i;

/** The id at the end of a heading. */
const headingId = /\s*\{#[a-z][a-z0-9-]*\}\s*$/;

/** The pieces of a body: headings, paragraphs, items of lists and cells of tables that have words. */
export function bodyPieces(text: string): readonly Piece[] {
  const segments: Segment[] = [];
  const visit = (node: MarkdownNode, path: string) => {
    const label = `${path}/${node.type}${node.depth || ''}`;
    const content = node.children.map(({ type }) => type);
    const isOfWords = ['paragraph', 'heading', 'tableCell'].includes(node.type);
    if (!isOfWords) for (const child of node.children) visit(child, label);
    const [first, last] = [node.children.at(0), node.children.at(-1)];
    if (!isOfWords || first === undefined || last === undefined || content.length === 0) return;
    const inner = text.slice(first.offset, last.end);
    const id = node.type === 'heading' ? headingId.exec(inner)?.[0] : undefined;
    const [start, end] = [first.offset, last.end - (id?.length ?? 0)];
    const parts = inlineOf(text, node.children, start, end);
    if (hasWords(parts)) segments.push({ start, end, label, content: parts });
  };
  visit(parseMarkdown(text), '');
  const pieces = withSyntax(text, segments);
  // Faults of Markdown have no end; a body with one is a segment as a whole.
  const isWhole = textOf(pieces.flatMap(({ content }) => content)) === text;
  return isWhole ? pieces : [{ label: '', isSegment: true, content: [text] }];
}

/** The parts of a stretch of text that consists of nodes. */
function inlineOf(
  text: string,
  nodes: readonly MarkdownNode[],
  start: number,
  end: number,
): readonly Inline[] {
  const parts: Inline[] = [];
  let at = start;
  const addCode = (to: number) => {
    if (to > at) parts.push({ code: text.slice(at, to) });
  };
  for (const node of nodes) {
    addCode(node.offset);
    parts.push(...partsOf(text, node, Math.min(node.end, end)));
    at = node.end;
  }
  addCode(end);
  return parts;
}

function partsOf(text: string, node: MarkdownNode, end: number): readonly Inline[] {
  const { type, offset, children } = node;
  const source = text.slice(offset, end);
  if (type === 'text') {
    const parts = source.split(codes).map((part, index) => (index % 2 === 0 ? part : { code: part }));
    return parts.filter((part) => part !== '');
  }
  const [first, last] = [children.at(0), children.at(-1)];
  const isSpan = ['link', 'strong', 'emphasis'].includes(type);
  if (!isSpan || first === undefined || last === undefined) return [{ code: source }];
  return [
    {
      open: text.slice(offset, first.offset),
      close: text.slice(last.end, end),
      isLink: type === 'link',
      content: inlineOf(text, children, first.offset, last.end),
    },
  ];
}

function hasWords(parts: readonly Inline[]): boolean {
  return parts.some((part) => {
    if (typeof part === 'string') return /[\p{L}\p{N}]/u.test(part);
    return 'content' in part && hasWords(part.content);
  });
}
