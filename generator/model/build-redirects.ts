import type { Origin, Report } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { RedirectsFile } from '../read/schema/redirects.ts';
import { type DraftPage, fieldOrigin } from './draft-page.ts';
import { formatKeyPath } from './key-path.ts';
import type { RedirectModel } from './model.ts';

interface DraftRedirect extends RedirectModel {
  readonly origin: Origin;
}

/** What redirects are checked against. */
export interface RedirectContext {
  /** Published pages and entry redirects, by path. */
  readonly byPath: ReadonlyMap<string, DraftPage>;
  readonly allKeys: ReadonlySet<string>;
  /** Whether parts of the spec are missing, so that an unknown target may be one of them. */
  readonly incomplete: boolean;
}

const file = 'redirects.yaml';

/** The redirects of entries (`redirect:`) and of spec/redirects.yaml, each leading straight to a published page. */
export function buildRedirects(
  source: RedirectsFile,
  drafts: readonly DraftPage[],
  context: RedirectContext,
  report: Report,
): RedirectModel[] {
  const all = [...draftEntryRedirects(drafts, context, report), ...draftFileRedirects(source)];
  const byFrom = new Map<string, DraftRedirect>();
  for (const redirect of all) {
    const taken = byFrom.get(redirect.from);
    const page = context.byPath.get(redirect.from);
    if (taken !== undefined) {
      report({
        code: 'REDIRECT_DUPLICATE',
        message: `${redirect.from} is redirected twice.`,
        help: 'Keep one of the two.',
        at: [redirect.origin, taken.origin],
      });
    } else if (page !== undefined && page.texts.redirect === undefined) {
      report({
        code: 'REDIRECT_FROM_LIVE_PAGE',
        message: `${redirect.from} is a published page: ${formatKeyPath(page)}.`,
        help: 'Remove the redirect, or give the page another slug.',
        at: [redirect.origin, page.origin],
      });
    } else {
      byFrom.set(redirect.from, redirect);
    }
  }
  for (const redirect of byFrom.values()) checkTarget(redirect, byFrom, context, report);
  return [...byFrom.values()].map(({ from, to }) => ({ from, to }));
}

function draftEntryRedirects(
  drafts: readonly DraftPage[],
  context: RedirectContext,
  report: Report,
): DraftRedirect[] {
  const byKey = new Map(drafts.map((draft) => [`${draft.locale} ${draft.key}`, draft]));
  return drafts.flatMap((draft) => {
    const key = draft.texts.redirect;
    if (key === undefined) return [];
    const origin = fieldOrigin(draft, 'redirect');
    const target = byKey.get(`${draft.locale} ${key}`);
    if (target !== undefined) return [{ from: draft.path, to: target.path, origin }];
    if (context.allKeys.has(key)) {
      report({
        code: 'ENTRY_NOT_PUBLISHED',
        message: `“${key}” has no page in ${draft.locale}.`,
        help: 'Redirect to an entry that is published in this locale.',
        at: [origin],
      });
    } else if (!context.incomplete) {
      report({
        code: 'ENTRY_UNKNOWN',
        message: `There is no entry “${key}”.`,
        help: `${didYouMean(key, context.allKeys)}Name the key of an entry.`,
        at: [origin],
      });
    }
    return [];
  });
}

function draftFileRedirects(source: RedirectsFile): DraftRedirect[] {
  return [
    ...source.redirects.map(({ from, to }, index) => ({
      from: from.normalize('NFC'),
      to: to.normalize('NFC'),
      origin: { file, path: ['redirects', index, 'from'] },
    })),
    ...source.gone.map((from, index) => ({
      from: from.normalize('NFC'),
      to: undefined,
      origin: { file, path: ['gone', index] },
    })),
  ];
}

function checkTarget(
  redirect: DraftRedirect,
  byFrom: ReadonlyMap<string, DraftRedirect>,
  context: RedirectContext,
  report: Report,
): void {
  if (redirect.to === undefined) return;
  const next = byFrom.get(redirect.to);
  if (next !== undefined) {
    const steps = follow(redirect, byFrom);
    if (steps.at(-1)?.to === redirect.from || steps.length > byFrom.size) {
      report({
        code: 'REDIRECT_LOOP',
        message: `${[redirect.from, ...steps.map((step) => step.to)].join(' → ')} goes round in a circle.`,
        help: 'Let one of them lead to a published page.',
        at: [redirect.origin, next.origin],
      });
    } else {
      const end = steps.at(-1)?.to ?? 'a path that is gone';
      report({
        code: 'REDIRECT_CHAIN',
        message: `${redirect.from} leads to ${redirect.to}, which is itself redirected.`,
        help: `Lead ${redirect.from} straight to ${end}.`,
        at: [redirect.origin, next.origin],
      });
    }
    return;
  }
  const page = context.byPath.get(redirect.to);
  if (page !== undefined || context.incomplete) return;
  const published = [...context.byPath.values()]
    .filter((draft) => draft.texts.redirect === undefined)
    .map((draft) => draft.path);
  report({
    code: 'REDIRECT_TARGET_UNKNOWN',
    message: `${redirect.to} is not a published path.`,
    help: `${didYouMean(redirect.to, published)}Write a published path as it stands in the address bar, or list ${redirect.from} under “gone:”.`,
    at: [redirect.origin],
  });
}

function follow(start: DraftRedirect, byFrom: ReadonlyMap<string, DraftRedirect>): DraftRedirect[] {
  const steps = [start];
  for (let at: DraftRedirect | undefined = start; at?.to !== undefined && steps.length <= byFrom.size; ) {
    at = byFrom.get(at.to);
    if (at === undefined) break;
    steps.push(at);
    if (at.to === start.from) break;
  }
  return steps;
}
