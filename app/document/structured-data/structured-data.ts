import type { Page } from '../../../generated/routes/index.ts';
import { buildGraph } from './graph.ts';

/** A page's graph as JSON-LD, fit to stand in a script element; undefined on pages that search engines do not show. */
export function renderStructuredData(page: Page): string | undefined {
  const graph = buildGraph(page);
  return graph && JSON.stringify(graph).replaceAll('<', '\\u003c');
}
