import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { MarkdownNode } from '../../spec/markdown/parse-markdown.ts';
import type { PageFormModel } from '../forms/form-model.ts';
import type { AreaModel, PageModel } from '../model.ts';
import { covers, type Days, describeDays } from '../routes/days.ts';
import { checkEntry, type EntryContext } from '../site/check-names.ts';
import type { HeadedBody } from './content-headings.ts';
import type { ContentBlock } from './content-html.ts';

/** Data for resolving the links of bodies. */
export interface LinkContext extends EntryContext {
  readonly areas: readonly AreaModel[];
  readonly pageForms: readonly PageFormModel[];
}

/** The target of a link, as fields of its block; undefined where it has none, which has been reported. */
export type LinkTarget = Pick<ContentBlock, 'path' | 'suffix' | 'url'> | undefined;

const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** Resolves the links of bodies, and finds the page of each body. */
export function createLinkResolver(all: readonly HeadedBody[], context: LinkContext, report: Report) {
  const pages = new Map<string, PageModel>();
  for (const page of context.areas.flatMap((area) => area.entries.flatMap((entry) => entry.pages))) {
    pages.set(`${page.key} ${page.locale}`, page);
  }
  const bodies = new Map(all.map((body) => [`${body.entry} ${body.locale}`, body]));

  function findPage(key: string, locale: string, at: Origin): PageModel | undefined {
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

  function checkId(id: string, key: string, locale: string, at: Origin): void {
    const target = bodies.get(`${key} ${locale}`);
    const ids = [...new Set(target?.ids)];
    if (target === undefined || ids.includes(id)) return;
    report({
      code: 'CONTENT_ID_UNKNOWN',
      message: `No heading of ${target.file} has the id “${id}”.`,
      help: `${didYouMean(id, ids)}Write {#${id}} at the end of the heading there, or link to the page.`,
      at: [at],
    });
  }

  function findTarget(
    { file, entry, locale }: Omit<HeadedBody, 'ids'>,
    { url, offset }: MarkdownNode,
    days: Days,
  ): LinkTarget {
    const at = { file, offset };
    if (scheme.test(url)) {
      const outside = findOutside(url, at, report);
      return outside === undefined ? undefined : { url: outside };
    }
    const [key = '', id] = url.split('#');
    const page = findPage(key, locale, at);
    if (page === undefined) return undefined;
    checkLinkDays(page, days, at, report);
    if (id !== undefined) {
      checkId(id, key, locale, at);
      return { path: page.path, suffix: `#${id}` };
    }
    const form = context.pageForms.find((candidate) => candidate.entry === key);
    return {
      path: page.path,
      ...(form?.aboutKeys.includes(entry) && { suffix: `?about=${entry}` }),
    };
  }

  return { findPage, findTarget };
}

/** Reports a link to a page that is not there on all days of the text with the link. */
function checkLinkDays(target: PageModel, own: Days, at: Origin, report: Report): void {
  if (covers(target, own)) return;
  report({
    code: 'DAYS_UNCOVERED',
    message: `The link leads to “${target.key}”, which is there ${describeDays(target)}; this text is there ${describeDays(own)}.`,
    help: 'Put the link between {{from …}} and {{end}} with days of the page, or leave it out.',
    at: [at],
  });
}

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
