import type { StatedFact } from '../../../generated/data/stated-facts.ts';
import { messages } from '../../../generated/messages/index.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { countAt } from '../../declarations/texts.ts';
import type { RenderContext } from '../../document/render-context.ts';
import { type BriefFact, briefFacts } from '../facts/brief-facts.tsx';
import { factText } from '../facts/fact-texts.ts';
import { childPages, kindOf, listedArea } from './listing-of.ts';
import { pagesOfPlace } from './pages-of-place.ts';

/** More would hide the picture of a poster. */
const mostOnPoster = 2;

/** The first facts of a place, or the number of a listing’s entries and the lowest price among them; undefined for other pages. */
export function listingFacts(context: RenderContext, page: Page): string | undefined {
  const { key, locale } = page;
  if (kindOf(page) === 'destination')
    return placeFacts(context, page)
      .slice(0, mostOnPoster)
      .map(({ text }) => text)
      .join('\u00a0· ');
  const counted = listedArea(page)?.counted;
  if (counted === undefined) return undefined;
  const entries = childPages(context, key, locale);
  const [lowest] = entries
    .flatMap((entry) => statedFactsOf(entry.key).filter(isPrice))
    .toSorted((one, other) => one.value.amount - other.value.amount);
  const count = countAt(counted, locale)({ count: entries.length });
  return lowest === undefined ? count : `${count}\u00a0· ${factText(lowest, locale)}`;
}

/** The number of a place’s properties, and its brief facts. */
export function placeFacts(
  context: RenderContext,
  page: Page,
): readonly Pick<BriefFact, 'name' | 'text' | 'isAssumed'>[] {
  const { key, locale } = page;
  const { length: count } = pagesOfPlace(context, key, ['property'], locale);
  const text = messages[locale].listing.properties({ count });
  return [
    ...(count > 0 ? [{ name: 'properties', text, isAssumed: false }] : []),
    ...briefFacts(context, page, 'card'),
  ];
}

function isPrice(fact: StatedFact): fact is Extract<StatedFact, { readonly type: 'money' }> {
  return fact.type === 'money' && fact.bound === 'from';
}
