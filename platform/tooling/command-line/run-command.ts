import { Misused, NotUnderstood } from './command-line.ts';

/** As shells and git know a command that was typed wrongly. */
const MISUSED = 2;

/**
 * Runs a command to its end. What it throws is said as one message, and the process ends with 1, or with 2 when nothing
 * was begun since it was misused.
 * @param usage what can be typed: all that `--help` does is to say it, and it stands behind what was not understood
 */
export async function runCommand(run: () => Promise<void>, usage?: string): Promise<void> {
  if (usage !== undefined && process.argv.slice(2).includes('--help')) {
    console.info(usage);
    return;
  }
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (usage !== undefined && error instanceof NotUnderstood) console.error(`\n${usage}`);
    process.exitCode = error instanceof Misused ? MISUSED : 1;
  }
}
