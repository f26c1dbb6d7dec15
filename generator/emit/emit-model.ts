import type { Model } from '../model/model.ts';
import { emitCountries, emitDestinations, emitHotels } from './emit-data.ts';
import { emitLocales } from './emit-locales.ts';
import { emitCatalogue, emitCatalogueType, emitFormat, emitMessagesIndex } from './emit-messages.ts';
import { emitRouteIndex } from './emit-route-index.ts';
import { emitArea, emitPageType, emitRedirects, emitRouteKeys } from './emit-routes.ts';
import { emitSite } from './emit-site.ts';
import type { SourceFile } from './structures.ts';

/** All generated TypeScript, by path relative to the repository. Pure: the same model gives the same structures. */
export function emitModel(model: Model): ReadonlyMap<string, SourceFile> {
  const { areas, locales, messages } = model;
  return new Map<string, SourceFile>([
    ['generated/locales.ts', emitLocales(locales)],
    ['generated/site.ts', emitSite(model.site)],
    ['generated/redirects.ts', emitRedirects(model.redirects)],
    ['generated/routes/keys.ts', emitRouteKeys(areas, locales)],
    ['generated/routes/page.ts', emitPageType()],
    ...areas.map((area) => [`generated/routes/${area.name}.ts`, emitArea(area)] as const),
    ['generated/routes/index.ts', emitRouteIndex(areas, locales)],
    ['generated/messages/catalogue.ts', emitCatalogueType(messages, `spec/messages/${locales.base}.yaml`)],
    ['generated/messages/format.ts', emitFormat()],
    ...locales.list.map(
      (locale) =>
        [
          `generated/messages/${locale.code}.ts`,
          emitCatalogue(locale, messages.catalogues.get(locale.code) ?? []),
        ] as const,
    ),
    ['generated/messages/index.ts', emitMessagesIndex(locales.list)],
    ['generated/data/hotels.ts', emitHotels(model.hotels)],
    ['generated/data/destinations.ts', emitDestinations(model.destinations)],
    ['generated/data/countries.ts', emitCountries(model.countries)],
  ]);
}
