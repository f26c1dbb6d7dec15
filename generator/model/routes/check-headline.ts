import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { entryFile } from '../../spec/schema/routes/route-files.ts';
import type { Area, RoutesEntry } from '../../spec/schema/routes/routes.ts';

/** A discount or a price, as written in a title of any language. */
const figure = /\p{Nd}\s*(?:%|€|eur|유로)|[%€]\s*\p{Nd}/iu;

/** Checks an offer’s headline against its own titles; a borrowed title is checked in its own locale. */
export function checkHeadline(
  area: Area,
  key: string,
  { headline, locales }: RoutesEntry,
  report: Report,
): void {
  const file = entryFile(area, key);
  const titles = Object.entries(locales).flatMap(([locale, { title, redirect }]) =>
    title && redirect === undefined ? [{ locale, title }] : [],
  );
  const at = (locale: string): Origin => ({ file, path: ['locales', locale, 'title'] });
  if (headline === undefined) {
    const withFigure = titles.filter(({ title }) => figure.test(title));
    if (withFigure.length === 0) return;
    report({
      code: 'HEADLINE_MISSING',
      message: `Titles of “${key}” contain a figure, but the entry has no headline.`,
      help: 'Add “headline: { upTo: … }” or “{ percent: … }” for a discount, “{ from: … }” for a price in euros.',
      at: withFigure.map(({ locale }) => at(locale)),
    });
    return;
  }
  const [value] = Object.values(headline);
  const wanted = new RegExp(`(?<!\\p{Nd})${value}(?!\\p{Nd})`, 'u');
  const differing = titles.filter(({ title }) => !wanted.test(title));
  if (differing.length === 0) return;
  report({
    code: 'HEADLINE_DIFFERS',
    message: `The headline of “${key}” is ${value}; its title differs in ${differing.map(({ locale }) => locale).join(', ')}.`,
    help: 'Write the figure into each title, or correct the headline.',
    at: [...differing.map(({ locale }) => at(locale)), { file, path: ['headline'] }],
  });
}
