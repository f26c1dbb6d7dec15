import type { Cache } from '../cache/cache.ts';
import type { MarkdownNode } from './parse-markdown.ts';

/** The nodes of a Markdown text, from the cache if known. */
export async function readMarkdown(text: string, cache?: Cache): Promise<MarkdownNode> {
  const key = `markdown ${text}`;
  const known = cache?.find(key);
  if (known !== undefined) return known as MarkdownNode;
  const { parseMarkdown } = await import('./parse-markdown.ts');
  const parsed = parseMarkdown(text);
  cache?.keep(key, parsed);
  return parsed;
}
