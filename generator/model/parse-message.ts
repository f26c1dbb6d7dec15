import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageArgument, MessagePart } from './model.ts';

/** A message that the generator cannot turn into code, in words for its writer. */
export class MessageSyntaxError extends Error {}

/**
 * Parses an ICU message into parts. Supported: text, {argument}, {argument, number}, plural, selectordinal,
 * select and #. Throws MessageSyntaxError.
 */
export function parseMessage(text: string): MessagePart[] {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true }).map(toPart);
  } catch (error) {
    if (error instanceof MessageSyntaxError) throw error;
    const reason = error instanceof Error ? error.message.toLowerCase().replaceAll('_', ' ') : String(error);
    throw new MessageSyntaxError(reason);
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

/** The plural categories of the message's plurals that `wanted` asks for and the text lacks. */
export function missingCategories(
  parts: readonly MessagePart[],
  wanted: (ordinal: boolean) => readonly string[],
): string[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'plural' && part.kind !== 'select') return [];
    const own =
      part.kind === 'plural' ? wanted(part.ordinal).filter((category) => !part.options.has(category)) : [];
    return [...own, ...[...part.options.values()].flatMap((option) => missingCategories(option, wanted))];
  });
}
