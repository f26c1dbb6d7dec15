import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { stopListening } from '../../http/stop-listening.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** How long a connection waits for a worker, in milliseconds. */
const longestWait = 10_000;

/**
 * A port whose connections are given to workers in turn, one at a time to each. Node's own way of sharing a port resets
 * connections at a stop: the port is open until the last worker has left it, and what it accepted meanwhile is lost.
 */
export class SharedPort {
  readonly #server: Server;
  readonly #waiting: Socket[] = [];
  readonly #free: Worker[] = [];
  readonly #members = new Set<Worker>();
  /** Members that want no more as soon as there is another. */
  readonly #leaving = new Set<Worker>();

  private constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      socket.on('error', () => socket.destroy());
      socket.setTimeout(longestWait, () => socket.destroy());
      this.#waiting.push(socket);
      this.#giveOut();
    });
  }

  /** @returns once it listens; rejects with the system's error */
  static async open(host: string, port: number): Promise<SharedPort> {
    // Without delay, as Node's HTTP server has its own connections.
    const server = createServer({ pauseOnConnect: true, noDelay: true });
    await once(server.listen({ host, port }), 'listening');
    return new SharedPort(server);
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** Gives connections to a worker from its first to its last message, or to its end. */
  include(worker: Worker): void {
    worker.on('message', (message: FromWorker) => {
      if (message === 'open') {
        // One that still loads the pages can only say so.
        if (this.#members.size === 0) this.#add(worker);
      } else if (message === 'leaving') this.#leave(worker);
      else if (message !== 'taken') this.#add(worker);
      else if (this.#members.has(worker)) this.#release(worker);
    });
    worker.once('exit', () => this.#remove(worker));
  }

  /** Accepts no more, and gives the workers what was accepted. A last message says that no more will come. */
  async close(): Promise<void> {
    await stopListening(this.#server);
    const members = [...this.#members];
    for (const [index, socket] of this.#waiting.splice(0).entries()) {
      const worker = members[index % members.length];
      if (worker === undefined) socket.destroy();
      else give(worker, 'connection', socket);
    }
    for (const worker of members) this.#dismiss(worker);
  }

  #add(worker: Worker): void {
    if (this.#members.has(worker)) return;
    this.#members.add(worker);
    this.#release(worker);
    this.#dismissLeaving();
  }

  #leave(worker: Worker): void {
    if (this.#members.has(worker)) {
      this.#leaving.add(worker);
      this.#dismissLeaving();
    } else this.#dismiss(worker);
  }

  #dismissLeaving(): void {
    if (this.#members.size === this.#leaving.size) return;
    for (const worker of this.#leaving) this.#dismiss(worker);
  }

  #release(worker: Worker): void {
    this.#free.push(worker);
    this.#giveOut();
  }

  #dismiss(worker: Worker): void {
    this.#remove(worker);
    give(worker, 'noMore');
  }

  #remove(worker: Worker): void {
    this.#members.delete(worker);
    this.#leaving.delete(worker);
    const index = this.#free.indexOf(worker);
    if (index >= 0) this.#free.splice(index, 1);
  }

  #giveOut(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#free.shift();
      if (worker === undefined) return;
      const socket = this.#waiting.shift();
      give(worker, 'connection', socket);
    }
  }
}

/** A message to a worker that has died is lost; the supervisor sees its exit. */
function give(worker: Worker, message: ToWorker, socket?: Socket): void {
  worker.process.send?.(message, socket, (fault) => {
    if (fault) socket?.destroy();
  });
}
