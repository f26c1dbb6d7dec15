import { createHubspotClient, type HubspotClient } from './http-client.ts';
import type { HubspotClientOptions } from './request.ts';

/**
 * A client for one of HubSpot's hosts.
 * @throws {TypeError} if the token is not a valid header value; the message does not contain it
 */
export function connect(options: Omit<HubspotClientOptions, 'baseUrl'>, url: string): HubspotClient {
  if (!/^[\x21-\x7e]+$/.test(options.token))
    throw new TypeError('The HubSpot token is empty or has invalid characters.');
  return createHubspotClient({ ...options, baseUrl: url.replace(/\/+$/, '') });
}
