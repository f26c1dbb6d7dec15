import { randomUUID } from 'node:crypto';
import { operations } from '../../../generated/api/operations.ts';
import { type Browser, headersOf } from './club-call.ts';

const encodings = ['br', 'gzip', 'identity'];
const syllables = ['ma', 're', 'so', 'li', 'bra', 'ko', 'ho', 'tel', 'no', 'vi', 'sun', 'ja'];

/** Creates a function that sends the next request of a fixed mixture and resolves with its status. */
export function mixedRequests(
  url: string,
  paths: readonly string[],
  prefixes: readonly string[],
): () => Promise<number> {
  let count = 0;
  const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)];
  const word = () => Array.from({ length: 3 }, () => pick(syllables)).join('');
  const page = () => get(url, pick(paths) ?? '/', pick(encodings));
  const search = () => {
    const words = Array.from({ length: 1 + Math.floor(Math.random() * 4) }, word);
    return get(url, `${pick(prefixes)}/search?q=${encodeURIComponent(words.join(' '))}`);
  };
  const filtered = () =>
    get(url, `${pick(['/en/hotels', '/hotels', '/de/hotels'])}?stars=${1 + Math.floor(Math.random() * 5)}`);
  const missing = () => get(url, `${pick(prefixes)}/${word()}/${word()}`);
  const named = () =>
    post(url, operations.emailExists.path, { email: `${randomUUID()}@example.com`, locale: 'en' });
  const passkeys = () => post(url, operations.beginPasskeyLogIn.path, {});
  const cookie = () => get(url, operations.refreshCookie.path);
  const broken = () => post(url, operations.loginLoyaltyUser.path, { email: [word()], password: 7 });
  const turn = [
    page,
    page,
    page,
    search,
    page,
    filtered,
    page,
    missing,
    page,
    named,
    cookie,
    passkeys,
    broken,
  ];
  return () => {
    count += 1;
    return (turn[count % turn.length] ?? page)();
  };
}

/** A log-in. @returns its status */
export function logIn({ url }: Browser): Promise<number> {
  const body = { email: 'ana@example.com', password: 'sunce i more', locale: 'en' };
  return post(url, operations.loginLoyaltyUser.path, body);
}

/** A random client address for each request, so that rate limits count each separately. */
function randomClient(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

async function get(url: string, target: string, encoding = 'br'): Promise<number> {
  const response = await fetch(url + target, {
    redirect: 'manual',
    headers: { 'accept-encoding': encoding, ...randomClient() },
  });
  await response.arrayBuffer();
  return response.status;
}

async function post(url: string, path: string, body: unknown): Promise<number> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { ...headersOf({ cookie: '' }), ...randomClient() },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}
