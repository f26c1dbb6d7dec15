import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { isInSeason } from '../../declarations/calendar.ts';
import type { OnDay } from '../../declarations/offer-life.ts';

/** Pages whose months include the day come first, then those of the whole year, then the others; each in their order. */
export function inSeason({ day }: OnDay, pages: readonly Page[]): readonly Page[] {
  const month = Number(day.slice(5, 7));
  const rankOf = ({ key }: Page) => {
    const fact = statedFactsOf(key).find(({ type }) => type === 'months');
    if (fact?.type !== 'months') return 1;
    return isInSeason(month, fact.value) ? 0 : 2;
  };
  return pages.toSorted((one, other) => rankOf(one) - rankOf(other));
}
