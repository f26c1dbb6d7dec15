import { readFileSync } from 'node:fs';

/** Linux counts processors' time in hundredths of a second. */
const ticksPerSecond = 100;

/** Seconds of processors that a process and those that it started have had so far; NaN where the system does not report it. */
export function readProcessorSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold spaces; user and system time are the fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    return children.reduce((sum, child) => sum + readProcessorSeconds(Number(child)), own);
  } catch {
    return Number.NaN;
  }
}
