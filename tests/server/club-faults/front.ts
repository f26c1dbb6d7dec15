import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../integration/fixture/listen.ts';
import { withStarted } from '../integration/fixture/started.ts';

/** A place that stays where it is, in front of a server that can be away. */
export type Front = ReturnType<ReturnType<typeof withFront>>;

type Mode = { readonly kind: 'open' | 'cut' | 'silent' } | { readonly kind: 'says'; readonly text: string };

/** Stands in front of a port on this machine for a test file's tests. */
export function withFront(behind: () => number) {
  const sockets = new Set<Socket>();
  let mode: Mode = { kind: 'open' };
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((socket) => {
    keep(socket);
    if (mode.kind === 'cut') socket.destroy();
    else if (mode.kind === 'says') socket.end(mode.text);
    else if (mode.kind === 'open') {
      const passed = keep(connect(behind(), '127.0.0.1'));
      socket.pipe(passed).pipe(socket);
      socket.on('close', () => passed.destroy());
      passed.on('close', () => socket.destroy());
    }
  });
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const change = (next: Mode) => {
    mode = next;
    if (next.kind !== 'silent') cutAll();
    for (const socket of sockets) socket.unpipe().pause();
  };
  const port = withStarted(
    () => listen(server),
    async () => {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  );
  return () => ({
    port: port(),
    /** Passes connections on, as it does at first. */
    open: () => change({ kind: 'open' }),
    /** Cuts every connection, the present ones too. */
    cut: () => change({ kind: 'cut' }),
    /** Takes connections and says nothing; the present ones fall silent. */
    silence: () => change({ kind: 'silent' }),
    /** Says one thing to who connects, and hangs up; the present ones are cut. */
    say: (text: string) => change({ kind: 'says', text }),
  });
}
