import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { ApiError, type FaultCode } from '../rewards-club/api-error.ts';

/** More than any body of the API needs. */
const mostBytes = 16 * 1024;
const jsonType = /^application\/json\s*(;|$)/i;
/** Names are counted in UTF-8: in another charset they would not be seen. */
const otherCharset = /;\s*charset\s*=\s*(?!("?)utf-8\1\s*(;|$))/i;

const codeByStatus: Readonly<Record<number, FaultCode>> = { 413: 'TooLarge', 415: 'UnsupportedMediaType' };
const textOf = new WeakMap<IncomingMessage, string>();

const parse: RequestHandler = express.json({
  type: 'application/json',
  limit: mostBytes,
  inflate: false,
  // What a body has to be, the validators say.
  strict: false,
  verify: (request, _response, bytes) => {
    if (!isUtf8(bytes)) throw new ApiError('BadRequest');
    textOf.set(request, bytes.toString());
  },
});

/**
 * Reads the body of a request as JSON; none counts as `{}`.
 * @throws {ApiError} 413 larger than 16 KiB, 415 no JSON by its type, 400 no JSON by its text, or a name twice in an object
 */
export async function readJson(request: Request, response: Response): Promise<unknown> {
  const { 'content-type': type, 'content-length': length, 'transfer-encoding': transfer } = request.headers;
  const isEmpty = transfer === undefined && Number(length ?? 0) === 0;
  const isJson = type === undefined ? isEmpty : jsonType.test(type) && !otherCharset.test(type);
  if (!isJson) throw new ApiError('UnsupportedMediaType');
  if (isEmpty) return {};
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (thrown?: unknown) => {
      if (thrown === undefined) resolve();
      else reject(explainParseError(thrown));
    });
  });
  const { body }: { readonly body?: unknown } = request;
  if (countNames(textOf.get(request) ?? '') !== countMembers(body)) throw new ApiError('BadRequest');
  return body;
}

function explainParseError(thrown: unknown): ApiError {
  const status = thrown instanceof Error && 'status' in thrown ? Number(thrown.status) : 400;
  return new ApiError(codeByStatus[status] ?? 'BadRequest');
}

/** Names in a JSON text: every string that a colon follows. Of a name that stands twice, parsers keep either. */
function countNames(json: string): number {
  let count = 0;
  for (const [, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) if (colon !== undefined) count += 1;
  return count;
}

/** Without recursion: 16 KiB of brackets nest deeper than the stack. */
function countMembers(value: unknown): number {
  const found: unknown[] = [value];
  let count = 0;
  for (const one of found) {
    if (typeof one !== 'object' || one === null) continue;
    const members = Object.values(one);
    if (!Array.isArray(one)) count += members.length;
    for (const member of members) found.push(member);
  }
  return count;
}
