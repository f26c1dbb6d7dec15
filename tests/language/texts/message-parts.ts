import { type MessagePart, parseMessage } from '../../../generator/model/messages/parse-message.ts';

/** Stands for whatever a message is filled with: a count, a title, a date. */
export const filled = '◊';

/** Every text that a message can become, one for each combination of its branches, with `◊` for what is filled in. */
export function readParts(message: string): string[] {
  return expand(parseMessage(message));
}

function expand(parts: readonly MessagePart[]): string[] {
  return parts.reduce<string[]>(
    (heads, part) => {
      const tails = branches(part);
      return heads.flatMap((head) => tails.map((tail) => head + tail));
    },
    [''],
  );
}

function branches(part: MessagePart): string[] {
  switch (part.kind) {
    case 'text':
      return [part.text];
    case 'argument':
    case 'count':
      return [filled];
    case 'select':
    case 'plural':
      return [...part.options.values()].flatMap(expand);
  }
}
