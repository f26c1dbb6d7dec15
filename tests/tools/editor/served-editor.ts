import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { createEditorRouter } from '../../../tools/editor/editor-router.ts';
import { SpecCopy } from '../../commands/spec-copy.ts';
import { type Asking, ask } from '../../server/integration/fixture/ask.ts';
import { listen } from '../../server/integration/fixture/listen.ts';
import { withStarted } from '../../server/integration/fixture/started.ts';

/** An offer whose file has comments, quotes and a folded text that a save must keep. */
export const offer = `# An offer with all kinds of layout
themes: [ season ] # one for now
assumed:
  # The hotels said so.
  stay: { from: 2027-05-01, to: 2027-06-30 }
  nights: 3
locales:
  hr:
    title: "Proljeće: more"
    slug: proljece
  en:
    title: Spring by the sea
    summary: >-
      A folded summary
      of two lines.
  de: { title: Frühling, slug: fruehling }
`;

const facts = `stay: { kinds: [ offer ], type: dates, role: stay, names: { hr: Boravak, en: Dates of stay, de: Reisezeit, se: Vistelse } }
nights: { kinds: [ offer ], type: number, unit: night, names: { hr: Trajanje, en: Length of stay, de: Dauer, se: Längd } }
heating: { kinds: [ property ], type: text, names: { hr: Grijanje, en: Heating, de: Heizung, se: Värme } }
`;

/** The editor of a small site with that offer, over HTTP. */
export function withEditor() {
  const started = withStarted(
    async () => {
      const copy = new SpecCopy('base');
      copy.write('data/facts.yaml', facts);
      copy.write('routes/offers/spring.yaml', offer);
      copy.write('content/spring/en.md', 'One line.\r\nAnother line.\r\n');
      const app = express();
      const server = createServer(app);
      const url = `http://127.0.0.1:${await listen(server)}`;
      const folders = { spec: join(copy.folder, 'spec'), out: copy.folder };
      const place = { host: '127.0.0.1', siteUrl: url };
      app.use(createEditorRouter({ folders, place, events: { record: () => undefined } }));
      app.use((_request, response) => void response.status(404).end('no page'));
      const generated = copy.generate();
      const published = join(copy.folder, 'generated/published-paths.txt');
      const paths = readFileSync(published, 'utf8');
      /** Forgets the addresses that other tests have published. */
      const forgetPaths = () => writeFileSync(published, paths);
      return { copy, server, url, generated, forgetPaths };
    },
    ({ copy, server }) => {
      server.close();
      copy.remove();
    },
  );

  /** The token in the editor's page. */
  async function readToken(): Promise<string> {
    const { text } = await ask(started(), '/dev/editor');
    return /name="token" content="([^"]+)"/.exec(text)?.[1] ?? '';
  }

  return {
    started,
    /** A request of the editor's page, as a browser sends it. */
    async send(target: string, method: string, body?: unknown, asking: Asking = {}) {
      const headers = {
        'Sec-Fetch-Site': 'same-origin',
        'X-Editor-Token': await readToken(),
        'Content-Type': 'application/json',
        ...asking.headers,
      };
      const { status, text } = await ask(started(), `/dev/editor/api/${target}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(asking.body === undefined ? {} : { body: asking.body }),
      });
      return { status, answer: JSON.parse(text) };
    },
    readToken,
  };
}
