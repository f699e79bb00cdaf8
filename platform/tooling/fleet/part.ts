import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { until } from '../machine/until.ts';
import { answers } from '../machine/until-ready.ts';
import { StartProblem } from '../start/settings.ts';

/** A fleet's processes begin at the same time, and a machine with two cores has other work. */
const READY_WITHIN_MS = 180_000;
const ASKED_EVERY_MS = 100;
const STOP_WITHIN_MS = 20_000;
/** What ends by itself begins again after this long: who starts it over and over must not fill the log. */
const AGAIN_MS = 1000;

export interface Command {
  program: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** who runs it, where that is not us */
  user?: { uid?: number; gid?: number };
}

export interface PartOptions {
  name: string;
  command: Command;
  /** whether it can work */
  isReady: () => Promise<boolean>;
  /** file that it writes its output to */
  log: string;
  cwd: string;
  /** told what happens to it unasked */
  say: (sentence: string) => void;
}

/** One process of a fleet. What ends unasked begins again, as under a supervisor. */
export class Part {
  readonly name: string;
  readonly #options: PartOptions;
  #child: ChildProcess | undefined;
  #wanted = false;
  #isOver = false;

  constructor(options: PartOptions) {
    this.name = options.name;
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get isUp(): boolean {
    return this.#child !== undefined;
  }

  #begin(): void {
    const { command, log, cwd, say } = this.#options;
    const out = openSync(log, 'a', 0o600);
    const child = spawn(command.program, command.args, {
      ...command.user,
      cwd,
      env: { ...command.env },
      stdio: ['ignore', out, out],
      // Ctrl-C at the terminal reaches who started it alone, who ends all in their order.
      detached: true,
    });
    this.#child = child;
    child.once('exit', (code, signal) => {
      this.#child = undefined;
      if (!this.#wanted) return;
      say(`${this.name} ended (${signal ?? code}), and begins again; see ${log}`);
      setTimeout(() => this.#wanted && !this.#child && this.#begin(), AGAIN_MS).unref();
    });
  }

  /** Starts it where it does not run, without waiting for it. @throws StartProblem once the fleet ends */
  begin(): void {
    if (this.#isOver) throw new StartProblem('The fleet ends.');
    this.#wanted = true;
    if (!this.#child) this.#begin();
  }

  /** @throws StartProblem when it cannot work within three minutes */
  async ready(): Promise<void> {
    const { isReady, log } = this.#options;
    const seen = await until(
      async () => ((await isReady()) ? 'ready' : this.#isOver ? 'over' : undefined),
      `${this.name} is ready`,
      { withinMs: READY_WITHIN_MS, everyMs: ASKED_EVERY_MS },
    ).catch(() => 'late');
    if (seen === 'over') throw new StartProblem('The fleet ends.');
    if (seen === 'late') throw new StartProblem(`${this.name} was not ready in time; see ${log}`);
  }

  async start(): Promise<void> {
    this.begin();
    await this.ready();
  }

  /** Ends it for good: who still wants to start it is refused. */
  async close(signal: 'SIGTERM' | 'SIGINT' | 'SIGUSR1'): Promise<void> {
    this.#isOver = true;
    await this.end(signal);
  }

  /** Sends a signal and waits for the end; it stays ended. What does not end in time is killed. */
  async end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' | 'SIGUSR1'): Promise<void> {
    this.#wanted = false;
    const child = this.#child;
    if (!child) return;
    const exit = new Promise((done) => child.once('exit', done));
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    child.kill(signal);
    await exit;
    clearTimeout(late);
  }
}

/** Under load it and whoever asks it share two processors. */
const ANSWERS_WITHIN_MS = 10_000;

/** Whether a server of ours says that it can work. */
export const readyAt = (port: number) => (): Promise<boolean> =>
  answers(`http://127.0.0.1:${port}/readyz`, ANSWERS_WITHIN_MS);
