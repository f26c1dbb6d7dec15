import type { Page } from '../../../generated/routes/index.ts';
import { buildGraph } from './graph.ts';

/** A page's graph as JSON-LD, escaped for a script element; undefined on pages that are not indexed. */
export function renderStructuredData(page: Page): string | undefined {
  const graph = buildGraph(page);
  return graph && JSON.stringify(graph).replaceAll('<', '\\u003c');
}
