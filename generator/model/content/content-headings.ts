import type { Report } from '../../diagnostics/diagnostic.ts';
import type { MarkdownNode } from '../../spec/markdown/parse-markdown.ts';

/** A body, as far as links to its headings are concerned. */
export interface HeadedBody {
  readonly file: string;
  /** Key of its entry. */
  readonly entry: string;
  readonly locale: string;
  /** Ids that its headings have of their own. */
  readonly ids: readonly string[];
}

/** An id at the end of a heading: ## Checking in {#check-in} */
const idAtEnd = /\s*\{#([a-z][a-z0-9-]*)\}\s*$/;

/** The nodes of a text, each before those within it. */
export function nodesOf(node: MarkdownNode): readonly MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  const add = (each: MarkdownNode) => {
    nodes.push(each);
    each.children.forEach(add);
  };
  add(node);
  return nodes;
}

/** A heading without the id at its end, and that id. */
export function splitId(heading: MarkdownNode): {
  readonly heading: MarkdownNode;
  readonly id: string | undefined;
} {
  const last = heading.children.at(-1);
  const [whole = '', id] = last?.type === 'text' ? (idAtEnd.exec(last.value) ?? []) : [];
  if (last === undefined || id === undefined) return { heading, id: undefined };
  const words = { ...last, value: last.value.slice(0, -whole.length) };
  return { heading: { ...heading, children: [...heading.children.slice(0, -1), words] }, id };
}

/** The words in a node, with plain spaces. */
export function wordsOf(node: MarkdownNode): string {
  const words = nodesOf(node).map(({ value }) => value);
  return words.join('').replace(/\s+/gu, ' ').trim();
}

/** The ids that the headings of a body have of their own. */
export function idsOf(root: MarkdownNode): readonly string[] {
  return root.children.flatMap((node) => (node.type === 'heading' ? (splitId(node).id ?? []) : []));
}

/** Reports headings more than one level below the one before (the page’s title is the first), and words or ids that occur twice. */
export function checkHeadings(file: string, root: MarkdownNode, report: Report): void {
  let level = 1;
  const ids = new Map<string, number>();
  const headings = new Map<string, number>();
  for (const node of nodesOf(root)) {
    if (node.type !== 'heading') continue;
    const { depth, offset } = node;
    if (depth > level + 1)
      report({
        code: 'CONTENT_HEADING_SKIPPED',
        message: `A heading of level ${depth} follows one of level ${level}${level === 1 ? ', the page’s title' : ''}.`,
        help: `Write ${'#'.repeat(level + 1)} here, or add the heading between them.`,
        at: [{ file, offset }],
      });
    level = depth;
    const { id, heading } = splitId(node);
    const words = wordsOf(heading);
    const spoken = words
      .toLowerCase()
      .replace(/[\s\p{P}]+/gu, ' ')
      .trim();
    const same = headings.get(spoken);
    if (same !== undefined)
      report({
        code: 'CONTENT_HEADING_TWICE',
        message: `Two headings are “${words}”.`,
        help: 'Say in each heading what its section is about.',
        at: [
          { file, offset },
          { file, offset: same },
        ],
      });
    if (spoken !== '') headings.set(spoken, offset);
    if (id === undefined) continue;
    const taken = ids.get(id);
    if (taken !== undefined)
      report({
        code: 'CONTENT_ID_TAKEN',
        message: `Two headings have the id “${id}”.`,
        help: 'Give one of them another id.',
        at: [
          { file, offset },
          { file, offset: taken },
        ],
      });
    ids.set(id, offset);
  }
}

/** Reports bodies of an entry whose headings have other ids, or in another order, than its first body. */
export function compareIds(bodies: readonly HeadedBody[], report: Report): void {
  for (const [first, ...others] of Map.groupBy(bodies, ({ entry }) => entry).values()) {
    if (first === undefined) continue;
    const wanted = first.ids;
    for (const other of others) {
      const { ids } = other;
      if (ids.join(' ') === wanted.join(' ')) continue;
      const missing = wanted.filter((id) => !ids.includes(id));
      const extra = ids.filter((id) => !wanted.includes(id));
      report({
        code: 'CONTENT_IDS_DIFFER',
        message: `The ids of headings are not those of ${first.file}: ${[
          ...missing.map((id) => `“${id}” is missing`),
          ...extra.map((id) => `“${id}” is only here`),
          ...(missing.length + extra.length === 0 ? ['their order differs'] : []),
        ].join(', ')}.`,
        help: 'Write the same sections in the same order, each with the same id at the end of its heading.',
        at: [{ file: other.file, offset: 0 }],
      });
    }
  }
}
