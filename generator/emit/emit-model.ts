import type { Model } from '../model/model.ts';
import { emitClient } from './api/emit-api-client.ts';
import { emitOperations, emitValidatorTypes } from './api/emit-api-operations.ts';
import { emitContent } from './content/emit-content.ts';
import { emitCountries, emitDestinations, emitHotels, emitMailProviders } from './facts/emit-data.ts';
import {
  emitDeclaredFacts,
  emitFactDeclarations,
  emitTerms,
  emitVocabularies,
} from './facts/emit-declared-facts.ts';
import { emitFacts, emitFactTable } from './facts/emit-facts.ts';
import { emitForms } from './forms/emit-forms.ts';
import { emitAltTexts, emitAltTextTable, emitPictures, emitPictureTable } from './media/emit-media.ts';
import { emitBrowserMessages } from './messages/emit-browser-messages.ts';
import { emitCatalogue, emitCatalogueType, emitMessagesIndex } from './messages/emit-messages.ts';
import { listTable, type Table } from './output/literals.ts';
import type { SourceFile } from './output/structures.ts';
import { emitAbsent, emitRouteIndex } from './routes/emit-route-index.ts';
import { emitArea, emitPageType, emitRedirects, emitRouteKeys } from './routes/emit-routes.ts';
import { emitLook } from './site/emit-look.ts';
import { emitMap } from './site/emit-map.ts';
import { emitBaseLocale, emitLocales, emitSite } from './site/emit-site.ts';

/**
 * All generated TypeScript and its tables, by path relative to the repository, one file at a time so that each can be printed and
 * released before the next. Pure: the same model gives the same structures.
 */
export function* emitModel(model: Model): Generator<readonly [path: string, file: SourceFile | Table]> {
  const { areas, locales, messages } = model;
  yield ['generated/base-locale.ts', emitBaseLocale(locales)];
  yield ['generated/locales.ts', emitLocales(locales)];
  yield ['generated/site.ts', emitSite(model.site)];
  yield ['generated/look/look.ts', emitLook(model.look)];
  yield ['generated/redirects.ts', emitRedirects(model.redirects)];
  yield ['generated/routes/keys.ts', emitRouteKeys(areas, locales)];
  yield ['generated/routes/page.ts', emitPageType()];
  for (const area of areas) yield [`generated/routes/${area.name}.json`, emitArea(area, model.dates)];
  yield ['generated/routes/index.ts', emitRouteIndex(areas, locales)];
  yield ['generated/routes/facts.ts', emitFacts()];
  yield ['generated/routes/facts.json', emitFactTable(model.facts)];
  yield ['generated/routes/absent.ts', emitAbsent()];
  yield ['generated/routes/absent.json', listTable(model.absent.map(({ key, near }) => [key, near]))];
  const baseFile = `spec/messages/${locales.base}.yaml`;
  yield ['generated/messages/catalogue.ts', emitCatalogueType(messages, baseFile)];
  for (const locale of locales.list) {
    const own = messages.catalogues.get(locale.code) ?? [];
    yield [
      `generated/messages/${locale.code}.ts`,
      emitCatalogue(locale, own, model.site.browserMessages ?? []),
    ];
  }
  yield ['generated/messages/index.ts', emitMessagesIndex(locales.list)];
  yield* emitBrowserMessages(model);
  yield ['generated/data/vocabularies.ts', emitVocabularies(model.vocabularies)];
  yield ['generated/data/facts.ts', emitDeclaredFacts(model)];
  yield ['generated/data/facts.json', emitFactDeclarations(model)];
  yield ['generated/data/terms.json', emitTerms(model)];
  yield ['generated/data/hotels.ts', emitHotels(model.hotels, model.foreignIds)];
  yield ['generated/data/destinations.ts', emitDestinations(model.destinations)];
  yield ['generated/data/map.ts', emitMap(model.map)];
  yield ['generated/data/countries.ts', emitCountries(model.countries)];
  if (model.mailProviders.length > 0)
    yield ['generated/data/mail-providers.ts', emitMailProviders(model.mailProviders)];
  yield ['generated/media/pictures.ts', emitPictures(model.pictures)];
  yield ['generated/media/pictures.json', emitPictureTable(model.pictures)];
  yield ['generated/media/alt-texts.ts', emitAltTexts(model.altTexts)];
  yield ['generated/media/alt-texts.json', emitAltTextTable(model.altTexts)];
  yield* emitContent(model);
  yield* emitForms(model.forms);
  if (model.api !== undefined) {
    yield ['generated/api/operations.ts', emitOperations(model.api)];
    yield ['generated/api/client.ts', emitClient(model.api)];
    yield ['generated/api/validators.d.ts', emitValidatorTypes()];
  }
}
