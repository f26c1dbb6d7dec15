import { isMap } from 'yaml';
import type { Model } from '../model/model.ts';
import type { SpecSource } from '../spec/files/spec-source.ts';
import { openDocument, setSlug } from './edits/edit.ts';
import { editedText } from './edits/edited-text.ts';
import type { Mention } from './name-mentions.ts';

/**
 * Writes the old key of a renamed entry as its slug wherever it was the default. Returns those locales.
 * @param texts of the renamed spec, to be changed; the entry is at `path` in one of them
 */
export function keepAddresses(
  { model, source }: { readonly model: Model; readonly source: Pick<SpecSource, 'routes'> },
  { file, path }: Pick<Mention, 'file' | 'path'>,
  { from, to }: { readonly from: string; readonly to: string },
  texts: Map<string, string>,
): readonly string[] {
  const document = openDocument(texts, file);
  const area = model.areas.find(({ entries }) => entries.some(({ key }) => key === from));
  const { patterns = {} } = source.routes.get(area?.name ?? '') ?? {};
  const pattern = patterns[String(document.getIn([...path, 'pattern']) ?? Object.keys(patterns)[0])];
  const locales = document.getIn([...path, 'locales'], true);
  if (pattern === undefined || !isMap(locales)) return [];
  const kept: string[] = [];
  let dropped = 0;
  for (const { key, value } of locales.items) {
    if (!isMap(value)) continue;
    if (value.get('slug') === to) {
      // The key is the default.
      setSlug(document, value, to, to);
      dropped += 1;
    } else if (!value.has('slug') && usesSlug(value.has('path') ? '' : pattern.path, pattern.slug)) {
      setSlug(document, value, from, to);
      kept.push(String(key));
    }
  }
  if (kept.length + dropped > 0) texts.set(file, editedText(texts, file, document));
  return kept;
}

function usesSlug(...templates: readonly (string | undefined)[]): boolean {
  return templates.some((template) => template?.includes('{slug}'));
}
