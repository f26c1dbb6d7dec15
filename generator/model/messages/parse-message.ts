import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A text with its arguments, parsed. */
export interface MessageModel {
  readonly group: string;
  readonly name: string;
  readonly parts: readonly MessagePart[];
}

export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'argument'; readonly name: string; readonly type: 'string' | 'number' }
  | { readonly kind: 'count' }
  | {
      readonly kind: 'select';
      readonly name: string;
      readonly options: ReadonlyMap<string, readonly MessagePart[]>;
    }
  | {
      readonly kind: 'plural';
      readonly name: string;
      readonly ordinal: boolean;
      readonly options: ReadonlyMap<string, readonly MessagePart[]>;
    };

/** An argument of a message: a number for plurals and number formats, else a string. */
export interface MessageArgument {
  readonly name: string;
  readonly type: 'string' | 'number';
}

export interface MessagesModel {
  /** Groups, names and arguments of the base locale. */
  readonly keys: readonly {
    readonly group: string;
    readonly name: string;
    readonly args: readonly MessageArgument[];
  }[];
  /** By locale code, in the order of `keys`; missing texts are the fallback's. */
  readonly catalogues: ReadonlyMap<string, readonly MessageModel[]>;
}

/** A message that cannot be turned into code, with a reason for its writer. */
export class MessageSyntaxError extends Error {}

/** The parser's most frequent error codes, in words. */
const reasons: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a brace { is never closed',
  EMPTY_ARGUMENT: 'the braces {} are empty',
  MALFORMED_ARGUMENT: 'the name in the braces is not valid',
  INVALID_ARGUMENT_TYPE: 'an argument’s type must be number, plural, selectordinal or select',
  MISSING_OTHER_CLAUSE: 'a plural or select has no “other {…}”',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'a category of a plural has no text in braces',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'an option of a select has no text in braces',
  UNMATCHED_CLOSING_TAG: 'a closing tag has no opening one',
};

/** Syntax characters; most messages have none. */
const syntax = /[{}']/;

/**
 * Parses an ICU message into parts. Supported: text, {argument}, {argument, number}, plural, selectordinal,
 * select and #. Throws MessageSyntaxError.
 */
export function parseMessage(text: string): MessagePart[] {
  if (text !== '' && !syntax.test(text)) return [{ kind: 'text', text }];
  try {
    const parts = parse(text, { ignoreTag: true, requiresOtherClause: true }).map(toPart);
    return withNumbers(parts, collectArguments(parts));
  } catch (error) {
    if (error instanceof MessageSyntaxError) throw error;
    const code = error instanceof Error ? error.message : String(error);
    throw new MessageSyntaxError(reasons[code] ?? code.toLowerCase().replaceAll('_', ' '));
  }
}

function toPart(element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return { kind: 'text', text: element.value };
    case TYPE.argument:
      return { kind: 'argument', name: element.value, type: 'string' };
    case TYPE.number:
      if (element.style) throw new MessageSyntaxError(`{${element.value}, number} takes no style`);
      return { kind: 'argument', name: element.value, type: 'number' };
    case TYPE.pound:
      return { kind: 'count' };
    case TYPE.select:
      return { kind: 'select', name: element.value, options: toOptions(element.options) };
    case TYPE.plural:
      if (element.offset) throw new MessageSyntaxError('plural takes no offset');
      return {
        kind: 'plural',
        name: element.value,
        ordinal: element.pluralType === 'ordinal',
        options: toOptions(element.options),
      };
    default:
      throw new MessageSyntaxError(
        'dates, times and tags are formatted by the code that passes them, as plain text',
      );
  }
}

function toOptions(options: Record<string, { value: MessageFormatElement[] }>): Map<string, MessagePart[]> {
  return new Map(Object.entries(options).map(([name, option]) => [name, option.value.map(toPart)]));
}

/** Makes an argument a number everywhere if a plural counts it. */
function withNumbers(parts: readonly MessagePart[], args: readonly MessageArgument[]): MessagePart[] {
  const numbers = new Set(args.filter(({ type }) => type === 'number').map(({ name }) => name));
  const convert = (part: MessagePart): MessagePart => {
    if (part.kind === 'argument') return numbers.has(part.name) ? { ...part, type: 'number' } : part;
    if (part.kind !== 'plural' && part.kind !== 'select') return part;
    return { ...part, options: new Map([...part.options].map(([name, list]) => [name, list.map(convert)])) };
  };
  return parts.map(convert);
}

/** The arguments of a message, by name; a plural's argument is a number. */
export function collectArguments(parts: readonly MessagePart[]): MessageArgument[] {
  const found = new Map<string, MessageArgument['type']>();
  const visit = (list: readonly MessagePart[]): void => {
    for (const part of list) {
      if (part.kind === 'text' || part.kind === 'count') continue;
      const type = part.kind === 'argument' ? part.type : part.kind === 'plural' ? 'number' : 'string';
      if (found.get(part.name) !== 'number') found.set(part.name, type);
      if (part.kind !== 'argument') for (const option of part.options.values()) visit(option);
    }
  };
  visit(parts);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, type]) => ({ name, type }));
}

/** All plurals and selects of a message, outer ones first. */
export function findChoices(parts: readonly MessagePart[]): Extract<MessagePart, { options: unknown }>[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'plural' && part.kind !== 'select') return [];
    return [part, ...[...part.options.values()].flatMap(findChoices)];
  });
}

/** The texts that a message can give, with x for words and arguments: each layout of their white space once. */
export function layoutsOf(parts: readonly MessagePart[]): readonly string[] {
  return parts.reduce<readonly string[]>(
    (texts, part) => {
      const own =
        part.kind === 'text'
          ? [part.text]
          : part.kind === 'plural' || part.kind === 'select'
            ? [...part.options.values()].flatMap(layoutsOf)
            : ['x'];
      const all = texts.flatMap((text) => own.map((end) => (text + end).replace(/\S+(?: \S+)*/g, 'x')));
      return [...new Set(all)];
    },
    [''],
  );
}
