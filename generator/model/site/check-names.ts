import type { Origin, Report, YamlPath } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { MessagesModel } from '../messages/parse-message.ts';

/** Data for the checks of links to entries. */
export interface EntryContext {
  readonly allKeys: ReadonlySet<string>;
  /** Keys of the entries that have a page in at least one locale. */
  readonly publishedKeys: ReadonlySet<string>;
  /** Whether parts of the spec are missing, so that an unknown entry may be among them. */
  readonly incomplete: boolean;
}

/** Reports a link to an entry that does not exist or has no page in any locale. */
export function checkEntry(key: string, at: Origin, context: EntryContext, report: Report): void {
  const { allKeys, publishedKeys, incomplete } = context;
  if (publishedKeys.has(key) || incomplete) return;
  if (allKeys.has(key)) {
    report({
      code: 'ENTRY_NOT_PUBLISHED',
      message: `“${key}” has no page in any locale.`,
      help: 'Name an entry that has a page, or remove the link.',
      at: [at],
    });
  } else {
    report({
      code: 'ENTRY_UNKNOWN',
      message: `There is no entry “${key}”.`,
      help: `${didYouMean(key, publishedKeys)}Name the key of an entry in spec/routes.`,
      at: [at],
    });
  }
}

/** Data for checks of message keys. */
export interface MessageContext {
  readonly messages: MessagesModel;
  readonly incomplete: boolean;
}

/** Reports a key, as group.name, if no message with exactly these arguments has it. */
export function checkMessage(
  key: string,
  args: readonly string[],
  at: Origin,
  { messages, incomplete }: MessageContext,
  report: Report,
): void {
  if (messages.keys.length === 0 || incomplete) return;
  const known = messages.keys
    .filter((message) => message.args.map(({ name }) => name).join() === args.join())
    .map(({ group, name }) => `${group}.${name}`);
  if (known.includes(key)) return;
  const wanted = args.length === 0 ? 'without arguments' : `with ${args.map((arg) => `{${arg}}`).join(', ')}`;
  report({
    code: 'MESSAGE_UNKNOWN',
    message: `There is no message ${key} ${wanted}.`,
    help: `${didYouMean(key, known)}Add it to the base catalogue, or use another.`,
    at: [at],
  });
}

/** A value that identifies a record, and its path in the file. */
interface Identifier {
  /** Undefined where the record has none. */
  readonly value: unknown;
  readonly path: YamlPath;
  /** Where it is not in the file of the others. */
  readonly file?: string;
}

/** Reports each value that another record has before. */
export function checkUnique(
  file: string,
  name: string,
  identifiers: readonly Identifier[],
  report: Report,
): void {
  const first = new Map<unknown, Identifier>();
  for (const identifier of identifiers) {
    const { value } = identifier;
    if (value === undefined) continue;
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, identifier);
    else
      report({
        code: 'RECORD_DUPLICATE',
        message: `The ${name} ${String(value)} is used twice.`,
        help: 'Give each record its own, or remove one of them.',
        at: [identifier, earlier].map((each) => ({ file: each.file ?? file, path: each.path })),
      });
  }
}

/**
 * Reports records that nothing names.
 * @param user what would name them, such as “form”
 */
export function checkUsed(
  record: string,
  user: string,
  records: Iterable<readonly [name: string, at: Origin]>,
  used: ReadonlySet<string | undefined>,
  report: Report,
): void {
  for (const [name, at] of records) {
    if (used.has(name)) continue;
    report({
      code: 'RECORD_UNUSED',
      message: `No ${user} names the ${record} “${name}”.`,
      help: `Name it in a ${user}, or remove it.`,
      at: [at],
    });
  }
}

/** The items of a list as identifiers. */
export function listItems(values: readonly unknown[], path: YamlPath): Identifier[] {
  return values.map((value, index) => ({ value, path: [...path, index] }));
}

/** An entry and a locale in messages: `free-dinner (fr)`. */
export function formatKeyPath({ key, locale }: { readonly key: string; readonly locale: string }): string {
  return `${key} (${locale})`;
}
