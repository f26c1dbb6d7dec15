import type { Report } from '../diagnostics/diagnostic.ts';
import { addressOrigin, type DraftPage } from './draft-page.ts';
import { formatKeyPath } from './key-path.ts';
import type { LocalesModel } from './model.ts';

/** First segments that the server answers itself; … is any part of a segment. */
const serverPaths = [
  '/api',
  '/dev',
  '/assets',
  '/flags',
  '/media',
  '/social',
  '/healthz',
  '/readyz',
  '/search',
  '/robots.txt',
  '/feed.xml',
  '/sitemap….xml',
];
const reserved = new RegExp(
  `^(?:${serverPaths.map((path) => path.replace('.', '\\.').replace('…', '[^/]*')).join('|')})(?:/|$)`,
);

/** Reports paths that are taken twice, reserved, or begin with another language's prefix; returns the drafts by path. */
export function checkPaths(
  drafts: readonly DraftPage[],
  locales: LocalesModel,
  report: Report,
): ReadonlyMap<string, DraftPage> {
  const codes = new Set(locales.list.map((locale) => locale.code));
  // Guests type them in place of the site’s own codes.
  const tags = new Set(locales.list.map((locale) => locale.bcp47));
  const byPath = new Map<string, DraftPage>();
  for (const draft of drafts) {
    const taken = byPath.get(draft.path);
    if (taken !== undefined) {
      report({
        code: 'ROUTE_PATH_TAKEN',
        message: `Two pages have the path ${draft.path}: ${formatKeyPath(draft)} and ${formatKeyPath(taken)}.`,
        help: 'Give one of them another slug in this locale.',
        at: [addressOrigin(draft), addressOrigin(taken)],
      });
      continue;
    }
    byPath.set(draft.path, draft);
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
