import type { Report } from '../../diagnostics/diagnostic.ts';
import type { LocalesModel } from '../model.ts';
import { formatKeyPath } from '../site/check-names.ts';
import { addressOrigin, type DraftPage, localeOrigin } from './draft-pages.ts';

/** First segments that the server answers itself; … is any part of a segment. */
const serverPaths = [
  '/api',
  '/dev',
  '/assets',
  '/flags',
  '/media',
  '/healthz',
  '/readyz',
  '/search',
  '/calendar',
  '/robots.txt',
  '/feed.xml',
  '/sitemap….xml',
];
const reserved = new RegExp(
  `^(?:${serverPaths.map((path) => path.replace('.', '\\.').replace('…', '[^/]*')).join('|')})(?:/|$)`,
);

/**
 * The longest segment, in bytes when percent-encoded: file systems allow 255 in a name, and the site's files end
 * in such as .html.br, and in more while they are written.
 */
const maxSegment = 200;

/** The longest path, in bytes: servers and proxies accept some thousands, with the origin and a query. */
const maxPath = 1000;

function checkLength(draft: DraftPage, report: Report): void {
  const length = (text: string) => encodeURI(text).length;
  const longest = Math.max(...draft.path.split('/').map(length));
  const fault =
    longest > maxSegment
      ? `has a segment of ${longest} bytes; at most ${maxSegment} fit into a file name`
      : length(draft.path) > maxPath && `has ${length(draft.path)} bytes; at most ${maxPath} are allowed`;
  if (!fault) return;
  report({
    code: 'ROUTE_PATH_TOO_LONG',
    message: `The path ${draft.path.slice(0, 60)}… ${fault}.`,
    help: 'Choose a shorter slug, word or path; a letter beyond ASCII counts as six or nine bytes.',
    at: [addressOrigin(draft)],
  });
}

/** Reports paths that are taken twice, too long, reserved, or begin with another language's prefix; returns the drafts by path. */
export function checkPaths(
  drafts: readonly DraftPage[],
  locales: LocalesModel,
  report: Report,
): ReadonlyMap<string, DraftPage> {
  const codes = new Set(locales.list.map((locale) => locale.code));
  // Guests type them in place of the site’s own codes.
  const tags = new Set(locales.list.map((locale) => locale.bcp47));
  const byPath = new Map<string, DraftPage>();
  const byFolded = new Map<string, DraftPage>();
  for (const draft of drafts) {
    const folded = draft.path.toLowerCase();
    const taken = byFolded.get(folded);
    if (taken !== undefined) {
      const pages = `${formatKeyPath(draft)} and ${formatKeyPath(taken)}`;
      report({
        code: 'ROUTE_PATH_TAKEN',
        message:
          taken.path === draft.path
            ? `Two pages have the path ${draft.path}: ${pages}.`
            : `The paths ${draft.path} and ${taken.path} differ only in case: ${pages}.`,
        help: 'Give one of them another slug in this locale.',
        at: [addressOrigin(draft), addressOrigin(taken)],
      });
      continue;
    }
    byPath.set(draft.path, draft);
    byFolded.set(folded, draft);
    checkLength(draft, report);
    const firstSegment = draft.path.split('/')[1] ?? '';
    if (draft.locale === locales.base && (codes.has(firstSegment) || tags.has(firstSegment))) {
      report({
        code: 'ROUTE_PATH_LOCALE_PREFIX',
        message: `The path ${draft.path} begins with the ${codes.has(firstSegment) ? 'locale code' : 'language tag'} ${firstSegment}.`,
        help: 'Choose another slug, word or path for it.',
        at: [addressOrigin(draft)],
      });
    }
    const ownFirst = draft.texts.path?.split('/')[1] ?? '';
    if (draft.locale !== locales.base && codes.has(ownFirst)) {
      report({
        code: 'ROUTE_PATH_LOCALE_PREFIX',
        message: `The path ${draft.texts.path} begins with the locale code ${ownFirst}, which is added automatically.`,
        help: `Write it without the code: ${draft.texts.path?.slice(ownFirst.length + 1) || '/'}.`,
        at: [addressOrigin(draft)],
      });
    }
    const unprefixed = draft.locale === locales.base ? draft.path : draft.path.slice(draft.locale.length + 1);
    if (reserved.test(draft.path) || reserved.test(unprefixed)) {
      report({
        code: 'ROUTE_PATH_RESERVED',
        message: `The path ${draft.path} belongs to the server.`,
        help: `Choose another slug, word or path; taken are ${serverPaths.join(', ')}.`,
        at: [addressOrigin(draft)],
      });
    }
  }
  return byPath;
}

/** Reports a base locale without a home page, which is the page at /. */
export function checkHome(published: readonly DraftPage[], locales: LocalesModel, report: Report): void {
  const { base } = locales;
  const isKnown = locales.list.some(({ code }) => code === base);
  if (!isKnown || published.some(({ path, slug }) => path === '/' && slug === '')) return;
  const other = published.find(({ slug }) => slug === '');
  report({
    code: 'HOME_MISSING',
    message: `The base locale, ${base}, has no home page.`,
    help: `Give the entry with the pattern “path: /” a title in ${base}. If there is none, declare the pattern in an area, and add an entry with it.`,
    at: [{ file: 'locales.yaml', path: ['base'] }, ...(other ? [localeOrigin(other)] : [])],
  });
}

const shownAtMost = 20;

/** Reports the paths that were answered before and no longer are, in one finding, since they have one remedy. */
export function checkVanished(
  previous: readonly string[],
  answered: ReadonlySet<string>,
  report: Report,
): void {
  const vanished = previous.filter((path) => !answered.has(path));
  const [first] = vanished;
  if (first === undefined) return;
  const shown = vanished.slice(0, shownAtMost).join(', ');
  const more = vanished.length > shownAtMost ? ` and ${vanished.length - shownAtMost} more` : '';
  report({
    code: 'PATH_VANISHED',
    message:
      vanished.length === 1
        ? `${first} was published and is no longer answered.`
        : `${vanished.length} published paths are no longer answered: ${shown}${more}.`,
    help: `List them under “redirects:” in place of []:\n${rows(vanished)}\nor under “gone:”. If they never went live, delete their lines in generated/published-paths.txt.`,
    at: [{ file: 'redirects.yaml', path: ['redirects'], on: 'key' }],
  });
}

/** Lines for the maintainer to paste, with the target left open. */
function rows(paths: readonly string[]): string {
  return paths.map((path) => `  - { from: ${path}, to: … }`).join('\n');
}
