import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { RedirectModel } from '../model.ts';
import { always, covers, describeDays } from './days.ts';
import type { DraftPage } from './draft-pages.ts';

/** A redirect with the origins of its path and its target. */
export interface DraftRedirect extends RedirectModel {
  readonly origin: Origin;
  readonly target: Origin;
}

type ByFrom = ReadonlyMap<string, DraftRedirect>;

/** Checks that each redirect leads straight to a published page, neither to another redirect nor in a circle. */
export function checkTargets(
  byFrom: ByFrom,
  context: { readonly byPath: ReadonlyMap<string, DraftPage>; readonly incomplete: boolean },
  report: Report,
): void {
  const inCircles = reportCircles(byFrom, report);
  for (const redirect of byFrom.values()) {
    if (redirect.to === undefined || inCircles.has(redirect)) continue;
    const next = byFrom.get(redirect.to);
    if (next !== undefined) reportChain(redirect, next, byFrom, report);
    else if (context.byPath.has(redirect.to))
      checkTargetDays(redirect, context.byPath.get(redirect.to), report);
    else if (!context.incomplete) reportUnknownTarget(redirect, context.byPath, report);
  }
}

/** Reports each circle once; returns the redirects that are part of one. */
function reportCircles(byFrom: ByFrom, report: Report): ReadonlySet<DraftRedirect> {
  const inCircles = new Set<DraftRedirect>();
  const seen = new Set<DraftRedirect>();
  for (const start of byFrom.values()) {
    if (seen.has(start)) continue;
    const steps = stepsFrom(start, byFrom);
    const repeated = byFrom.get(steps.at(-1)?.to ?? '');
    const circle = repeated === undefined ? [] : steps.slice(steps.indexOf(repeated));
    for (const step of steps) seen.add(step);
    const [first] = circle;
    if (first === undefined || inCircles.has(first)) continue;
    for (const step of circle) inCircles.add(step);
    report({
      code: 'REDIRECT_LOOP',
      message: `${[first.from, ...circle.map((step) => step.to)].join(' → ')} is a loop.`,
      help: 'Redirect all of them straight to a published page.',
      at: circle.map((step) => step.target),
    });
  }
  return inCircles;
}

/** The redirects that a guest would pass, up to the first repetition. */
function stepsFrom(start: DraftRedirect, byFrom: ByFrom): DraftRedirect[] {
  const steps = new Set<DraftRedirect>();
  for (let at: DraftRedirect | undefined = start; at !== undefined && !steps.has(at); ) {
    steps.add(at);
    at = at.to === undefined ? undefined : byFrom.get(at.to);
  }
  return [...steps];
}

function reportChain(redirect: DraftRedirect, next: DraftRedirect, byFrom: ByFrom, report: Report): void {
  const { from, to, target } = redirect;
  const last = stepsFrom(redirect, byFrom).at(-1);
  const isCircle = last?.to !== undefined && byFrom.has(last.to);
  const straight = `Redirect ${from} straight to ${isCircle ? 'a published page' : last?.to}.`;
  const gone = `List ${from} under “gone:” as well, or redirect it to a published page.`;
  report({
    code: 'REDIRECT_CHAIN',
    message: `${from} leads to ${to}, which is itself ${next.to === undefined ? 'gone' : 'redirected'}.`,
    help: last?.to === undefined ? gone : straight,
    at: [target, next.origin],
  });
}

/** Reports a redirect, which is for good, to a page that is not. */
function checkTargetDays(
  { from, to, target }: DraftRedirect,
  page: DraftPage | undefined,
  report: Report,
): void {
  if (page === undefined || covers(page.days, always)) return;
  report({
    code: 'DAYS_UNCOVERED',
    message: `${from} leads to ${to} for good, which is there ${describeDays(page.days)}.`,
    help: 'Redirect it to a page that stays, such as the list.',
    at: [target],
  });
}

function reportUnknownTarget(
  { from, to = '', target }: DraftRedirect,
  byPath: ReadonlyMap<string, DraftPage>,
  report: Report,
): void {
  const published = [...byPath.values()]
    .filter((draft) => draft.texts.redirect === undefined)
    .map((draft) => draft.path);
  report({
    code: 'REDIRECT_TARGET_UNKNOWN',
    message: `${to} is not a published path.`,
    help: `${didYouMean(to, published)}Write a published path with its locale prefix, or list ${from} under “gone:”.`,
    at: [target],
  });
}
