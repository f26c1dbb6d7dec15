import { type Document, isMap, isSeq, YAMLMap } from 'yaml';
import { onOneLine, openDocument, ScaffoldError, type SpecTexts } from './edits/edit.ts';
import { editedText } from './edits/edited-text.ts';

/** Adds a record at the end of a list of `spec/data`; values that are lists or maps stand on one line. Returns the file's text. */
export function addRecord(
  texts: SpecTexts,
  file: string,
  list: string,
  makeRecord: (id: number) => Readonly<Record<string, unknown>>,
): string {
  const document = openDocument(texts, file);
  const records = document.get(list, true);
  if (!isSeq(records)) throw new ScaffoldError(`${file} has no list “${list}:”.`);
  const ids = records.items.map((item) => (isMap(item) ? Number(item.get('id')) : 0));
  const record = toRecord(document, makeRecord(Math.max(0, ...ids) + 1));
  const last = records.items.at(-1);
  record.spaceBefore = isMap(last) && last.spaceBefore === true;
  records.flow = false;
  records.items.push(record);
  return editedText(texts, file, document);
}

/** A record as a map; values that are lists or maps stand on one line. */
export function toRecord(document: Document, fields: Readonly<Record<string, unknown>>) {
  const record = new YAMLMap<unknown, unknown>();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    record.set(name, typeof value === 'object' && value !== null ? onOneLine(document, value) : value);
  }
  return record;
}

/** Requires the picture of a record, which every page of it shows. */
export function requirePicture(picture: string, pictures: readonly { readonly name: string }[]): void {
  if (pictures.some(({ name }) => name === picture)) return;
  throw new ScaffoldError(
    `There is no picture “${picture}”. Save it as spec/media/${picture}.jpg, or .svg for an illustration, and run: npm run media`,
  );
}
