import { steering } from '../../generated/forms/filters.ts';

/**
 * Writes a text, in which what guests have entered may steer a terminal: such a character is shown as JSON escapes it, so
 * that JSON means what it did.
 */
export function print(stream: Pick<NodeJS.WriteStream, 'write'>, text: string): void {
  const shown = text.replace(steering, (character, at: number) => {
    const isRowEnd = character === '\r' && text[at + 1] === '\n';
    return isRowEnd ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  stream.write(shown);
}
