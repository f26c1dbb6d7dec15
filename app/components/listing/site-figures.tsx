import { facts } from '../../../generated/data/facts.ts';
import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { encodePath, type PageKind } from '../../../generated/routes/index.ts';
import { phraseAt } from '../../declarations/texts.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { OpenState } from '../entry/contact.tsx';
import { factFilters, filterTerms } from './fact-filters.ts';
import { applyFilter, listAddress } from './filters.ts';
import { listedUnder, listingOf } from './listing-of.ts';

/** The site in figures: properties, places, how many properties share what most of them have, restaurants that are open today, and the office. */
export function SiteFigures({ locale }: { readonly locale: Locale }) {
  const context = useRenderContext();
  const { footer, listing } = messages[locale];
  const figures = [
    figureOf(context, 'property', locale, listing.properties),
    figureOf(context, 'destination', locale, listing.destinations),
    nearFigure(context, locale),
    openFigure(context, locale),
  ];
  return (
    <ul className="figures" data-nosnippet>
      {figures.map(
        (figure) =>
          figure && (
            <li key={figure.text}>
              <a href={figure.href}>{figure.text}</a>
            </li>
          ),
      )}
      <li>
        {footer.office} <OpenState locale={locale} />
      </li>
    </ul>
  );
}

interface Figure {
  readonly text: string;
  readonly href: string;
}

/** The number of pages of a kind, and their list. */
function figureOf(
  context: RenderContext,
  kind: PageKind,
  locale: Locale,
  format: (values: { readonly count: number }) => string,
): Figure | undefined {
  const listing = listingOf(context, kind, locale);
  const count = listedUnder(context, kind, locale).length;
  return listing && { text: format({ count }), href: encodePath(listing.path) };
}

/** The restaurants that are open on the day of the site; undefined if none is. */
function openFigure(context: RenderContext, locale: Locale): Figure | undefined {
  const listing = listingOf(context, 'restaurant', locale);
  const filter = { open: filterTerms.open.values };
  const { length } = applyFilter(context, listedUnder(context, 'restaurant', locale), filter);
  if (length === 0 || !listing) return undefined;
  return {
    text: messages[locale].home.openToday({ count: String(length) }),
    href: listAddress(listing, filter),
  };
}

const measure = facts.find(({ kinds, phrase }) => phrase !== undefined && kinds.includes('property'));

/** Of the fact that cards say by a phrase: the first value of its filter that most properties have. */
function nearFigure(context: RenderContext, locale: Locale): Figure | undefined {
  const filter = measure && factFilters.get(measure.name);
  const listing = listingOf(context, 'property', locale);
  if (!measure?.phrase || !filter || !listing) return undefined;
  const properties = listedUnder(context, 'property', locale);
  const countOf = (value: string) =>
    properties.filter((property) => filter.valuesOf(property, context.day).includes(value)).length;
  const value = filter.values.find((one) => countOf(one) * 2 > properties.length);
  const label = value && filter.labelOf(value, locale);
  if (!label) return undefined;
  return {
    text: messages[locale].home.share({
      count: String(countOf(value)),
      all: String(properties.length),
      value: phraseAt(measure.phrase, locale)({ value: label }),
    }),
    href: listAddress(listing, { [measure.name]: [value] }),
  };
}
