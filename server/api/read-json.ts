import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { ApiError, type FaultCode } from '../core/api-error.ts';

/** Above the size of any valid body. */
const mostBytes = 16 * 1024;
const jsonType = /^application\/json\s*(;|$)/i;
/** Duplicate names are detected in UTF-8 only, so other charsets are rejected. */
const otherCharset = /;\s*charset\s*=\s*(?!("?)utf-8\1\s*(;|$))/i;

const codeByStatus: Readonly<Record<number, FaultCode>> = { 413: 'TooLarge', 415: 'UnsupportedMediaType' };
const textOf = new WeakMap<IncomingMessage, string>();

const parse: RequestHandler = express.json({
  type: 'application/json',
  limit: mostBytes,
  inflate: false,
  // The validators check the type.
  strict: false,
  verify: (request, _response, bytes) => {
    if (!isUtf8(bytes)) throw new ApiError('BadRequest');
    textOf.set(request, bytes.toString());
  },
});

/**
 * Reads the body of a request as JSON; an empty body counts as `{}`.
 * @throws {ApiError} 413 above 16 KiB, 415 for another media type, 400 for invalid JSON or a duplicate name
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

/** Counts names in a JSON text: strings before a colon. Parsers differ in which of two duplicates they keep. */
function countNames(json: string): number {
  let count = 0;
  for (const [, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) if (colon !== undefined) count += 1;
  return count;
}

/** Counts names in a parsed value. Not recursive: 16 KiB of brackets would overflow the stack. */
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
