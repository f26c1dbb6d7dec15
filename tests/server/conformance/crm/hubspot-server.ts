import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../integration/fixture/listen.ts';
import { createAccount } from './hubspot-account.ts';
import {
  answerWith,
  errorAnswer,
  errorPage,
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

export interface HubspotServerOptions {
  readonly formIds?: readonly string[];
  readonly subscriptionTypes?: readonly number[];
  /** Called when a request is left without (the rest of) its answer. */
  readonly onHang?: () => void;
}

const token = 'pat-eu1-11111111-2222-3333-4444-555555555555';

/** HubSpot with one account, on a free loopback port. */
export async function startHubspotServer(options: HubspotServerOptions = {}) {
  const { answer, ...account } = createAccount(options.formIds ?? [], options.subscriptionTypes ?? []);
  const seen: SeenRequest[] = [];
  /** Failures for the next requests, in order. */
  const faults: Fault[] = [];
  const route = ({ method, target, headers, body }: SeenRequest): HubspotReply => {
    if (headers.authorization !== `Bearer ${token}`)
      return errorAnswer(401, 'Authentication credentials not found.', 'INVALID_AUTHENTICATION');
    const missing = '<html><title>Error 404 Not Found</title></html>';
    const known = answer(method, new URL(target, 'http://loopback'), body);
    return known ?? reply(404, missing, { type: 'text/html;charset=utf-8' });
  };
  const server = createServer(async (request, response) => {
    const { method = '', url: target = '', headers } = request;
    const asked = { method, target, headers, body: await text(request) };
    seen.push(asked);
    const fault = faults.shift();
    if (fault === undefined) answerWith(response, route(asked));
    else
      playFault(
        response,
        fault,
        () => route(asked),
        () => options.onHang?.(),
      );
  });
  const port = await listen(server);
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return {
    url: `http://127.0.0.1:${port}`,
    token,
    ...account,
    seen,
    faults,
    close,
    /** Fields of the forms that have come, in order. */
    fieldsOf: (formId: string) =>
      account.forms.received.filter((form) => form.formId === formId).map(({ fields }) => fields),
    /** Every request gets this in place of an answer, until `recover`; more than all requests and repeats of a test. */
    fail: (fault: Fault = reply(502, errorPage, { type: 'text/html' })) =>
      void faults.push(...Array(500).fill(fault)),
    recover: () => void faults.splice(0),
  };
}
