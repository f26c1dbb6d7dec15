import { type Answer, type Asking, ask } from '../../server/integration/fixture/ask.ts';
import type { Front } from './running-front.ts';

/** Headers about nginx itself and the connection, and those that depend on the compression level. */
const ownHeaders = ['date', 'server', 'connection', 'keep-alive', 'etag', 'content-length'];
const atOnce = 16;

export interface Comparing extends Asking {
  /** Also held against nginx’s answer; gives what is wrong with it. */
  check?(answer: Answer): readonly string[];
  /** Headers that may differ; `text` stands for the body. */
  readonly except?: readonly string[];
}

/** Asks nginx and an app for the same, and gives what differs in status, headers and text. */
export async function compareAnswers(
  { url, apps: [app] }: Front,
  targets: readonly string[],
  { check = () => [], except = [], ...asking }: Comparing = {},
): Promise<readonly string[]> {
  if (app === undefined) throw new Error('There is no app.');
  const faults: string[] = [];
  const remaining = targets.values();
  const askInTurn = async () => {
    for (const target of remaining) {
      const [got, want] = await Promise.all([ask({ url }, target, asking), ask(app, target, asking)]);
      const found = [...compare(got, want, except), ...check(got)];
      faults.push(...found.map((fault) => `${target}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
  return faults;
}

/** An answer that nginx has given from its files, by the form of its entity tags. */
export function expectFile({ headers }: Answer): readonly string[] {
  return /^"[\da-f]+-[\da-f]+"$/.test(headers.etag ?? '') ? [] : ['not from a file'];
}

function compare(got: Answer, want: Answer, except: readonly string[]): readonly string[] {
  const names = new Set([...Object.keys(got.headers), ...Object.keys(want.headers)]);
  const compared = [...names].filter((name) => !ownHeaders.includes(name) && !except.includes(name));
  return [
    ...(got.status === want.status ? [] : [`status ${got.status}, not ${want.status}`]),
    ...(got.text === want.text || except.includes('text') ? [] : ['another text']),
    ...compared.flatMap((name) => {
      const [one, other] = [String(got.headers[name]), String(want.headers[name])];
      return one === other ? [] : [`${name} is ${one}, not ${other}`];
    }),
  ];
}
