import { readdirSync, readFileSync } from 'node:fs';
import type { Part } from './part.ts';

const PAGE_KIB = 4;
/** Of the kernel's clock, as Linux tells it. */
const TICK_MS = 10;

/** Resident memory of a process, MB; 0 for one that has ended. */
export function memoryOf({ pid }: Pick<Part, 'pid'>): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * PAGE_KIB) / 1024;
  } catch {
    return 0;
  }
}

/** Parent, and milliseconds of processor until now, of a process. */
function statOf(pid: string | number): { parent: number; ms: number } | undefined {
  try {
    const told = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may have blanks: the parent is the 2nd, utime the 12th, stime the 13th.
    const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    return { parent: parent ?? 0, ms: ((user ?? 0) + (system ?? 0)) * TICK_MS };
  } catch {
    return undefined;
  }
}

/** Milliseconds of processor that a process and its children have taken until now: a busy machine hardly changes it. */
export function processorOf({ pid }: Pick<Part, 'pid'>): number {
  if (pid === undefined) return 0;
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.flatMap((name) => {
    const stat = statOf(name);
    return stat?.parent === pid ? [stat.ms] : [];
  });
  return children.reduce((sum, ms) => sum + ms, statOf(pid)?.ms ?? 0);
}
