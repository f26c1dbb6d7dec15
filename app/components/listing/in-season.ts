import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import type { OnDay } from '../../declarations/offer-life.ts';
import { isOpenOn } from '../../declarations/opening.ts';

/** Pages whose hours or months include the day come first, then those without, then the others; each in their order. */
export function inSeason({ day }: OnDay, pages: readonly Page[]): readonly Page[] {
  const rankOf = ({ key }: Page) => {
    const isOpen = isOpenOn(day, statedFactsOf(key));
    if (isOpen === undefined) return 1;
    return isOpen ? 0 : 2;
  };
  return pages.toSorted((one, other) => rankOf(one) - rankOf(other));
}
