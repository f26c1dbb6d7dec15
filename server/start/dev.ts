import { spawn } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createDevSite } from '../../app/vite/dev-site.ts';
import { ConfigErrors, originOf, readConfig } from '../config/config.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createLog } from '../http/log.ts';
import { placeholdersOf } from '../pages/site-settings.ts';
import { createSecurityHeaders } from '../security/security-headers.ts';
import { createCardDrawer } from '../social-cards/card-drawer.ts';
import { openCardFiles } from '../social-cards/card-files.ts';
import { createDevHandler } from './dev-handler.ts';
import { followTables } from './dev-tables.ts';
import { openServices } from './open-services.ts';
import { explainListenError, StartupError } from './startup-errors.ts';

const generator = fileURLToPath(new URL('../../generator/cli.ts', import.meta.url));
const mediaFolder = fileURLToPath(new URL('../../generated/pictures', import.meta.url));
const fontsFolder = fileURLToPath(new URL('../../generated/fonts', import.meta.url));

/** Serves the site from its sources. Generator, Vite and server all follow edits. */
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
  const siteUrl = config.siteUrl ?? url;
  const services = await openServices(config, log);
  const club = services.createClub(siteUrl);
  services.start();
  const watcher = spawn(process.execPath, [generator, '--watch'], { stdio: 'inherit' });
  process.once('exit', () => watcher.kill());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => services.stop().finally(() => process.exit(0)));
  }

  const devSite = await createDevSite(server.node);
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  server.serve((request, response) => handle(request, response));
  const { fill } = placeholdersOf(config, siteUrl);
  const shared = {
    config,
    siteUrl,
    fill,
    mediaFolder,
    cards: { drawer: createCardDrawer(fontsFolder), files: openCardFiles(undefined) },
    securityHeaders,
    log,
    club,
    identity: services.identity,
  };
  await followTables(
    (tables) => {
      handle = createDevHandler({ ...shared, tables }, devSite);
    },
    (thrown) => log.error({ err: thrown }, 'the generated tables could not be loaded'),
  );
  process.stdout.write(`${url}\n`);
}

try {
  await startDev();
} catch (thrown) {
  if (!(thrown instanceof ConfigErrors || thrown instanceof StartupError)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 1;
}
