import { isMap, isSeq } from 'yaml';
import { entryFile } from '../spec/schema/routes/areas.ts';
import { type Change, CommandError, openDocument, type SpecBefore, setSlug } from './edits/edit.ts';
import { editedText } from './edits/edited-text.ts';
import { findPage, pageOf } from './edits/pages.ts';

/** A new slug for a page. */
export interface Renaming {
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
