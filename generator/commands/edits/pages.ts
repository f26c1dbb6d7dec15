import { didYouMean } from '../../diagnostics/suggest.ts';
import type { AreaModel, Model, PageModel } from '../../model/model.ts';
import type { PageKind } from '../../spec/schema/routes/areas.ts';
import { CommandError } from './edit.ts';

/** Every page of the site, by its path. */
export function pagesByPath(model: Model): ReadonlyMap<string, PageModel> {
  return new Map(
    model.areas
      .flatMap(({ entries }) => entries.flatMap(({ pages }) => pages))
      .map((page) => [page.path, page]),
  );
}

/** The page of an entry in a locale; undefined where it has none. */
export function pageOf(model: Model, key: string | undefined, locale: string): PageModel | undefined {
  return pagesOf(model, key).find((page) => page.locale === locale);
}

/** The page of an entry in a locale; throws where it has none. */
export function findPage(model: Model, key: string, locale: string): PageModel {
  const page = pageOf(model, key, locale);
  if (page !== undefined) return page;
  areaOf(model, key);
  const codes = pagesOf(model, key).map((other) => other.locale);
  throw new CommandError(
    `${key} has no page in ${locale}. It is published in ${codes.join(', ') || 'no locale'}.`,
  );
}

/** The area of an entry; throws where there is no such entry. */
export function areaOf(model: Model, key: string): AreaModel {
  const area = model.areas.find(({ entries }) => entries.some((entry) => entry.key === key));
  if (area !== undefined) return area;
  const keys = model.areas.flatMap(({ entries }) => entries.map((entry) => entry.key));
  throw new CommandError(`There is no entry “${key}”. ${didYouMean(key, keys)}`.trim());
}

/** The first area of a kind; throws where there is none. */
export function areaOfKind(model: Model, kind: PageKind): AreaModel {
  const area = model.areas.find((candidate) => candidate.kind === kind);
  if (area === undefined) throw new CommandError(`The spec has no area of the kind ${kind}.`);
  return area;
}

/** The page above those of an area, in a locale: its listing, or the home page where it has none. */
export function pageAbove(model: Model, area: string, locale: string): PageModel | undefined {
  const listing = model.areas.find(({ name }) => name === area)?.listing;
  const home = [...pagesByPath(model).values()].find((page) => page.slug === '' && page.locale === locale);
  return pageOf(model, listing, locale) ?? home;
}

function pagesOf(model: Model, key: string | undefined): readonly PageModel[] {
  return model.areas.flatMap(({ entries }) => entries).find((entry) => entry.key === key)?.pages ?? [];
}
