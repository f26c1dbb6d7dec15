/**
 * A minimal Node server of pages: one look-up, then the same headers and bytes as a running site sends. Takes the
 * site's address, an Accept-Encoding and paths, or `@` with a file of paths; prints its own address.
 */
import { readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

const [, , origin = '', encoding = '', ...named] = process.argv;
const [file] = named[0]?.startsWith('@') ? [named[0].slice(1)] : [];
const paths = file === undefined ? named : readFileSync(file, 'utf8').split('\n');

interface Answer {
  readonly headers: string[];
  readonly body: Buffer;
}

const perHop = new Set(['connection', 'keep-alive', 'date']);

function fetchAnswer(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { headers: { 'accept-encoding': encoding } };
    get(origin + path, options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const headers: string[] = [];
      for (let index = 0; index < response.rawHeaders.length; index += 2) {
        const [name = '', value = ''] = response.rawHeaders.slice(index, index + 2);
        if (!perHop.has(name.toLowerCase())) headers.push(name, value);
      }
      resolve({ headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

const answers = new Map<string, Answer>();
for (const path of paths) answers.set(path, await fetchAnswer(path));

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) response.writeHead(404).end();
  else response.writeHead(200, answer.headers).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
