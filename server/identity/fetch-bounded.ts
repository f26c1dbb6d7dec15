import { IdentityUnavailable } from '../rewards-club/ports/identity.ts';

/** How long a call to the provider may take in milliseconds, and how many bytes its answer may have. */
export interface CallLimits {
  readonly timeoutMilliseconds: number;
  readonly mostBytes: number;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly text: string;
}

/** Statuses below 500 after which the same call may succeed later. */
const passing = new Set([408, 425, 429]);

/**
 * Calls the provider once: no redirect is followed, nothing is stored, no credentials are taken from elsewhere.
 * @param subject names the call in errors
 * @throws {IdentityUnavailable} no answer, one too late or too long, a redirect, 429 or a server error
 */
export async function fetchBounded(
  subject: string,
  url: string,
  init: RequestInit,
  limits: CallLimits,
): Promise<ProviderAnswer> {
  try {
    const signal = AbortSignal.timeout(limits.timeoutMilliseconds);
    const response = await fetch(url, { ...init, redirect: 'manual', cache: 'no-store', signal });
    const { status } = response;
    const isUsable = status < 500 && !passing.has(status) && !(status >= 300 && status < 400);
    if (!isUsable) {
      await response.body?.cancel();
      throw new IdentityUnavailable(`${subject}: status ${status}`);
    }
    return { status, text: await readText(subject, response, limits.mostBytes) };
  } catch (thrown) {
    if (thrown instanceof IdentityUnavailable) throw thrown;
    const isLate = thrown instanceof Error && thrown.name === 'TimeoutError';
    throw new IdentityUnavailable(`${subject}: ${isLate ? 'no answer in time' : 'no connection'}`);
  }
}

/**
 * The object that an answer holds as JSON.
 * @throws {IdentityUnavailable} it holds no JSON or no object
 */
export function parseObject(subject: string, text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new IdentityUnavailable(`${subject}: no JSON`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new IdentityUnavailable(`${subject}: no JSON object`);
}

/** Reads a body up to a length that counts after decompression. */
async function readText(subject: string, { body }: Response, mostBytes: number): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > mostBytes) {
      await reader.cancel();
      throw new IdentityUnavailable(`${subject}: the answer is too long`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
