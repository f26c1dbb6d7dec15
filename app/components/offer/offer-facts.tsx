import { themes } from '../../../generated/data/vocabularies.ts';
import { factsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { findPlace } from '../destination/place.ts';
import { formatDays } from '../facts/format-value.ts';
import { Headline } from './headline.tsx';
import { stayDays } from './offer-life.ts';

/** Value, place and theme of an offer, for its card. */
export function OfferFacts({ page }: { readonly page: Page }) {
  const context = useRenderContext();
  const place = findPlace(context, page.place, page.locale);
  const days = formatDays(stayDays(page.key), page.locale);
  const [theme] = factsOf(page.key).themes;
  return (
    <>
      <Headline page={page} />
      <p className="card-facts">
        {place && <span>{place.name}</span>}
        {theme && <span>{themes[theme][page.locale]}</span>}
      </p>
      {days !== '' && <p className="card-facts">{days}</p>}
    </>
  );
}
