import { readdirSync, readFileSync } from 'node:fs';
import { errorCode } from '../src/errors/index.ts';

/** Of the kernel's clock, as Linux tells it. */
const TICK_MS = 10;

interface Told {
  parent: number;
  /** milliseconds of processor until now, of all its threads */
  own: number;
  /** of its children that have ended */
  ended: number;
}

/** What `/proc/<pid>/stat` tells (proc(5)), by the places behind the name, which may have blanks. */
function statOf(pid: number | string): Told {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const number = (place: number) => Number(fields[place] ?? 0);
  return {
    parent: number(1),
    own: (number(11) + number(12)) * TICK_MS,
    ended: (number(13) + number(14)) * TICK_MS,
  };
}

/** Milliseconds of processor that a process took until now, of all its threads: a busy machine hardly changes it. */
export const processorTime = (pid: number): number => statOf(pid).own;

export const parentOf = (pid: number): number => statOf(pid).parent;

/** The same of a process and all of its children, those too that have ended. */
export function processorTimeOfAll(pid: number): number {
  const { own, ended } = statOf(pid);
  const live = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((child) => {
      try {
        const told = statOf(child);
        return told.parent === pid ? told.own : 0;
      } catch (error) {
        // It has ended meanwhile.
        if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return 0;
        throw error;
      }
    });
  return live.reduce((sum, time) => sum + time, own + ended);
}
