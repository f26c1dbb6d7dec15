import { themes } from '../../../generated/data/vocabularies.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { findPlace } from '../destination/place.ts';
import { Headline } from './headline.tsx';

/** Value, place and theme of an offer, for its card. */
export function OfferFacts({ page }: { readonly page: Page }) {
  const place = findPlace(page.place, page.locale);
  const [theme] = factsOf(page.key).themes;
  return (
    <>
      <Headline page={page} />
      <p className="card-facts">
        {place && <span>{place.name}</span>}
        {theme && <span>{themes[theme][page.locale]}</span>}
      </p>
    </>
  );
}
