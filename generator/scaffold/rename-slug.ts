import { isMap, isSeq } from 'yaml';
import { routesFile } from '../model/draft-page.ts';
import type { Model, PageModel } from '../model/model.ts';
import { type Edits, openDocument, printDocument, ScaffoldError, type SpecTexts, textNode } from './edit.ts';

/** A new slug for a page. */
export interface Renaming {
  readonly key: string;
  readonly locale: string;
  readonly slug: string;
}

/** Changes a page's slug; `redirectRenamed` adds the redirect once the new path is known. */
export function renameSlug(texts: SpecTexts, model: Model, { key, locale, slug }: Renaming): Edits {
  const page = findPage(model, key, locale);
  const file = routesFile(page.area);
  const document = openDocument(texts, file);
  const path = ['entries', key, 'locales', locale];
  if (isSeq(document.getIn([...path, 'slug'], true)) || document.getIn([...path, 'path']) !== undefined) {
    throw new ScaffoldError(
      `${key} has a path or slug list of its own in ${locale}; change it by hand in spec/${file}.`,
    );
  }
  if (
    document.getIn([...path, 'slug']) === slug ||
    (document.getIn([...path, 'slug']) === undefined && slug === key)
  ) {
    throw new ScaffoldError(`${key} already has the slug ${slug} in ${locale}.`);
  }
  if (slug === key) document.deleteIn([...path, 'slug']);
  else document.setIn([...path, 'slug'], textNode(document, slug));
  return new Map([[file, printDocument(document)]]);
}

/** Adds a redirect from the old path to the new one; older redirects are updated to lead straight there. */
export function redirectRenamed(texts: SpecTexts, before: PageModel, after: PageModel): Edits {
  if (before.path === after.path) {
    throw new ScaffoldError(
      `The slug of ${before.key} is not part of its path in ${before.locale}; nothing was changed.`,
    );
  }
  const document = openDocument(texts, 'redirects.yaml');
  const list = document.get('redirects', true);
  if (!isSeq(list)) throw new ScaffoldError('redirects.yaml has no list “redirects:”.');
  list.flow = false;
  list.items = list.items.filter((item) => !(isMap(item) && item.get('from') === after.path));
  for (const item of list.items)
    if (isMap(item) && item.get('to') === before.path) item.set('to', after.path);
  const row = document.createNode({ from: before.path, to: after.path });
  row.flow = true;
  list.items.push(row);
  return new Map([['redirects.yaml', printDocument(document)]]);
}

/** The redirects file without its redirects, to find out the new path before the redirects are updated. */
export function withoutRedirects(texts: SpecTexts): Edits {
  const document = openDocument(texts, 'redirects.yaml');
  document.set('redirects', []);
  document.set('gone', []);
  return new Map([['redirects.yaml', printDocument(document)]]);
}

/** The page of an entry in a locale. */
export function findPage(model: Model, key: string, locale: string): PageModel {
  const entry = model.areas.flatMap((area) => area.entries).find((candidate) => candidate.key === key);
  const page = entry?.pages.find((candidate) => candidate.locale === locale);
  if (page !== undefined) return page;
  const hint =
    entry === undefined
      ? 'There is no such entry.'
      : `It is published in ${entry.pages.map((other) => other.locale).join(', ') || 'no locale'}.`;
  throw new ScaffoldError(`${key} has no page in ${locale}. ${hint}`);
}
