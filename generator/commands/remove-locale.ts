import { didYouMean } from '../diagnostics/suggest.ts';
import {
  type Change,
  localeCodes,
  openDocument,
  ScaffoldError,
  type SpecBefore,
  type SpecTexts,
} from './edits/edit.ts';
import { editedText } from './edits/edited-text.ts';
import { pageAbove, pageOf } from './edits/pages.ts';
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
    throw new ScaffoldError(`There is no locale “${code}”. ${didYouMean(code, known)}`.trim());
  if (code === base)
    throw new ScaffoldError(
      `${code} is the base of the others; name another one in spec/locales.yaml first.`,
    );
  const heir = to ?? removed.fallback[0] ?? base;
  if (heir === code || !known.includes(heir))
    throw new ScaffoldError(`There is no locale “${heir}” besides ${code} that its addresses could lead to.`);
  const mentions = collectMentions(texts, []).filter(({ kind, name }) => kind === 'locale' && name === code);
  const edits = new Map<string, string | undefined>();
  for (const [file, ofFile] of Map.groupBy(mentions, (mention) => mention.file)) {
    const isOfLocale = ofFile.some(({ length }) => length === undefined);
    edits.set(file, isOfLocale ? undefined : removeFrom(texts, file, ofFile, heir));
  }
  return {
    edits,
    leadTo: ({ key, area }, after) => pageOf(after, key, heir) ?? pageAbove(after, area, heir),
  };
}

/** The text of a file without the locale: in maps by locale and lists of locales; what it lent, the heir lends. */
function removeFrom(texts: SpecTexts, file: string, mentions: readonly Mention[], heir: string): string {
  const document = openDocument(texts, file);
  // Backwards, since the items of a list after a removed one move up.
  for (const { name, path } of mentions.toReversed()) {
    const last = path.at(-1);
    if (last === name || typeof last === 'number') document.deleteIn(path);
    else if (last === 'from') document.setIn(path, heir);
  }
  return editedText(texts, file, document);
}
