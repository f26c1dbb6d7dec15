import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** A program with its arguments. */
export interface Run {
  readonly program: string;
  readonly args: readonly string[];
}

/** Output and exit code of a program. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

const patience = 600_000;
const finished = new Int32Array(new SharedArrayBuffer(4));
const { port1: port, port2: other } = new MessageChannel();
const thread = new Worker(new URL('./program-thread.ts', import.meta.url), {
  workerData: { port: other, finished },
  transferList: [other],
  execArgv: [],
});
thread.unref();

/**
 * Runs a program that ends by itself, and waits for it. It runs in a thread that keeps the modules that it imports: most of the time
 * of a process is for loading them.
 */
export function runProgram(program: string, args: readonly string[]): Outcome {
  const before = Atomics.load(finished, 0);
  port.postMessage({ program, args } satisfies Run);
  if (Atomics.wait(finished, 0, before, patience) === 'timed-out') throw new Error(`${program} hangs.`);
  return receiveMessageOnPort(port)?.message;
}
