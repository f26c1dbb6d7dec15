import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createContactBook } from './hubspot-contact-book.ts';
import { createFormDesk } from './hubspot-form-desk.ts';
import { createPreferences } from './hubspot-preferences.ts';
import {
  answerWith,
  errorAnswer,
  type Fault,
  type HubspotReply,
  playFault,
  reply,
} from './hubspot-replies.ts';

/** A request as it came, for tests that look at what was sent. */
interface SeenRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type HubspotServer = Awaited<ReturnType<typeof startHubspotServer>>;

export interface HubspotServerOptions {
  readonly portalId?: string;
  readonly formIds?: readonly string[];
  readonly subscriptionTypes?: readonly number[];
  /** Called when a request is left without (the rest of) its answer. */
  readonly onHang?: () => void;
}

const token = 'pat-eu1-11111111-2222-3333-4444-555555555555';

/**
 * Answers on a free loopback port as HubSpot's documentation and captures of its answers say: contacts of the CRM
 * objects API v3, authenticated form submissions v3, subscription preferences v4, error bodies, throttling.
 */
export async function startHubspotServer(options: HubspotServerOptions = {}) {
  const contacts = createContactBook();
  const forms = createFormDesk(options.portalId ?? '123456', options.formIds ?? []);
  const preferences = createPreferences(options.subscriptionTypes ?? []);
  const seen: SeenRequest[] = [];
  /** Failures for the next requests, in order. */
  const faults: Fault[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url: target = '', headers } = request;
    const body = await text(request);
    const asked = { method, target, headers, body };
    seen.push(asked);
    const fault = faults.shift();
    const answer = () => route(asked);
    if (fault === undefined) answerWith(response, answer());
    else playFault(response, fault, answer, () => options.onHang?.());
  };
  const route = ({ method, target, headers, body }: SeenRequest): HubspotReply => {
    if (headers.authorization !== `Bearer ${token}`)
      return errorAnswer(401, 'Authentication credentials not found.', 'INVALID_AUTHENTICATION');
    const url = new URL(target, 'http://loopback');
    if (contacts.serves(url)) return contacts.answer(method, url, body);
    if (forms.serves(url) && method === 'POST') return forms.answer(url, body);
    if (preferences.serves(url) && method === 'POST') return preferences.answer(url, body);
    return reply(404, '<html><title>Error 404 Not Found</title></html>', { type: 'text/html;charset=utf-8' });
  };
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, token, contacts, forms, preferences, seen, faults, close };
}
