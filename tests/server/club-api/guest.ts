import { type OperationId, operations, type Schemas } from '../../../generated/api/operations.ts';
import { answerValidators } from '../../../generated/api/validators.js';
import { type AnswerBody, Browser } from './browser.ts';

/** An answer of the API whose shape has been held against the OpenAPI document. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** As it was sent. */
  readonly text: string;
  /** Parsed; undefined where there is none. */
  readonly body: AnswerBody;
}

/** Headers of a request beside those that a browser sends; undefined takes one of these away. */
export type SentHeaders = Readonly<Record<string, string | undefined>>;

/** Options of a call; a body of text or bytes is sent unchanged. */
export interface Sent {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: SentHeaders;
}

const isProblem = answerValidators.logout[403];

/** A browser that calls the API by HTTP: keeps cookies, says where it comes from as browsers do. */
export class Guest extends Browser {
  readonly url: string;
  readonly #headers: SentHeaders;

  /** @param headers sent with every request */
  constructor(url: string, headers: SentHeaders = {}, cookies: Readonly<Record<string, string>> = {}) {
    super(new Map(Object.entries(cookies)));
    this.url = url;
    this.#headers = headers;
  }

  async ask(
    id: OperationId,
    body?: unknown,
    path: Readonly<Record<string, string>> = {},
  ): Promise<AnswerBody> {
    return (await this.call(id, { path, body })).body;
  }

  /** Calls an operation, and holds the answer against the document. */
  async call(id: OperationId, { path = {}, query, body, headers = {} }: Sent = {}): Promise<ApiAnswer> {
    const { method, path: template } = operations[id];
    const target = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const asked = query === undefined ? target : `${target}?${new URLSearchParams(query)}`;
    const answer = await this.send(method, asked, body, headers);
    checkAnswer(id, answer);
    return answer;
  }

  /** Sends a request to any path. */
  async send(method: string, target: string, body?: unknown, headers: SentHeaders = {}): Promise<ApiAnswer> {
    const all = {
      ...(method === 'GET' ? {} : { origin: this.url, 'sec-fetch-site': 'same-origin' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(this.cookies.size === 0 ? {} : { cookie: this.#cookieHeader() }),
      ...this.#headers,
      ...headers,
    };
    const response = await fetch(this.url + target, {
      method,
      redirect: 'manual',
      headers: Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined),
      ...(body === undefined ? {} : { body: isReady(body) ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const text = await response.text();
    const isJson = text !== '' && /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    };
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function isReady(body: unknown): body is string | Uint8Array<ArrayBuffer> | FormData {
  return typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
}

function checkAnswer(id: OperationId, { status, headers, body, text }: ApiAnswer): void {
  if (headers.get('cache-control') !== 'no-store') throw new Error(`${id}: ${status} may be stored`);
  if (status >= 300 && status < 400) return;
  const documented = answerValidators[id][status];
  // Whatever the operation, its path and method may be wrong, and the server too.
  const validate = documented ?? (status >= 400 ? isProblem : undefined);
  if (validate?.(body) !== true) throw new Error(`${id}: ${status} does not have its shape: ${text}`);
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  if (!headers.get('content-type')?.startsWith(type)) throw new Error(`${id}: ${status} is not ${type}`);
  if (status >= 400 && (body as Schemas['Problem']).status !== status)
    throw new Error(`${id}: tells another status`);
}
