/** A file of entries in pieces that can be parsed separately. */
export interface SplitFile {
  /** Everything before the entries. */
  readonly head: string;
  /** Each entry, with the empty lines and comments after it. */
  readonly entries: readonly string[];
}

// Lines end with a line feed, as in YAML; JavaScript’s ^ also matches after other characters.
const heading = /(?<=\n)entries:[ \t]*(?:#[^\n]*)?(?=\r?\n)/;
const entry = /(?<=\n)(?= {2}[^\s#])/;
const blank = /^(?:[ \t\r]*\n(?:[ \t]*#[^\n]*)?)*$/;
/** A line that is neither indented nor empty nor a comment: another key, or the end of the document. */
const outdented = /\n(?! |#|\r?\n|$)/;
/**
 * The first line that is neither empty nor a comment must not be indented: then all keys of its map are as far left as
 * `entries`.
 */
const flush = /^(?:[ \t\r]*(?:#[^\n]*)?\n)*[^\s#]/;
const directive = /(?:^|\n)(?:%|---|\.\.\.)/;

/**
 * Splits a file whose last key is `entries` at each line indented by two spaces. In block style such a line begins a new
 * key; anything else makes a piece that is no map of one key. Undefined for files written in another style.
 */
export function splitEntries(text: string): SplitFile | undefined {
  const found = heading.exec(text);
  if (found === null) return undefined;
  const head = text.slice(0, found.index);
  const rest = text.slice(found.index + found[0].length);
  const [before = '', ...entries] = rest.split(entry);
  const isPlain =
    entries.length > 0 &&
    flush.test(head) &&
    !directive.test(head) &&
    blank.test(before) &&
    !outdented.test(rest);
  return isPlain ? { head, entries } : undefined;
}
