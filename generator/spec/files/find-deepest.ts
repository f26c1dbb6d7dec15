import { type CST, Parser } from 'yaml';

/** The offset of the first map or list within `depth` others; for files that are nested too deep to be composed. */
export function findDeepest(text: string, depth: number): number | undefined {
  for (const token of new Parser().parse(text)) {
    const found = token.type === 'document' ? findIn(token.value, depth) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function findIn(token: CST.Token | null | undefined, depth: number): number | undefined {
  if (!token || !('items' in token)) return undefined;
  if (depth === 0) return token.offset;
  for (const { key, value } of token.items) {
    const found = findIn(key, depth - 1) ?? findIn(value, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
