/** A file of entries in pieces that can be parsed by themselves. */
export interface SplitFile {
  /** All that stands before the entries. */
  readonly head: string;
  /** Each entry, with the empty lines and comments after it. */
  readonly entries: readonly string[];
}

// Only line feeds end lines here: JavaScript’s ^ knows others, which YAML does not.
const heading = /(?<=\n)entries:[ \t]*(?:#[^\n]*)?(?=\r?\n)/;
const entry = /(?<=\n)(?= {2}[^\s#])/;
const blank = /^(?:[ \t\r]*\n(?:[ \t]*#[^\n]*)?)*$/;
/** A line that is neither indented nor empty nor a comment: another key, or the end of the document. */
const outdented = /\n(?! |#|\r?\n|$)/;
/** The first line that is neither empty nor a comment, not indented: all keys of its map are then as far left as `entries`. */
const flush = /^(?:[ \t\r]*(?:#[^\n]*)?\n)*[^\s#]/;
const directive = /(?:^|\n)(?:%|---|\.\.\.)/;

/**
 * Splits a file whose last key is `entries` where a line is indented by two spaces: in a block of YAML, nothing but a new key begins
 * there, or what makes a piece no map of one key. Undefined where the file is written in another way.
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
