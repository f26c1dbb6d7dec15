import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../rewards-club/api-error.ts';

/** Several times the longest answers that a form takes, so that a text that is too long comes back with its error. */
const mostBytes = 128 * 1024;
const mostParameters = 200;
const formType = /^application\/x-www-form-urlencoded\s*(;\s*charset=("?)utf-8\2\s*)?$/i;

/**
 * Reads the body of a form as browsers send it.
 * @throws {ApiError} 413 if it is too large, 415 for another media type, 400 if it is no UTF-8 or has too many parts
 */
export async function readFormBody(request: IncomingMessage): Promise<URLSearchParams> {
  if (!formType.test(request.headers['content-type'] ?? '')) throw new ApiError('UnsupportedMediaType');
  const bytes = await readBytes(request);
  const body = new URLSearchParams(bytes.toString('latin1'));
  if (body.size > mostParameters || !isUtf8(bytes)) throw new ApiError('BadRequest');
  return new URLSearchParams(bytes.toString());
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request) {
      length += part.length;
      if (length > mostBytes) throw new ApiError('TooLarge');
      parts.push(part);
    }
  } catch (thrown) {
    // A browser that hangs up is no fault of the site.
    throw thrown instanceof ApiError ? thrown : new ApiError('BadRequest');
  }
  return Buffer.concat(parts);
}
