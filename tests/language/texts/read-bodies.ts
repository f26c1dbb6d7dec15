import { splitId } from '../../../generator/model/content/content-headings.ts';
import type { ContentSource, SpecSource } from '../../../generator/spec/files/spec-source.ts';
import { splitFrontMatter } from '../../../generator/spec/markdown/front-matter.ts';
import { type MarkdownNode, parseMarkdown } from '../../../generator/spec/markdown/parse-markdown.ts';
import { filled } from './message-parts.ts';
import type { Text } from './read-texts.ts';

/** The bodies of pages: each heading, paragraph, item and cell is a part, with `◊` for facts and for words of another language, which are emphasised. */
export function readBodies({ content }: SpecSource): Text[] {
  return content.map((source) => {
    const { entry, locale } = source;
    const parts = parseBody(source).children.flatMap(wordsOf);
    return { locale, kind: 'body', key: `bodies.${entry}`, text: parts.join('\n'), parts };
  });
}

/** The nodes of a body. */
export function parseBody({ file, text }: ContentSource): MarkdownNode {
  return parseMarkdown(splitFrontMatter(file, text).body);
}

const withWords: readonly MarkdownNode['type'][] = ['heading', 'paragraph', 'tableCell'];

function wordsOf(node: MarkdownNode): string[] {
  if (!withWords.includes(node.type)) return node.children.flatMap(wordsOf);
  const words = plainText(splitId(node).heading).replace(/\{\{[^{}]*\}\}/g, filled);
  return words === '' ? [] : [words];
}

function plainText({ type, value, children }: MarkdownNode): string {
  if (type === 'emphasis') return filled;
  return value + children.map(plainText).join('');
}
