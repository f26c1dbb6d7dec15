import { readBoundedText } from '../../core/bounded-text.ts';
import { codeName } from '../../core/failures.ts';
import { IdentityUnavailable } from '../../core/ports/identity.ts';

/** Time limit of a call in milliseconds, and size limit of its answer in bytes. */
export interface CallLimits {
  readonly timeoutMilliseconds: number;
  readonly mostBytes: number;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly text: string;
}

/** Statuses below 500 after which a retry may succeed. */
const passing = new Set([408, 425, 429]);

/**
 * Calls the provider once, without redirects or caching.
 * @param subject names the call in errors
 * @throws {IdentityUnavailable} if there is no answer, or it is late, too long, a redirect, 408, 425, 429 or a server error
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
    const text = await readBoundedText(response, limits.mostBytes);
    if (text === undefined) throw new IdentityUnavailable(`${subject}: the answer is too long`);
    return { status, text };
  } catch (thrown) {
    if (thrown instanceof IdentityUnavailable) throw thrown;
    const isLate = thrown instanceof Error && thrown.name === 'TimeoutError';
    const problem = isLate ? 'no answer in time' : `no connection ${codeName(thrown)}`;
    throw new IdentityUnavailable(`${subject}: ${problem.trim()}`);
  }
}

/**
 * Parses an answer as a JSON object.
 * @throws {IdentityUnavailable} if it is not one
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
