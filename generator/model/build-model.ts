import type { Report } from '../diagnostics/diagnostic.ts';
import type { Cache } from '../run/cache.ts';
import type { SpecSource } from '../spec/files/spec-source.ts';
import { buildApi } from './api/build-api.ts';
import { buildContent } from './content/build-content.ts';
import { checkPromises, listPromises } from './content/check-promises.ts';
import { buildFactDeclarations, buildTerms } from './facts/build-fact-declarations.ts';
import { buildFacts } from './facts/build-facts.ts';
import { checkCountries, checkDestinations, checkHotels } from './facts/check-records.ts';
import { checkVocabularies } from './facts/vocabularies.ts';
import { buildForms } from './forms/build-forms.ts';
import { checkFormTargets } from './forms/check-form-targets.ts';
import { checkMailProviders } from './forms/check-mail-providers.ts';
import { buildMap } from './map/build-map.ts';
import { buildAltTexts } from './media/alt-texts.ts';
import { buildPictures, checkVersions } from './media/build-pictures.ts';
import { buildMessages } from './messages/build-messages.ts';
import type { Model, Previous } from './model.ts';
import { buildRedirects } from './routes/build-redirects.ts';
import { buildRoutes } from './routes/build-routes.ts';
import { checkAreaNames, checkAreas } from './routes/check-areas.ts';
import { checkVanished } from './routes/check-paths.ts';
import { datePages, recordTexts } from './routes/date-pages.ts';
import { findNearEntries } from './routes/near-entries.ts';
import { checkGlossary, checkSite, isTimeZone } from './site/check-site.ts';
import { buildLocales } from './site/locales.ts';

/** The clock and the cache of a run. */
export interface ModelTools {
  /** Milliseconds since 1970; called only where a text is new or has changed, or an entry declares a date. */
  readonly now: () => number;
  /** Cache of bodies that earlier runs have built. */
  readonly cache?: Cache | undefined;
}

/**
 * Resolves and checks the whole spec. All findings go to `report`. Returns undefined if a file is missing without which
 * nothing can be resolved.
 * @param previous records of earlier runs
 */
export async function buildModel(
  source: SpecSource,
  previous: Previous,
  { now, cache }: ModelTools,
  report: Report,
): Promise<Model | undefined> {
  if (source.locales === undefined) return undefined;
  const locales = buildLocales(source.locales, report);
  const messages = buildMessages(source.messages, { locales, incomplete: source.incomplete }, report);
  const places = new Map(
    (source.destinations?.destinations ?? []).map((record) => [record.page, record.names]),
  );
  const routes = buildRoutes(source.routes, { locales, places, incomplete: source.incomplete }, report);
  const { byPath, allKeys, publishedKeys, incomplete } = routes;
  const redirects = buildRedirects(
    source.redirects ?? { redirects: [], gone: [] },
    routes.drafts,
    { byPath, allKeys, incomplete, locales },
    report,
  );
  if (source.glossary) checkGlossary(source.glossary, locales, report);
  const entries = { allKeys, publishedKeys, incomplete };
  const pictures = buildPictures(source.media, source.pictures, source, report);
  const altTexts = buildAltTexts(
    source.altTexts ?? {},
    { locales, pictures, incomplete: source.incomplete },
    report,
  );
  if (source.pictures) checkVersions(source.pictures, previous.versions, report);
  const vocabularies = checkVocabularies(source.vocabularies, locales, report);
  const data = { locales, pictures, vocabularies, ...entries };
  const destinations = source.destinations && checkDestinations(source.destinations, data, report);
  const hotels =
    source.hotels && source.destinations && checkHotels(source.hotels, source.destinations, data, report);
  const countries = source.countries ? checkCountries(source.countries, report) : [];
  const mailProviders = source.mailProviders ? checkMailProviders(source.mailProviders, report) : [];
  const site = source.site && checkSite(source.site, { ...entries, messages, locales }, report);
  const topLevelDomains = source.topLevelDomains?.topLevelDomains;
  const zone = source.site?.hours.timeZone ?? '';
  const timeZone = isTimeZone(zone) ? zone : 'UTC';
  // The examples depend on the time zone and the list of domains, which a faulty file withholds.
  const hasExampleData = source.site !== undefined && (topLevelDomains !== undefined || !source.incomplete);
  const formsContext = {
    messages,
    locales,
    timeZone,
    topLevelDomains,
    commonPasswords: source.commonPasswords,
    hasExampleData,
    ...entries,
    incomplete: source.incomplete,
    areas: routes.areas,
    shared: source.formFields,
    offices: source.offices,
  };
  const forms = buildForms(source.forms, formsContext, report);
  const lists = { locales: locales.list.map(({ code }) => code), errorKeys: forms.errorKeys };
  const api = source.api && buildApi(source.api, lists, report);
  if (api !== undefined) checkFormTargets(forms.forms, api, report);
  const content = await buildContent(
    source.content,
    {
      ...entries,
      incomplete: incomplete || source.incomplete,
      locales,
      areas: routes.areas,
      site: source.site,
      pageForms: forms.pageForms,
      pictures,
      altTexts,
      declared: source.facts ?? {},
      holidays: source.holidays,
      entries: new Map([...source.routes.values()].flatMap((area) => [...area.entries])),
    },
    cache,
    report,
  );
  const promising = listPromises(source.routes, { areas: routes.areas, pageForms: forms.pageForms });
  if (!source.incomplete) checkPromises(promising, content, routes.areas, report);
  const publishedPaths = [...new Set([...byPath.keys(), ...redirects.map(({ from }) => from)])].sort();
  if (!incomplete) checkVanished(previous.paths, new Set(publishedPaths), report);
  if (!site || !hotels || !destinations) return undefined;
  const declaredFacts = buildFactDeclarations(source.facts ?? {}, { terms: source.terms, locales }, report);
  const facts = buildFacts(
    source.routes,
    {
      areas: routes.areas,
      hotels,
      destinations,
      vocabularies,
      declared: source.facts ?? {},
      showsAssumed: site.assumedFacts !== 'hidden',
      pictures,
      altTexts,
      incomplete: source.incomplete,
    },
    report,
  );
  const { areas } = routes;
  const map =
    source.map &&
    buildMap(
      source.map,
      { areas, declared: source.facts ?? {}, facts, destinations, terms: source.terms },
      report,
    );
  checkAreaNames(
    areas.map(({ name }) => name),
    report,
  );
  checkAreas(areas, { messages, incomplete: source.incomplete }, report);
  let day: string | undefined;
  const today = () => {
    day ??= new Date(now()).toLocaleDateString('sv-SE', { timeZone });
    return day;
  };
  const texts = recordTexts({ areas, content, previous: previous.texts, today });
  const dates = datePages(source.routes, { areas, content, records: texts, today }, report);
  const pagesOf = (key: string) => {
    const entry = routes.areas.flatMap((area) => area.entries).find((candidate) => candidate.key === key);
    return new Map((entry?.pages ?? []).map((page) => [page.locale, page]));
  };
  return {
    site,
    look: source.look ?? {},
    locales,
    areas: routes.areas,
    declaredFacts,
    terms: buildTerms(source.terms, locales, report),
    facts,
    absent: findNearEntries(routes.areas, source.routes),
    redirects,
    messages,
    vocabularies,
    hotels,
    foreignIds: source.hotels?.ids ?? {},
    destinations: destinations.map((record) => ({ record, pages: pagesOf(record.page) })),
    map,
    countries,
    mailProviders,
    pictures,
    altTexts,
    forms,
    content,
    promising,
    api,
    publishedPaths,
    dates,
    texts,
  };
}
