import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { Directions } from './directions.tsx';

/** The ways to the positions that the facts of a page state. */
export function PageDirections({ page }: { readonly page: Page }) {
  return statedFactsOf(page.key).map(
    (fact) =>
      fact.type === 'point' && (
        <Directions key={fact.name} to={fact.value} name={fact.name} locale={page.locale} />
      ),
  );
}
