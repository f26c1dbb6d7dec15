import type { Origin, Report } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { MessagesModel } from './message-model.ts';

/** Data for checks of message keys. */
export interface MessageContext {
  readonly messages: MessagesModel;
  readonly incomplete: boolean;
}

/** Reports a key, as group.name, of which there is no message with just these arguments. */
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
