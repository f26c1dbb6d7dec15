import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SocialCard } from '../../app/document/social-card.ts';

export interface DrawRequest {
  readonly card: SocialCard;
  /** File of the picture. */
  readonly background: string;
}

export type DrawResponse = { readonly jpeg: Uint8Array } | { readonly fault: string };

/** Draws cards, one at a time. */
export interface CardDrawer {
  /** @throws where the card cannot be drawn */
  draw(request: DrawRequest): Promise<Buffer>;
  /** Ends what is being drawn. */
  stop(): void;
}

/** Seen from the bundled server, or from here. */
const program = ['draw-cards.mjs', './draw-cards.ts']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find(existsSync);

const longestDrawing = 15_000;
const idleTime = 10_000;

/**
 * Draws in a process of its own, with less priority: pages do not wait for it, and what drawing leaves in memory ends with it. It is
 * started for the first card, and let go when none has been asked for in a while.
 * @param fonts folder of the site’s font files
 */
export function createCardDrawer(fonts: string): CardDrawer {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const start = () => {
    if (program === undefined) throw new Error('The program that draws cards is not there.');
    const env = { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' };
    const started = fork(program, [fonts], { env, execArgv: [], serialization: 'advanced' });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    started.on('error', () => started.kill('SIGKILL'));
    // It is no reason for the server to go on.
    started.unref();
    started.channel?.unref();
    return started;
  };
  const drawNow = async (request: DrawRequest) => {
    clearTimeout(idle);
    child ??= start();
    try {
      return await ask(child, request);
    } catch (error) {
      stop();
      throw error;
    } finally {
      idle = setTimeout(stop, idleTime).unref();
    }
  };
  return {
    draw(request) {
      const drawn = last.then(() => drawNow(request));
      last = drawn.catch(() => undefined);
      return drawn;
    },
    stop,
  };
}

async function ask(child: ChildProcess, request: DrawRequest): Promise<Buffer> {
  const given = new AbortController();
  const signal = AbortSignal.any([given.signal, AbortSignal.timeout(longestDrawing)]);
  try {
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('The process that draws cards has ended.');
    });
    ended.catch(() => undefined);
    const answered = once(child, 'message', { signal });
    answered.catch(() => undefined);
    child.send(request);
    const [response] = (await Promise.race([answered, ended])) as [DrawResponse];
    if ('fault' in response) throw new Error(response.fault);
    return Buffer.from(response.jpeg);
  } finally {
    given.abort();
  }
}
