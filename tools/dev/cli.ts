import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createDevSite } from '../../app/vite/dev-site.ts';
import { createLog } from '../../server/core/log.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import { createSecurityHeaders, type HeaderList } from '../../server/http/security-headers.ts';
import { ConfigErrors, originOf, readConfig } from '../../server/start/config/config.ts';
import type { DevAppOptions } from '../../server/start/dev-app.ts';
import { explainListenError, StartupError } from '../../server/start/startup-errors.ts';
import { isEditorRequest, openEditor } from './open-editor.ts';
import { watchApp, watchGenerator } from './watch-sources.ts';

const appModule = fileURLToPath(new URL('../../server/start/dev-app.ts', import.meta.url));

/** Serves the site from its sources. Generator, Vite and server all apply edits. */
async function startDev(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const securityHeaders = createDevHeaders();

  const server = createHttpServer(securityHeaders);
  const port = await server.listen(config.host, config.port).catch((thrown: unknown) => {
    throw explainListenError(thrown, config);
  });
  const url = originOf(config.host, port);
  const opening = openSite(server.node, { config, url, securityHeaders, log });
  // A browser may ask before the site is open.
  server.serve(
    (request, response) =>
      void opening.then(
        ({ handle }) => handle(request, response),
        () => response.destroy(),
      ),
  );
  const { warmUp } = await opening;
  await warmUp();
  process.stdout.write(`${url}\n`);
}

type SiteOptions = Omit<DevAppOptions, 'onFault'>;

/** The site with its editor: how it answers a request, and a first load of its code. */
async function openSite(server: Server, options: SiteOptions) {
  const devSite = await createDevSite(server);
  watchGenerator(devSite);
  const { config, url, log } = options;
  const load = () => devSite.load<typeof import('../../server/start/dev-app.ts')>(appModule);
  const onFault = (thrown: unknown, response: ServerResponse) => {
    const { fault, document } = devSite.describe(thrown);
    process.stderr.write(`${fault}\n`);
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(document);
  };
  const app = watchApp(load, { ...options, onFault });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => app.stop().finally(() => process.exit(0)));
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const { handle } = await app.current();
      handle(request, response);
    } catch (thrown) {
      onFault(thrown, response);
    }
  };
  const edit = openEditor({ host: config.host, siteUrl: config.siteUrl ?? url }, log, devSite.forget);
  return {
    handle(request: IncomingMessage, response: ServerResponse): void {
      const show = () => devSite.middleware(request, response, () => answer(request, response));
      if (isEditorRequest(request)) void edit(request, response, show);
      else show();
    },
    async warmUp(): Promise<void> {
      await app.current().catch((thrown: unknown) => {
        if (isStartupError(thrown)) throw thrown;
        process.stderr.write(`${devSite.describe(thrown).fault}\n`);
      });
    },
  };
}

/**
 * The headers of the site, except that its content security policy would block Vite's reload script, and that the editor shows pages in
 * a frame.
 */
function createDevHeaders(): HeaderList {
  const headers = createSecurityHeaders('http:');
  const framing = headers.indexOf('x-frame-options');
  return headers.with(framing + 1, 'SAMEORIGIN').toSpliced(headers.indexOf('content-security-policy'), 2);
}

/** Vite may load a second copy of this class, so the check uses its name. */
function isStartupError(thrown: unknown): thrown is Error {
  return thrown instanceof Error && thrown.name === StartupError.name;
}

try {
  await startDev();
} catch (thrown) {
  if (!(thrown instanceof ConfigErrors || isStartupError(thrown))) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exit(1);
}
