import type { Config } from '../../config/config.ts';
import { startBuild } from '../serve-site.ts';
import { takeGivenConnections } from './given-connections.ts';

/**
 * Serves the built site on the connections that the supervisor gives to this process, until it gives no more or a
 * signal ends it. Further signals change nothing: a terminal, or a service manager, sends them to the supervisor and
 * to its workers.
 * @param folder of the build
 * @throws {StartupError} when it cannot start
 */
export async function serveAsWorker(config: Config, folder: string): Promise<void> {
  const connections = takeGivenConnections();
  const site = await startBuild(config, folder, connections);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    site.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  void connections.ended.then(stop);
  connections.tellReady(site.url);
}
