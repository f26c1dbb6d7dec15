import type { Origin, Report } from '../diagnostics/diagnostic.ts';
import type { MarkdownNode } from '../read/parse-markdown.ts';
import type { SiteFile } from '../read/schema/site.ts';
import type { ContentSource } from '../read/spec-source.ts';
import { reportUnknownLocale } from './build-locales.ts';
import { checkEntry, type EntryContext } from './check-entry.ts';
import type { AreaModel, ContentBlock, ContentModel, LocalesModel, PageModel } from './model.ts';
import { fillFacts } from './site-facts.ts';

/** Data for the checks of bodies. */
export interface ContentContext extends EntryContext {
  readonly locales: LocalesModel;
  readonly areas: readonly AreaModel[];
  /** Undefined where the file is faulty. */
  readonly site: SiteFile | undefined;
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
]);

/** The bodies of pages, with their links resolved. Unsupported Markdown and broken links are reported. */
export function buildContent(
  sources: readonly ContentSource[],
  context: ContentContext,
  report: Report,
): readonly ContentModel[] {
  const pages = new Map<string, PageModel>();
  for (const page of context.areas.flatMap((area) => area.entries.flatMap((entry) => entry.pages))) {
    pages.set(`${page.key} ${page.locale}`, page);
  }
  return sources.flatMap((source) => {
    const { file, entry, locale, root } = source;
    const at = { file, offset: 0 };
    if (!context.locales.list.some(({ code }) => code === locale)) {
      reportUnknownLocale(locale, context.locales.list, at, report);
      return [];
    }
    const find = (key: string, offset: number) =>
      findPage(key, { file, offset }, locale, pages, context, report);
    if (find(entry, 0) === undefined) return [];
    if (nodesOf(root).every(({ type, value }) => allowed.has(type) && value.trim() === '')) {
      report({
        code: 'SPEC_EMPTY',
        message: 'The body is empty.',
        help: 'Write it, or delete the file: the page then shows its summary, facts and related pages.',
        at: [at],
      });
    }
    checkHeadings(file, root, report);
    const language = context.locales.list.find(({ code }) => code === locale)?.bcp47 ?? locale;
    const fill = (node: MarkdownNode) =>
      context.site && fillFacts({ file, ...node }, context.site, language, report);
    const blocks = root.children.flatMap((node) => toBlock(node, file, { find, fill }, report));
    return [{ entry, locale, blocks }];
  });
}

/** Resolves links, and facts of the site in texts. */
interface Resolve {
  readonly find: (key: string, offset: number) => PageModel | undefined;
  readonly fill: (node: MarkdownNode) => ContentBlock[] | undefined;
}

function findPage(
  key: string,
  at: { readonly file: string; readonly offset: number },
  locale: string,
  pages: ReadonlyMap<string, PageModel>,
  context: ContentContext,
  report: Report,
): PageModel | undefined {
  const page = pages.get(`${key} ${locale}`);
  if (page !== undefined || context.incomplete) return page;
  if (!context.publishedKeys.has(key)) checkEntry(key, at, context, report);
  else {
    report({
      code: 'ENTRY_NOT_PUBLISHED',
      message: `“${key}” has no page in ${locale}.`,
      help: 'Name an entry that has a page in this language, or leave the link out.',
      at: [at],
    });
  }
  return undefined;
}

/** Reports headings more than one level below the one before; the page’s title is the first level. */
function checkHeadings(file: string, root: MarkdownNode, report: Report): void {
  let level = 1;
  for (const { type, depth, offset } of nodesOf(root)) {
    if (type !== 'heading') continue;
    if (depth > level + 1)
      report({
        code: 'CONTENT_HEADING_SKIPPED',
        message: `A heading of level ${depth} follows one of level ${level}${level === 1 ? ', the page’s title' : ''}.`,
        help: `Write ${'#'.repeat(level + 1)} here, or add the heading between them.`,
        at: [{ file, offset }],
      });
    level = depth;
  }
}

function nodesOf(node: MarkdownNode): readonly MarkdownNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** The address of a link to another site; undefined, and reported, unless it is a valid https address. */
function findOutside(url: string, at: Origin, report: Report): string | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address?.protocol === 'https:') return address.href;
  const [given = ''] = scheme.exec(url) ?? [];
  report({
    code: 'LINK_NOT_HTTPS',
    message:
      address === undefined ? `“${url}” is no valid address.` : `A body cannot link to ${given} addresses.`,
    help:
      given.toLowerCase() === 'http:'
        ? 'Write https:// in place of http://, and check that the site answers there.'
        : 'Link to an entry by its key, or to another site by its full address, https://….',
    at: [at],
  });
  return undefined;
}

function toBlock(node: MarkdownNode, file: string, resolve: Resolve, report: Report): ContentBlock[] {
  const isTitle = node.type === 'heading' && node.depth === 1;
  if (!allowed.has(node.type) || isTitle) {
    report({
      code: 'CONTENT_NOT_ALLOWED',
      message: isTitle
        ? 'A body cannot have a first-level heading.'
        : `A body cannot contain ${describe(node)}.`,
      help: `${advice[node.type] ?? ''}Use ## and ### headings, paragraphs, lists, links, *emphasis* and **strong**.`,
      at: [{ file, offset: node.offset }],
    });
    return [];
  }
  const children = node.children.flatMap((child) => toBlock(child, file, resolve, report));
  const { type, value, depth, ordered } = node;
  if (type === 'text') return resolve.fill(node) ?? [{ type, value, depth, ordered, children }];
  if (type !== 'link') return [{ type, value, depth, ordered, children }];
  if (scheme.test(node.url)) {
    const url = findOutside(node.url, { file, offset: node.offset }, report);
    return url === undefined ? children : [{ type, value, depth, ordered, children, url }];
  }
  const page = resolve.find(node.url, node.offset);
  return page === undefined ? children : [{ type, value, depth, ordered, children, path: page.path }];
}

const names: Readonly<Record<string, string>> = {
  html: 'HTML',
  image: 'an image',
  code: 'code',
  inlineCode: 'code',
  blockquote: 'a quotation',
  thematicBreak: 'a line between paragraphs',
  break: 'a line break',
  definition: 'a link definition',
  linkReference: 'a link by reference',
  imageReference: 'an image',
  table: 'a table',
  tooDeep: 'lists or quotations this deep within each other',
};

/** The first sentence of the help, where there is something better than the general list. */
const advice: Readonly<Record<string, string>> = {
  table: 'Write each row as an item of a list. ',
  linkReference:
    'Write the target behind the text: [text](key-of-an-entry), or \\[ for a bracket that is shown. ',
};

function describe({ type }: MarkdownNode): string {
  return names[type] ?? type;
}
