import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100;

/** CPU seconds of a process and its ended children so far; NaN if the system does not report it. */
export function readProcessorSeconds(pid: number): number {
  try {
    const { own } = readTimes(String(pid));
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + readProcessorSeconds(Number(child)), own);
  } catch {
    return Number.NaN;
  }
}

/** CPU seconds of all ended descendants of this process; NaN if the system does not report it. */
export function readEndedSeconds(): number {
  try {
    return readTimes('self').ended;
  } catch {
    return Number.NaN;
  }
}

/** User and system time of a process and its ended children. */
function readTimes(pid: string): { own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain spaces; the times are the fields 14 to 17.
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map((ticks) => Number(ticks) / ticksPerSecond);
  return { own: user + system, ended: endedUser + endedSystem };
}
