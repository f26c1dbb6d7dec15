import { didYouMean } from '../diagnostics/suggest.ts';
import { pageAbove, pageOf } from './change-pages.ts';
import {
  type Change,
  CommandError,
  localeCodes,
  openDocument,
  type SpecBefore,
  type SpecTexts,
} from './edits/edit.ts';
import { editedText } from './edits/edited-text.ts';
import { collectMentions, type Mention } from './name-mentions.ts';

/** A locale to be removed. */
export interface Removal {
  readonly code: string;
  /** The locale to whose pages its addresses lead; default: the first of its fallbacks. */
  readonly to: string | undefined;
}

/**
 * Removes a locale: its row in the table, its catalogue and bodies, and its value in every map by locale. What was borrowed
 * from it is borrowed from the other locale. An address leads to the same page there, or to the page above.
 */
export function removeLocale({ texts, model }: SpecBefore, { code, to }: Removal): Change {
  const known = localeCodes(texts);
  const { list, base } = model.locales;
  const removed = list.find((locale) => locale.code === code);
  if (removed === undefined)
    throw new CommandError(`There is no locale “${code}”. ${didYouMean(code, known)}`.trim());
  if (code === base)
    throw new CommandError(`${code} is the base of the others; name another one in spec/locales.yaml first.`);
  const successor = to ?? removed.fallback[0] ?? base;
  if (successor === code || !known.includes(successor))
    throw new CommandError(
      `There is no locale “${successor}” besides ${code} that its addresses could lead to.`,
    );
  const mentions = collectMentions(texts, []).filter(({ kind, name }) => kind === 'locale' && name === code);
  const edits = new Map<string, string | undefined>();
  for (const [file, ofFile] of Map.groupBy(mentions, (mention) => mention.file)) {
    const isOfLocale = ofFile.some(({ length }) => length === undefined);
    edits.set(file, isOfLocale ? undefined : removeFrom(texts, file, ofFile, successor));
  }
  return {
    edits,
    leadTo: ({ key, area }, after) => pageOf(after, key, successor) ?? pageAbove(after, area, successor),
  };
}

/** The text of a file without the locale, in maps by locale and lists of locales; borrowers of its texts get its successor. */
function removeFrom(texts: SpecTexts, file: string, mentions: readonly Mention[], successor: string): string {
  const document = openDocument(texts, file);
  // Backwards, since the items of a list after a removed one move up.
  for (const { name, path } of mentions.toReversed()) {
    const last = path.at(-1);
    if (last === name || typeof last === 'number') document.deleteIn(path);
    else if (last === 'from') document.setIn(path, successor);
  }
  return editedText(texts, file, document);
}
