import { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the event loop without a new connection, after which the server is closed. */
const quietTurns = 2;
/** Turns after which it is closed anyway. */
const mostTurns = 1000;

/**
 * Stops listening at a moment at which nobody connects: the system resets connections that have been made but not yet
 * accepted. Accepted connections stay open.
 */
export async function stopListening(server: Server): Promise<void> {
  let quiet = 0;
  const note = () => {
    quiet = 0;
  };
  server.on('connection', note);
  for (let turn = 0; quiet < quietTurns && turn < mostTurns; turn += 1) {
    quiet += 1;
    await nextTurn();
  }
  server.off('connection', note);
  // The HTTP server's own close() destroys sockets whose answer is complete but not yet sent.
  Server.prototype.close.call(server);
}
