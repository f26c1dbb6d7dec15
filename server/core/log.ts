import { pino } from 'pino';
import { codeName } from './failures.ts';

/** The server's log. Entries never contain IP addresses, query strings, bodies or unknown paths. */
export type Log = Pick<pino.Logger, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'isLevelEnabled'>;

/** The first is the default. */
export const logLevels = ['info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** Creates the log: JSON lines on standard error, because standard output is for people. */
export function createLog(level: LogLevel): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, pino.destination({ dest: 2, sync: true }));
}

/**
 * The safe parts of a thrown value for the log: class, code and stack. The message is left out, because a parser's
 * message quotes its input, which may imitate a line of the stack.
 */
export function describeError(thrown: unknown): { fault: string; code?: string; at: readonly string[] } {
  if (!(thrown instanceof Error)) return { fault: typeof thrown, at: [] };
  const { name, message, stack = '' } = thrown;
  const start = stack.indexOf(message);
  const places = start === -1 ? '' : stack.slice(start + message.length);
  const at = places.split('\n').flatMap((line) => /^\s+at (.*)$/.exec(line)?.[1] ?? []);
  const code = codeName(thrown);
  const fault = /^\w{1,60}$/.test(name) ? name : 'Error';
  return { fault, ...(code !== '' && { code }), at: at.slice(0, 12) };
}
