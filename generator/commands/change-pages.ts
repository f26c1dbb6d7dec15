import { isMap, isSeq } from 'yaml';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { AreaModel, Model, PageModel } from '../model/model.ts';
import { entryFile, type PageKind } from '../spec/schema/routes/areas.ts';
import { type Change, CommandError, openDocument, type SpecBefore, setSlug } from './edits/edit.ts';
import { editedText } from './edits/edited-text.ts';

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
function findPage(model: Model, key: string, locale: string): PageModel {
  const page = pageOf(model, key, locale);
  if (page !== undefined) return page;
  areaOf(model, key);
  const codes = pagesOf(model, key).map((other) => other.locale);
  throw new CommandError(
    `${key} has no page in ${locale}. It is published in ${codes.join(', ') || 'no locale'}.`,
  );
}

/** The area of an entry; throws where there is no such entry. */
function areaOf(model: Model, key: string): AreaModel {
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

/** A new slug for a page. */
interface Renaming {
  readonly key: string;
  readonly locale: string;
  readonly slug: string;
}

/** Changes a page’s slug; its old address leads to the new one. */
export function renameSlug({ texts, model }: SpecBefore, { key, locale, slug }: Renaming): Change {
  const page = findPage(model, key, locale);
  const file = entryFile(page.area, key);
  const document = openDocument(texts, file);
  const path = ['locales', locale];
  if (isSeq(document.getIn([...path, 'slug'], true)) || document.getIn([...path, 'path']) !== undefined) {
    throw new CommandError(
      `${key} has a path or slug list of its own in ${locale}; change it by hand in spec/${file}.`,
    );
  }
  if ((document.getIn([...path, 'slug']) ?? key) === slug) {
    throw new CommandError(`${key} already has the slug ${slug} in ${locale}.`);
  }
  const fields = document.getIn(path, true);
  if (isMap(fields)) setSlug(document, fields, slug, key);
  return {
    edits: new Map([[file, editedText(texts, file, document)]]),
    leadTo: (old, after) => pageOf(after, old.key, old.locale),
    check: (after) => {
      if (pageOf(after, key, locale)?.path === page.path)
        throw new CommandError(`The slug of ${key} is not part of its path in ${locale}.`);
    },
  };
}

/** The end of an offer, or of any other entry. */
interface Ending {
  readonly key: string;
  /** The key of the entry to which its addresses lead; default: the listing of its area. */
  readonly to: string | undefined;
}

/**
 * Removes an entry with its bodies. In locales where the named entry has no page, addresses and links of other bodies lead to
 * the listing.
 */
export function endOffer({ texts, model }: SpecBefore, { key, to }: Ending): Change {
  const { name } = areaOf(model, key);
  if (to !== undefined) areaOf(model, to);
  const edits = new Map<string, string | undefined>([[entryFile(name, key), undefined]]);
  const link = new RegExp(`\\]\\(${key}(#[a-z0-9-]+)?\\)`, 'g');
  for (const [file, text] of texts) {
    const { entry, locale = '' } =
      /^content\/(?<entry>[^/]+)\/(?<locale>[a-z]{2})\.md$/.exec(file)?.groups ?? {};
    if (entry === key) edits.set(file, undefined);
    else if (entry !== undefined && text.includes(`](${key}`)) {
      const target = pageOf(model, to, locale) ?? pageAbove(model, name, locale);
      edits.set(file, text.replace(link, `](${target?.key})`));
    }
  }
  return {
    edits,
    leadTo: ({ locale }, after) => pageOf(after, to, locale) ?? pageAbove(after, name, locale),
  };
}
