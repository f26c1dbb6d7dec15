import type { Finding, Origin, Report } from '../../diagnostics/diagnostic.ts';
import { entryFile } from '../../spec/schema/routes/areas.ts';
import type { SiteFile } from '../../spec/schema/site/site.ts';
import type { PageFormModel } from '../forms/form-model.ts';
import type { AreaModel, DestinationRecord, PageModel } from '../model.ts';
import { checkEntry, type EntryContext } from '../site/check-names.ts';
import { checkDay } from './date-pages.ts';
import { always, covers, describeDays } from './days.ts';

/** Data for the checks of days. */
interface DaysContext extends EntryContext {
  readonly areas: readonly AreaModel[];
  readonly site: SiteFile;
  readonly pageForms: readonly PageFormModel[];
  readonly destinations: readonly Pick<DestinationRecord, 'page'>[];
}

/** The entries that the site needs on every day, by key, each with its role in a message. */
function listNeeded({ site, areas, pageForms, destinations }: DaysContext): ReadonlyMap<string, string> {
  const homes = areas.flatMap(({ entries }) =>
    entries.filter(({ pages }) => pages.some(({ slug }) => slug === '')),
  );
  return new Map([
    ...destinations.map(({ page }) => [page, 'the page of a destination'] as const),
    ...pageForms.flatMap(({ name, entry, thanks }) => [
      [entry, `the page of the form “${name}”`] as const,
      ...thanks.map((key) => [key, `the thank-you page of the form “${name}”`] as const),
    ]),
    ...Object.entries(site.roles ?? {}).map(
      ([role, key]) => [key, `the page with the role “${role}”`] as const,
    ),
    ...areas.flatMap(({ name, listing }) => (listing ? [[listing, `the list of ${name}`] as const] : [])),
    ...homes.map(({ key }) => [key, 'the home page'] as const),
  ]);
}

/** Checks the days of all entries, and the entries to which they lead afterwards. */
export function checkDays(context: DaysContext, report: Report): void {
  const entries = context.areas.flatMap((area) => area.entries);
  const byKey = new Map(
    entries.flatMap(({ pages }) => pages.map((page) => [`${page.locale} ${page.key}`, page])),
  );
  const pageOf: PageOf = (key, locale) => byKey.get(`${locale} ${key}`);
  const needed = listNeeded(context);
  for (const { key, pages } of entries) {
    const [page] = pages;
    if (page === undefined || !checkPeriod(page, report)) continue;
    const role = needed.get(key);
    if (role !== undefined && !covers(page, always))
      refuse(page, page.from === undefined ? 'until' : 'from', report, [
        `“${key}” is ${role}, which the site needs on every day.`,
        'Remove its days.',
      ]);
    const { until } = page;
    if (until !== undefined) checkAfterwards(pages, until, pageOf, context, report);
    const above = pages.map(({ parent, locale }) => pageOf(parent, locale)).find((one) => one !== undefined);
    if (above === undefined || needed.has(above.key) || covers(above, page)) continue;
    report({
      code: 'DAYS_UNCOVERED',
      message: `“${key}” is there ${describeDays(page)}, but “${above.key}” above it ${describeDays(above)}.`,
      help: 'Give both the same days, or move the page with another slug or pattern.',
      at: [originOf(page, page.from === undefined ? 'until' : 'from')],
    });
  }
}

/** An entry’s page in a locale. */
type PageOf = (key: string | undefined, locale: string) => PageModel | undefined;

function originOf({ area, key }: PageModel, field: 'from' | 'until' | 'then'): Origin {
  return { file: entryFile(area, key), path: [field] };
}

function refuse(
  page: PageModel,
  field: 'from' | 'until' | 'then',
  report: Report,
  [message, help]: readonly [message: string, help: string],
): void {
  report({ code: 'DAYS_IMPOSSIBLE', message, help, at: [originOf(page, field)] });
}

/** Whether the days of an entry exist and are in order. */
function checkPeriod(page: PageModel, report: Report): boolean {
  const { key, from, until, successor } = page;
  for (const field of ['from', 'until'] as const) {
    const day = page[field];
    if (day !== undefined && !checkDay(day, originOf(page, field), report)) return false;
  }
  const isReversed = from !== undefined && until !== undefined && until < from;
  if (isReversed)
    refuse(page, 'until', report, [
      `“${key}” ends on ${until}, before it begins on ${from}.`,
      'Correct one of the two days.',
    ]);
  if (until === undefined && successor !== undefined)
    refuse(page, 'then', report, [
      `“${key}” leads to “${successor}” afterwards, but has no last day.`,
      'Add “until”, or remove “then”.',
    ]);
  return !isReversed;
}

/** Checks that the addresses of an entry lead to a page after its last day. */
function checkAfterwards(
  pages: readonly PageModel[],
  until: string,
  pageOf: PageOf,
  context: EntryContext,
  report: Report,
): void {
  const [page] = pages;
  if (page?.successor !== undefined && !context.publishedKeys.has(page.successor)) {
    checkEntry(page.successor, originOf(page, 'then'), context, report);
    return;
  }
  const fault = pages.map((each) => findDeadEnd(each, until, pageOf)).find((found) => found !== undefined);
  if (fault !== undefined) report(fault);
}

/** The fault of a page that leads to nothing after its last day. */
function findDeadEnd(page: PageModel, until: string, pageOf: PageOf): Finding | undefined {
  const { key, parent, locale, successor } = page;
  const target = pageOf(successor ?? parent, locale);
  const at = [originOf(page, successor === undefined ? 'until' : 'then')];
  if (target === undefined)
    return {
      code: 'ENTRY_NOT_PUBLISHED',
      message: `“${successor ?? parent}” has no page in ${locale}.`,
      help: 'Name an entry in “then” that has a page in every language of this one.',
      at,
    };
  const after = dayAfter(until);
  // A page above that ends on the same day leads on.
  const last = successor === undefined ? until : after;
  if ((target.from ?? '') <= after && (target.until ?? last) >= last) return undefined;
  return {
    code: 'DAYS_IMPOSSIBLE',
    message: `After ${until}, “${key}” leads to “${target.key}”, which is there ${describeDays(target)}.`,
    help: 'Name an entry in “then” that is there on the next day, or correct the days of one of the two.',
    at,
  };
}

function dayAfter(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
