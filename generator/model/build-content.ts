import type { Report } from '../diagnostics/diagnostic.ts';
import type { MarkdownNode } from '../read/parse-markdown.ts';
import type { FactsFile } from '../read/schema/fact-declarations.ts';
import type { HolidaysFile } from '../read/schema/holidays.ts';
import type { RoutesEntry } from '../read/schema/routes.ts';
import type { SiteFile } from '../read/schema/site.ts';
import type { ContentSource } from '../read/spec-source.ts';
import { altTextsFile } from './build-alt-texts.ts';
import { reportUnknownLocale } from './build-locales.ts';
import { findPicture } from './build-pictures.ts';
import type { GalleryContext } from './check-gallery.ts';
import { checkHeadings, compareIds, nodesOf, splitId } from './content-headings.ts';
import { createLinkResolver, type LinkContext, type LinkTarget } from './content-links.ts';
import { buildHolidayTable, yearOfTable } from './holiday-table.ts';
import type { ContentBlock, ContentModel, LocalesModel } from './model.ts';
import { fillFacts } from './site-facts.ts';

/** Data for the checks of bodies. */
export interface ContentContext extends LinkContext, GalleryContext {
  readonly locales: LocalesModel;
  /** Undefined where the file is faulty. */
  readonly site: SiteFile | undefined;
  /** Declarations of facts. */
  readonly declared: FactsFile;
  readonly holidays: HolidaysFile | undefined;
  /** By key. */
  readonly entries: ReadonlyMap<string, RoutesEntry>;
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

/** The bodies of pages, with their links resolved. Unsupported Markdown and broken links are reported. */
export function buildContent(
  sources: readonly ContentSource[],
  context: ContentContext,
  report: Report,
): readonly ContentModel[] {
  const { findPage, findTarget } = createLinkResolver(sources, context, report);
  compareIds(sources, report);
  return sources.flatMap((source) => {
    const { file, entry, locale, reviewed, root } = source;
    const at = { file, offset: 0 };
    const known = context.locales.list.find(({ code }) => code === locale);
    if (known === undefined) {
      reportUnknownLocale(locale, context.locales.list, at, report);
      return [];
    }
    if (findPage(entry, locale, at) === undefined) return [];
    if (
      nodesOf(root).every(({ type, value }) => allowed.has(type) && type !== 'image' && value.trim() === '')
    ) {
      report({
        code: 'SPEC_EMPTY',
        message: 'The body is empty.',
        help: 'Write it, or delete the file: the page then shows its summary, facts and related pages.',
        at: [at],
      });
    }
    checkHeadings(source, report);
    const { site } = context;
    const facts = site && { site, language: known.bcp47, ofEntry: factsInWords(entry, context) };
    const resolve: Resolve = {
      file,
      target: (node) => findTarget(source, node),
      texts: (node) => facts && fillFacts({ file, ...node }, facts, report),
      checkPicture: ({ url, offset }) => checkPicture(url, { file, offset }, context, report),
    };
    const blocks = root.children.flatMap((node) => {
      const year = yearOfTable(node);
      if (year === undefined) return toBlock(node, resolve, report);
      return buildHolidayTable(
        { file, ...node },
        year,
        { holidays: context.holidays, locale: known },
        report,
      );
    });
    return [{ entry, locale, reviewed, blocks }];
  });
}

interface Resolve {
  readonly file: string;
  readonly target: (node: MarkdownNode) => LinkTarget;
  /** A text with facts filled in. */
  readonly texts: (node: MarkdownNode) => ContentBlock[] | undefined;
  readonly checkPicture: (node: MarkdownNode) => boolean;
}

const notInWords: readonly string[] = ['point', 'monthly', 'rows'] satisfies FactsFile[string]['type'][];

/** Names of an entry's facts that pages show and that a sentence can hold. */
function factsInWords(key: string, { entries, declared, site }: ContentContext): readonly string[] {
  const { facts = {}, assumed = {} } = entries.get(key) ?? {};
  const shown = site?.assumedFacts === 'hidden' ? facts : { ...facts, ...assumed };
  return Object.keys(shown).filter((name) => {
    const type = declared[name]?.type;
    return type !== undefined && !notInWords.includes(type);
  });
}

function checkPicture(
  name: string,
  at: { readonly file: string; readonly offset: number },
  context: ContentContext,
  report: Report,
): boolean {
  if (findPicture(name, at, context, report) === undefined) return false;
  if (context.altTexts.has(name) || context.incomplete) return true;
  report({
    code: 'MEDIA_ALT_MISSING',
    message: `The picture “${name}” of this body has no alternative text.`,
    help: `Describe in a few words what can be seen, in ${altTextsFile}: “${name}: { en: … }”, in every locale.`,
    at: [at],
  });
  return false;
}

function toBlock(node: MarkdownNode, resolve: Resolve, report: Report): ContentBlock[] {
  const isTitle = node.type === 'heading' && node.depth === 1;
  if (!allowed.has(node.type) || isTitle) {
    report({
      code: 'CONTENT_NOT_ALLOWED',
      message: isTitle
        ? 'A body cannot have a first-level heading.'
        : `A body cannot contain ${describe(node)}.`,
      help: `${advice[node.type] ?? ''}Use ## and ### headings, paragraphs, lists, tables, pictures, links, *emphasis* and **strong**.`,
      at: [{ file: resolve.file, offset: node.offset }],
    });
    return [];
  }
  const { heading, id } = node.type === 'heading' ? splitId(node) : { heading: node, id: undefined };
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

const names: Readonly<Record<string, string>> = {
  html: 'HTML',
  code: 'code',
  inlineCode: 'code',
  blockquote: 'a quotation',
  thematicBreak: 'a line between paragraphs',
  break: 'a line break',
  definition: 'a link definition',
  linkReference: 'a link by reference',
  imageReference: 'an image by reference',
  brokenTable: 'a table whose lines have different numbers of cells',
  tooDeep: 'lists or quotations this deep within each other',
};

/** The first sentence of the help, where there is something better than the general list. */
const advice: Readonly<Record<string, string>> = {
  brokenTable: 'Give the line of dashes as many cells as the line above it. ',
  linkReference:
    'Write the target behind the text: [text](key-of-an-entry), or \\[ for a bracket that is shown. ',
};

function describe({ type }: MarkdownNode): string {
  return names[type] ?? type;
}
