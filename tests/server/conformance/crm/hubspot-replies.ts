import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

export interface HubspotReply {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Something other than the usual answer. */
export type Fault =
  | HubspotReply
  /** Says nothing at all. */
  | { readonly kind: 'silent' }
  /** Sends the head and half of the body, then nothing more. */
  | { readonly kind: 'stalled' }
  /** Ends the connection before, or in the middle of, an answer; does what was asked where `isDone`. */
  | { readonly kind: 'cut'; readonly isDone?: boolean; readonly inBody?: boolean };

const json = 'application/json;charset=utf-8';

export function jsonAnswer(status: number, body: unknown): HubspotReply {
  return { status, type: json, text: JSON.stringify(body) };
}

/** HubSpot's usual error body; every field of it is optional. */
export function errorAnswer(
  status: number,
  message: string,
  category?: string,
  rest: Readonly<Record<string, unknown>> = {},
): HubspotReply {
  const body = { status: 'error', message, correlationId: randomUUID(), ...rest };
  return jsonAnswer(status, category === undefined ? body : { ...body, category });
}

/** Any status, any body. */
export function reply(status: number, text = '', rest: Partial<HubspotReply> = {}): HubspotReply {
  return { status, text, ...rest };
}

/** The documented answer of a limit that is reached. */
export function limitReached(
  policyName: string,
  headers: Readonly<Record<string, string>> = {},
): HubspotReply {
  const rest = { errorType: 'RATE_LIMIT', policyName, requestId: randomUUID() };
  const message = `You have reached your ${policyName.toLowerCase()} limit.`;
  return { ...errorAnswer(429, message, 'RATE_LIMITS', rest), headers };
}

/** A gateway's page, with an address in it, as gateways like to have. */
export const errorPage = '<html><body><h1>Bad gateway</h1><p>guest@example.com</p></body></html>';

export function answerWith(response: ServerResponse, { status, type, headers, text }: HubspotReply): void {
  response.writeHead(status, { ...(type === undefined ? {} : { 'Content-Type': type }), ...headers });
  response.end(status === 204 ? undefined : text);
}

/** @param onHang called where the rest of the answer does not come */
export function playFault(
  response: ServerResponse,
  fault: Fault,
  answer: () => HubspotReply,
  onHang: () => void,
): void {
  if ('status' in fault) answerWith(response, fault);
  else if (fault.kind === 'silent') onHang();
  else if (fault.kind === 'cut' && fault.inBody !== true) {
    if (fault.isDone === true) answer();
    response.destroy();
  } else {
    const { status, text } = answer();
    response.writeHead(status, { 'Content-Type': json, 'Content-Length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => {
      if (fault.kind === 'cut') response.destroy();
      else onHang();
    });
  }
}
