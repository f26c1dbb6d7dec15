import type { Report } from '../../diagnostics/diagnostic.ts';
import type { MarkdownNode } from '../../spec/markdown/parse-markdown.ts';
import type { AccessibilityFile } from '../../spec/schema/facts/data.ts';
import type { SiteFile } from '../../spec/schema/site/site.ts';
import { checkDescribed, type GalleryContext } from '../media/build-media.ts';
import type { Days } from '../routes/days.ts';
import { checkHeadings, nodesOf, splitId, wordsOf } from './content-headings.ts';
import type { ContentBlock } from './content-html.ts';
import type { LinkTarget } from './content-links.ts';
import { type BodyDays, splitByDays } from './dated-parts.ts';
import { buildFactTable, type FactTableContext } from './fact-table.ts';
import { buildHolidayTable, fillFacts, type HolidaysContext, yearOfTable } from './fill-facts.ts';

/** Data for the checks of one body. */
export interface BodyContext extends GalleryContext, HolidaysContext, FactTableContext, BodyDays {
  /** Undefined where the file is faulty. */
  readonly site: SiteFile | undefined;
  /** The result of the last accessibility check; undefined where there was none. */
  readonly accessibility: AccessibilityFile | undefined;
  /** Names of the entry’s facts that a sentence can hold. */
  readonly facts: readonly string[];
  /** @param days the days of the text with the link */
  readonly findTarget: (node: MarkdownNode, days: Days) => LinkTarget;
}

const allowed: ReadonlySet<string> = new Set<MarkdownNode['type']>([
  'root',
  'heading',
  'paragraph',
  'list',
  'listItem',
  'link',
  'text',
  'strong',
  'emphasis',
  'table',
  'tableRow',
  'tableCell',
  'image',
]);

/** The blocks of a body, with its links and facts resolved. Unsupported Markdown and broken links are reported. */
export function buildBody(
  file: string,
  root: MarkdownNode,
  context: BodyContext,
  report: Report,
): readonly ContentBlock[] {
  if (isEmpty(root))
    report({
      code: 'SPEC_EMPTY',
      message: 'The body is empty.',
      help: 'Write it, or delete the file: the page then shows its summary, facts and related pages.',
      at: [{ file, offset: 0 }],
    });
  checkHeadings(file, root, report);
  checkTables(file, root, report);
  const { site, accessibility, facts: ofEntry, locale } = context;
  const facts = site && { site, accessibility, locale, ofEntry };
  const resolve: Omit<Resolve, 'target'> = {
    file,
    texts: (node) => facts && fillFacts({ file, ...node }, facts, report),
    checkPicture: ({ url, offset }) => checkDescribed(url, 'body', { file, offset }, context, report),
  };
  return splitByDays(file, root.children, context, report).flatMap(({ days, nodes }) => {
    const target = (node: MarkdownNode) => context.findTarget(node, days ?? context.days);
    const blocks = nodes.flatMap((node) => {
      const ofProperties = buildFactTable(file, node, context, report);
      if (ofProperties !== undefined) return ofProperties;
      const year = yearOfTable(node);
      return year === undefined
        ? toBlock(node, { ...resolve, target }, report)
        : buildHolidayTable({ file, ...node }, year, context, report);
    });
    if (days === undefined) return blocks;
    return [{ type: 'dated', value: '', depth: 0, ordered: false, children: blocks, days }];
  });
}

interface Resolve {
  readonly file: string;
  readonly target: (node: MarkdownNode) => LinkTarget;
  /** A text with facts filled in. */
  readonly texts: (node: MarkdownNode) => ContentBlock[] | undefined;
  readonly checkPicture: (node: MarkdownNode) => boolean;
}

function toBlock(node: MarkdownNode, resolve: Resolve, report: Report): ContentBlock[] {
  const isTitle = node.type === 'heading' && node.depth === 1;
  const { heading, id } = node.type === 'heading' ? splitId(node) : { heading: node, id: undefined };
  const lacksWords = isWorded(node.type) && isEmpty(heading, /[\p{L}\p{N}]/u);
  if (!allowed.has(node.type) || isTitle || lacksWords) {
    report({
      code: 'CONTENT_NOT_ALLOWED',
      message: isTitle
        ? 'A body cannot have a first-level heading.'
        : `A body cannot contain ${lacksWords ? `${names[node.type]} without words` : describe(node)}.`,
      help: `${adviceOn(node)}Use ## and ### headings, paragraphs, lists, tables, pictures, links, *emphasis* and **strong**.`,
      at: [{ file: resolve.file, offset: node.offset }],
    });
    return [];
  }
  const children = heading.children.flatMap((child) => toBlock(child, resolve, report));
  const { type, value, depth, ordered } = node;
  const block = { type, value, depth, ordered, children };
  if (type === 'text') return resolve.texts(node) ?? [block];
  if (type === 'image') return resolve.checkPicture(node) ? [{ ...block, value: node.url }] : [];
  if (id !== undefined) return [{ ...block, id }];
  if (type !== 'link') return [block];
  const target = resolve.target(node);
  return target === undefined ? children : [{ ...block, ...target }];
}

/** Reports columns that cannot be told apart, and rows without words. A head without any is that of a table without a head. */
function checkTables(file: string, root: MarkdownNode, report: Report): void {
  const refuse = (table: string, help: string, { offset }: MarkdownNode) =>
    report({
      code: 'CONTENT_NOT_ALLOWED',
      message: `A body cannot contain a table ${table}.`,
      help,
      at: [{ file, offset }],
    });
  for (const table of nodesOf(root).filter(({ type }) => type === 'table')) {
    const [head, ...rows] = table.children;
    const columns = head?.children ?? [];
    const names = columns.map(wordsOf);
    const hasHead = names.some((name) => name !== '');
    for (const [index, column] of columns.entries()) {
      const name = names[index] ?? '';
      if (name === '' && hasHead)
        refuse('in which some columns have a name and others none', `Name this column: ${heard}`, column);
      if (name !== '' && names.indexOf(name) < index)
        refuse(`with two columns “${name}”`, `Give this column another name: ${heard}`, column);
    }
    if (rows.length === 0) refuse('without rows', 'Add its rows, or remove it.', table);
    for (const [index, column] of columns.entries()) {
      const cells = rows.flatMap(({ children }) => children[index] ?? []);
      if (rows.length > 1 && cells.every((cell) => isEmpty(cell)))
        refuse('with an empty column', 'Fill it in, or remove it.', column);
    }
    for (const row of rows.filter((each) => isEmpty(each)))
      refuse('with an empty row', 'Fill it in, or remove it.', row);
  }
}

const heard = 'guests who listen to the page hear the name with each cell.';

/**
 * Whether guests would see nothing of a node.
 * @param seen a sign that is something
 */
function isEmpty(node: MarkdownNode, seen = /\S/): boolean {
  return nodesOf(node).every(({ type, value }) => allowed.has(type) && type !== 'image' && !seen.test(value));
}

/** Whether a node makes no sense without words. */
function isWorded(type: MarkdownNode['type']): boolean {
  return type === 'heading' || type === 'link' || type === 'listItem';
}

const names: Readonly<Record<string, string>> = {
  heading: 'a heading',
  link: 'a link',
  listItem: 'an item of a list',
  html: 'HTML',
  code: 'code',
  inlineCode: 'code',
  blockquote: 'a quotation',
  thematicBreak: 'a line between paragraphs',
  break: 'a line break',
  definition: 'a link definition',
  linkReference: 'a link by reference',
  imageReference: 'an image by reference',
  brokenTable: 'a table whose lines have different numbers of cells, or two lines of dashes',
  lostTitle: 'the title of a link',
  tooDeep: 'lists or quotations this deep within each other',
};

/** The first sentence of the help, where there is something better than the general list. */
const advice: Readonly<Record<string, string>> = {
  brokenTable: 'Give each line as many cells as the first; \\| is a bar within a cell. ',
  lostNumber:
    'A list is counted from 1 and has several items. Write 14\\., \\- or \\* where a sentence begins so. ',
  lostSign: 'Write ## before a heading, and \\# or \\* for a sign that is shown. ',
  lostTitle: 'Nobody reads it: write [text](key-of-an-entry). ',
  linkReference:
    'Write the target behind the text: [text](key-of-an-entry), or \\[ for a bracket that is shown. ',
};

function adviceOn({ type, advice: own }: MarkdownNode): string {
  return own === '' ? (advice[type] ?? '') : `${own} `;
}

function describe({ type, value }: MarkdownNode): string {
  if (type === 'slip') return `“${value}”, which guests would read as it is`;
  if (type === 'lostSign')
    return `“${value}” here: Markdown takes it for a sign, and guests would not see it`;
  if (type === 'lostNumber') return `a list that begins or goes on with “${value}”`;
  return names[type] ?? type;
}
