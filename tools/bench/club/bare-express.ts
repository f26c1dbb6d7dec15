/**
 * The least that Express does for a call of the API: reads a JSON body and answers, with the headers that every answer of
 * the site has. Prints its URL.
 */
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createSecurityHeaders, setHeaders } from '../../../server/security/security-headers.ts';

const headers = createSecurityHeaders('http:');
const app = express();
app.disable('x-powered-by').disable('etag');
app.post('/', express.json(), (_request, response) => {
  setHeaders(response, headers);
  response.set('Cache-Control', 'no-store').json({ success: false });
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
