import { readFileSync } from 'node:fs';

/** Of the kernel's clock, as Linux tells it. */
const TICK_MS = 10;

/** Milliseconds of processor that a process took until now, of all its threads: a busy machine hardly changes it. */
export function processorTime(pid: number): number {
  const told = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Behind the name, which may have blanks: utime is the 12th, stime the 13th.
  const [user = 0, system = 0] = told
    .slice(told.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_MS;
}
