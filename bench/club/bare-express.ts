/** The least that Express does for a JSON call: reads a body and answers. Prints its URL. */
import type { AddressInfo } from 'node:net';
import express from 'express';

const app = express();
app.post('/', express.json(), (_request, response) => {
  response.json({ success: false });
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
