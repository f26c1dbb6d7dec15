import type { Locale } from '../../../generated/locales.ts';
import { messages } from '../../../generated/messages/index.ts';
import { statedFactsOf } from '../../../generated/routes/facts.ts';
import type { Page } from '../../../generated/routes/index.ts';

/** Directions to each position among the facts of a page. */
export function PageDirections({ page }: { readonly page: Page }) {
  return statedFactsOf(page.key).map(
    (fact) =>
      fact.type === 'point' && (
        <Directions key={fact.name} to={fact.value} name={fact.name} locale={page.locale} />
      ),
  );
}

interface DirectionsProps {
  /** WGS 84, in decimal degrees. */
  readonly to: { readonly latitude: number; readonly longitude: number };
  readonly name: string;
  readonly locale: Locale;
}

/** Links to a position in the guest’s map application and on a map site. */
function Directions({ to: { latitude, longitude }, name, locale }: DirectionsProps) {
  const { facts } = messages[locale];
  const position = `${latitude},${longitude}`;
  return (
    <p className="actions" data-facts>
      <a className="button button-quiet" href={`geo:${position}?q=${position}`} data-fact={name}>
        {facts.directions}
      </a>
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
        rel="noopener noreferrer"
      >
        {facts.openMap}
      </a>
    </p>
  );
}
