import type { Socket } from 'node:net';
import type { ConnectionSource } from '../../http/http-server.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The connections that the supervisor gives to this worker. */
export interface GivenConnections extends ConnectionSource {
  /** Tells the supervisor that this worker serves the site. */
  tellReady(url: string): void;
  /** Resolves when the supervisor gives no more. */
  readonly ended: Promise<void>;
}

export function takeGivenConnections(): GivenConnections {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  return {
    ended,
    tellReady: (ready) => tell({ ready }),
    open(take) {
      process.on('message', (message: ToWorker, socket?: Socket) => {
        if (message === 'noMore') return end();
        // Closed by the guest on its way here, it is undefined.
        if (socket !== undefined) take(socket);
        tell('taken');
      });
      tell('open');
    },
    close() {
      tell('leaving');
      return ended;
    },
  };
}

/** A supervisor that has died cannot be told anything; then this worker ends, too. */
function tell(message: FromWorker): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
