import { hash } from 'node:crypto';
import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import type { Cache } from '../../run/cache.ts';
import { checkMarkdownCharacters } from '../../spec/files/check-characters.ts';
import type { ContentSource, SpecSource } from '../../spec/files/spec-source.ts';
import { splitFrontMatter } from '../../spec/markdown/front-matter.ts';
import type { MarkdownNode } from '../../spec/markdown/parse-markdown.ts';
import type { AccessibilityFile, HolidaysFile } from '../../spec/schema/facts/data.ts';
import type { FactsFile } from '../../spec/schema/facts/fact-declarations.ts';
import type { SiteFile } from '../../spec/schema/site/site.ts';
import { collectStated } from '../facts/check-answers.ts';
import type { GalleryContext } from '../media/build-media.ts';
import type { LocalesModel, PageModel } from '../model.ts';
import { always, covers, type Days, describeDays, overlap } from '../routes/days.ts';
import { findLocale } from '../site/locales.ts';
import { buildBody } from './build-body.ts';
import { compareIds, type HeadedBody, idsOf } from './content-headings.ts';
import { type ContentBlock, type ContentModel, toHtml, withDays } from './content-html.ts';
import { createLinkResolver, type LinkContext } from './content-links.ts';
import { compareDays } from './dated-parts.ts';
import type { FactTableContext } from './fact-table.ts';

/** Data for the checks of bodies. */
interface ContentContext extends LinkContext, GalleryContext, Omit<FactTableContext, 'answers'> {
  readonly locales: LocalesModel;
  /** Undefined where the file is faulty. */
  readonly site: SiteFile | undefined;
  readonly accessibility: AccessibilityFile | undefined;
  readonly holidays: HolidaysFile | undefined;
}

/** A cached body. Bodies with findings, or with links to ids of other bodies, are not cached. */
interface CachedBody extends Pick<ContentModel, 'html' | 'words'>, Pick<HeadedBody, 'ids'> {
  /** Of all that it depends on. */
  readonly digest: string;
}

/** A body that the cache has, or one that is to be built. */
type FoundBody = ContentSource &
  HeadedBody &
  (
    | { readonly cached: CachedBody }
    | { readonly cached?: undefined; readonly digest: string; readonly root: MarkdownNode }
  );

/** The bodies of pages, with their links resolved; from the cache, where nothing has changed that they depend on. Faults are reported. */
export async function buildContent(
  source: SpecSource,
  routes: Omit<ContentContext, 'site' | 'declared' | 'stated' | 'accessibility' | 'holidays' | 'entries'>,
  cache: Cache | undefined,
  report: Report,
): Promise<readonly ContentModel[]> {
  const declared = source.facts ?? {};
  const context: ContentContext = {
    ...routes,
    incomplete: routes.incomplete || source.incomplete,
    site: source.site,
    declared,
    stated: collectStated(source.routes, declared, source.site?.assumedFacts !== 'hidden'),
    accessibility: source.accessibility,
    holidays: source.holidays,
    entries: new Map([...source.routes.values()].flatMap((area) => [...area.entries])),
  };
  const bodies = await findBodies(source.content, context, cache);
  let findings = 0;
  const reportAndCount: Report = (finding) => {
    findings += 1;
    report(finding);
  };
  const { findPage, findTarget } = createLinkResolver(bodies, context, reportAndCount);
  compareIds(bodies, report);
  compareDays(bodies, report);
  return bodies.flatMap((body) => {
    const { file, entry, locale, reviewed, from, until, text, ids, cached } = body;
    const own = { from, until };
    const fields = { entry, locale, reviewed, days: own };
    if (cached !== undefined) return [{ ...fields, html: cached.html, words: cached.words }];
    const { digest, root } = body;
    const before = findings;
    let leadsToIds = false;
    for (const finding of checkMarkdownCharacters(file, text, root)) reportAndCount(finding);
    const at = { file, offset: 0 };
    const known = findLocale(locale, context.locales.list, at, report);
    if (known === undefined) return [];
    const page = findPage(entry, locale, at);
    if (page === undefined) return [];
    const days = overlap(page, own);
    if (days === undefined) reportNeverThere(page, own, at, reportAndCount);
    const blocks = buildBody(
      file,
      root,
      {
        ...context,
        locale: known,
        facts: factsInWords(entry, context),
        answers: context.entries.get(entry)?.answers,
        hasDays: !covers(own, always),
        days: days ?? own,
        findTarget: (node, ofPart) => {
          leadsToIds ||= node.url.includes('#');
          return findTarget(body, node, ofPart);
        },
      },
      reportAndCount,
    );
    const words = blocks.map(spell).join('|').replace(/\s+/g, ' ');
    const html = toHtml(blocks, isFolded(entry, context));
    const built = { html: covers(own, always) ? html : withDays(own, html), words };
    if (findings === before && !leadsToIds && !context.incomplete)
      cache?.store(keyOf(file), { digest, ids, ...built } satisfies CachedBody);
    return [{ ...fields, ...built }];
  });
}

const keyOf = (file: string) => `body ${file}`;

/** Bodies from the cache, the others parsed. */
async function findBodies(
  sources: readonly ContentSource[],
  context: ContentContext,
  cache?: Cache,
): Promise<readonly FoundBody[]> {
  const around = digestContext(context);
  const bodies: FoundBody[] = [];
  for (const source of sources) {
    const { file, entry, text } = source;
    const own = [around, text, factsInWords(entry, context), isFolded(entry, context)];
    const digest = hash('sha256', JSON.stringify(own));
    const cached = cache?.find(keyOf(file)) as CachedBody | undefined;
    if (cached?.digest === digest) bodies.push({ ...source, ids: cached.ids, cached });
    else {
      const { parseMarkdown } = await import('../../spec/markdown/parse-markdown.ts');
      const root = parseMarkdown(splitFrontMatter(file, text).body);
      bodies.push({ ...source, ids: idsOf(root), digest, root });
    }
  }
  return bodies;
}

/** A digest of all that any body may depend on, besides its own text and entry, and ids in other bodies. */
function digestContext(context: ContentContext): string {
  const {
    locales,
    site,
    declared,
    stated,
    accessibility,
    holidays,
    entries,
    areas,
    pageForms,
    pictures,
    altTexts,
    incomplete,
  } = context;
  const pages = areas.flatMap(({ entries }) => entries.flatMap((entry) => entry.pages));
  return hash(
    'sha256',
    JSON.stringify([
      incomplete,
      locales,
      site,
      accessibility,
      holidays,
      Object.entries(declared).map(([name, { kinds, type }]) => [name, kinds, type]),
      [...stated.keys()],
      [...entries].filter(([, { answers }]) => answers !== undefined).map(([key]) => key),
      pages.map(({ key, locale, path, from, until }) => [key, locale, path, from, until]),
      pageForms.map(({ entry, aboutKeys }) => [entry, aboutKeys]),
      pictures.map(({ name }) => name),
      [...altTexts.keys()],
    ]),
  );
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

/** Whether each section of the lowest level is a question that unfolds. */
function isFolded(key: string, { entries }: ContentContext): boolean {
  return entries.get(key)?.purpose === 'faq';
}

const withoutWords = ['image', 'fact', 'factTable', 'answer'];

/** The words and type of a block; the target of a link and the name of a picture or fact are not text. */
function spell({ type, value, children }: ContentBlock): string {
  const words = withoutWords.includes(type) ? '' : value;
  return `${type}(${words}${children.map(spell).join('')})`;
}

function reportNeverThere(page: PageModel, own: Days, at: Origin, report: Report): void {
  report({
    code: 'CONTENT_DAYS',
    message: `The text is there ${describeDays(own)}, and never with its page, which is there ${describeDays(page)}.`,
    help: 'Correct the days of one of the two.',
    at: [at],
  });
}
