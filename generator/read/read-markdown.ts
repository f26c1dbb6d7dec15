import type { WorkCache } from '../work-cache.ts';
import type { MarkdownNode } from './parse-markdown.ts';

/** The parts of a Markdown text, from the cache where it has been parsed before. */
export async function readMarkdown(text: string, cache?: WorkCache): Promise<MarkdownNode> {
  const key = `markdown ${text}`;
  const known = cache?.find(key);
  if (known !== undefined) return known as MarkdownNode;
  const { parseMarkdown } = await import('./parse-markdown.ts');
  const parsed = parseMarkdown(text);
  cache?.keep(key, parsed);
  return parsed;
}
