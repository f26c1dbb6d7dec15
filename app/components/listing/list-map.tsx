import { messages } from '../../../generated/messages/index.ts';
import type { Page } from '../../../generated/routes/index.ts';
import { useRenderContext } from '../../document/use-render-context.ts';
import { findPlace } from '../entry/place.tsx';
import { NearMap, propertyOnMap } from '../map/near-map.tsx';
import { CardList, type CardListProps } from './cards.tsx';
import { type Filter, listAddress } from './filters.ts';
import { hasMaps, viewName } from './list-view.ts';

export interface MapLinkProps {
  readonly page: Page;
  readonly filter: Filter;
}

/** A link that shows the maps of a list, or hides them; nothing if it has none. */
export function MapLink({ page, filter }: MapLinkProps) {
  if (!hasMaps(page)) return null;
  const { [viewName]: shown, ...others } = filter;
  return (
    <a
      className="filter-option"
      href={listAddress(page, shown ? others : { ...filter, [viewName]: ['map'] })}
      aria-current={shown !== undefined || undefined}
    >
      {messages[page.locale].map.show}
    </a>
  );
}

/** Cards by their place, each place with a map that shows their numbers. */
export function CardsOnMaps({ pages, ...cards }: Omit<CardListProps, 'level' | 'isOnTop'>) {
  const places = Map.groupBy(pages, ({ place = '' }) => place);
  return [...places].map(([key, placed], index) => (
    <PlaceCards key={key} place={key} pages={placed} {...cards} isOnTop={index === 0} />
  ));
}

function PlaceCards({ place, pages, ...cards }: Omit<CardListProps, 'level'> & { readonly place: string }) {
  const context = useRenderContext();
  const [{ locale } = {}] = pages;
  const isOnMap = (page: Page) => propertyOnMap(place, page) !== undefined;
  const numbered = [...pages.filter(isOnMap), ...pages.filter((page) => !isOnMap(page))];
  return (
    <section className="place-cards">
      {locale && (
        <div>
          <h3>{findPlace(context, place, locale)?.name}</h3>
          <NearMap place={place} locale={locale} cards={numbered} />
        </div>
      )}
      <CardList {...cards} pages={numbered} level={4} />
    </section>
  );
}
