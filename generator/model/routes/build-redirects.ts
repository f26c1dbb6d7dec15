import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { normalizePath, otherPrefixes } from '../../runtime/normalize-path.ts';
import type { RedirectsFile } from '../../spec/schema/site/site.ts';
import type { LocalesModel, RedirectModel } from '../model.ts';
import { formatKeyPath } from '../site/check-names.ts';
import type { BuiltRoutes } from './build-routes.ts';
import { checkTargets, type DraftRedirect } from './check-redirect-targets.ts';
import { addressOrigin, type DraftPage, fieldOrigin } from './draft-pages.ts';

const file = 'redirects.yaml';

/** The redirects of entries (`redirect:`) and of spec/redirects.yaml, each leading straight to a published page. */
export function buildRedirects(
  source: RedirectsFile | undefined,
  routes: BuiltRoutes,
  locales: LocalesModel,
  report: Report,
): RedirectModel[] {
  const all = [...draftEntryRedirects(routes, report), ...draftFileRedirects(source)];
  const byFrom = new Map<string, DraftRedirect>();
  const byNormal = new Map<string, DraftRedirect>();
  const pages = indexSpellings([...routes.byPath.values()], locales);
  for (const redirect of all) {
    // The server answers each spelling of a path like the path.
    const normal = normalizePath(redirect.from);
    const taken = byNormal.get(normal);
    const page = pages.get(normal);
    if (taken !== undefined) {
      report({
        code: 'REDIRECT_DUPLICATE',
        message: `${redirect.from} is redirected, or listed as gone, twice${spelledAs(redirect.from, taken.from)}.`,
        help: 'Keep one of the two.',
        at: [redirect.origin, taken.origin],
      });
    } else if (page !== undefined && page.texts.redirect === undefined) {
      reportLivePage(redirect, page, report);
    } else {
      byFrom.set(redirect.from, redirect);
      byNormal.set(normal, redirect);
    }
  }
  checkTargets(byFrom, routes, report);
  return [...byFrom.values()].map(({ from, to }) => ({ from, to }));
}

function reportLivePage({ from, to, origin }: DraftRedirect, page: DraftPage, report: Report): void {
  const state = to === undefined ? 'is listed as gone' : 'is redirected';
  const remedy = to === undefined ? 'Remove the line' : 'Remove the redirect, give the page another slug';
  report({
    code: 'REDIRECT_FROM_LIVE_PAGE',
    message: `${from} ${state}, but is a published page${spelledAs(from, page.path)}: ${formatKeyPath(page)}.`,
    help: `${remedy}, or take ${page.locale} out of the entry’s locales.`,
    at: [origin, addressOrigin(page)],
  });
}

/** The pages by every spelling of their paths, normal. */
function indexSpellings(
  pages: readonly DraftPage[],
  { base, list }: LocalesModel,
): ReadonlyMap<string, DraftPage> {
  const bcp47Of = (code: string) => list.find((locale) => locale.code === code)?.bcp47 ?? code;
  const prefixes = { baseLocale: base, localeCodes: list.map(({ code }) => code), bcp47Of };
  const own = pages.map((page) => [normalizePath(page.path), page] as const);
  const others = pages.flatMap((page) =>
    otherPrefixes(page, prefixes).map((path) => [normalizePath(path), page] as const),
  );
  return new Map([...others, ...own]);
}

function spelledAs(path: string, known: string): string {
  return path === known ? '' : `, spelled ${known}`;
}

function draftEntryRedirects(routes: BuiltRoutes, report: Report): DraftRedirect[] {
  const byKey = new Map(routes.drafts.map((draft) => [`${draft.locale} ${draft.key}`, draft]));
  const redirects: DraftRedirect[] = [];
  for (const draft of routes.drafts) {
    const key = draft.texts.redirect;
    if (key === undefined) continue;
    const origin = fieldOrigin(draft, 'redirect');
    const target = byKey.get(`${draft.locale} ${key}`);
    if (target === undefined) reportNoPage(key, draft.locale, origin, routes, report);
    else redirects.push({ from: draft.path, to: target.path, origin, target: origin });
  }
  return redirects;
}

function reportNoPage(
  key: string,
  locale: string,
  origin: Origin,
  { allKeys, incomplete }: BuiltRoutes,
  report: Report,
): void {
  if (allKeys.has(key)) {
    report({
      code: 'ENTRY_NOT_PUBLISHED',
      message: `“${key}” has no page in ${locale}.`,
      help: 'Redirect to an entry that is published in this locale.',
      at: [origin],
    });
  } else if (!incomplete) {
    report({
      code: 'ENTRY_UNKNOWN',
      message: `There is no entry “${key}”.`,
      help: `${didYouMean(key, allKeys)}Name the key of an entry.`,
      at: [origin],
    });
  }
}

function draftFileRedirects(
  { redirects, gone }: RedirectsFile = { redirects: [], gone: [] },
): DraftRedirect[] {
  return [
    ...redirects.map(({ from, to }, index) => ({
      from: from.normalize('NFC'),
      to: to.normalize('NFC'),
      origin: { file, path: ['redirects', index, 'from'] },
      target: { file, path: ['redirects', index, 'to'] },
    })),
    ...gone.map((from, index) => {
      const origin = { file, path: ['gone', index] };
      return { from: from.normalize('NFC'), to: undefined, origin, target: origin };
    }),
  ];
}
