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

/** In milliseconds. */
const patience = 600_000;
const interval = 20;
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
  port.postMessage({ program, args } satisfies Run);
  for (let waited = 0; waited < patience; waited += interval) {
    const answer = receiveMessageOnPort(port);
    if (answer !== undefined) return answer.message;
    // The thread wakes this one; under load its message has been seen to arrive after that.
    Atomics.wait(finished, 0, Atomics.load(finished, 0), interval);
  }
  throw new Error(`${program} hangs.`);
}
