import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os';

/** The machine that a benchmark ran on, so that its figures can be compared with others. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** Gibibytes. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  /** Load average of the last minute; above the number of cores, figures are too high. */
  readonly load: number;
}

/** Describes the machine at this moment. */
export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 2 ** 30),
    system: type(),
    node: process.version,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/** The machine in one line. */
export function formatMachine({ processor, cores, memory, system, node, load }: Machine): string {
  return `${processor}, ${cores} cores, ${memory} GiB, ${system}, Node ${node}, load ${load}`;
}
