/** Serves a folder with Express and sirv, as they are; prints the address. */
import express from 'express';
import sirv from 'sirv';

const app = express()
  .disable('x-powered-by')
  .use(sirv(process.argv[2] ?? '.'));
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
