/*
 * A minimal Express server with a route and a database. Takes the database's file; prints its address when it is ready.
 */
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';

const database = new DatabaseSync(process.argv[2] ?? ':memory:');
const app = express();
app.get('/readyz', (_request, response) => {
  response.json(database.prepare('SELECT 1').get());
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
