import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createDevSite } from '../../app/vite/dev-site.ts';
import { createLog } from '../../server/core/log.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import { createSecurityHeaders } from '../../server/http/security-headers.ts';
import { ConfigErrors, originOf, readConfig } from '../../server/start/config/config.ts';
import { explainListenError, StartupError } from '../../server/start/startup-errors.ts';
import { watchApp, watchGenerator } from './watch-sources.ts';

const appModule = fileURLToPath(new URL('../../server/start/dev-app.ts', import.meta.url));

/** Serves the site from its sources. Generator, Vite and server all apply edits. */
async function startDev(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  // The site's content security policy blocks Vite's reload script.
  const headers = createSecurityHeaders('http:');
  const policy = headers.indexOf('content-security-policy');
  const securityHeaders = headers.toSpliced(policy, 2);

  const server = createHttpServer(securityHeaders);
  const port = await server.listen(config.host, config.port).catch((thrown: unknown) => {
    throw explainListenError(thrown, config);
  });
  const url = originOf(config.host, port);
  const devSite = await createDevSite(server.node);
  watchGenerator(devSite);

  const load = () => devSite.load<typeof import('../../server/start/dev-app.ts')>(appModule);
  const onFault = (thrown: unknown, response: ServerResponse) => {
    const { fault, document } = devSite.describe(thrown);
    process.stderr.write(`${fault}\n`);
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(document);
  };
  const app = watchApp(load, { config, url, securityHeaders, log, onFault });
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
  server.serve((request, response) => devSite.middleware(request, response, () => answer(request, response)));
  await app.current().catch((thrown: unknown) => {
    if (isStartupError(thrown)) throw thrown;
    process.stderr.write(`${devSite.describe(thrown).fault}\n`);
  });
  process.stdout.write(`${url}\n`);
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
