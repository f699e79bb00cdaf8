import type { ChildProcess } from 'node:child_process';
import { noteRunning } from './installed.mjs';
import { runToEnd, type Server, startServer, stopAll } from './processes.ts';
import { StartProblem } from './settings.ts';

/** A process tree that is being started, or runs. */
export interface Run {
  /** true once somebody has asked for an end: nothing more is to be begun */
  stopping(): boolean;
  /** Starts a server and waits until it is ready. When it ends by itself, everything does. */
  start(server: Server): Promise<void>;
  /** Runs a script to its end. @throws StartProblem */
  runToEnd(script: string, env: Record<string, string>): Promise<void>;
  /** What else has to be done at the end, after the servers have stopped. */
  onStop(stop: () => Promise<void> | void): void;
}

/**
 * Runs what `begin` starts until SIGINT, SIGTERM or SIGHUP, or until a part of it fails; then all of it stops and the
 * process ends, with code 1 after a failure.
 * @param root of the tree
 */
export async function runUntilStopped(root: string, begin: (run: Run) => Promise<void>): Promise<void> {
  /** Newest first, so that nobody is asked after the server behind it has gone. */
  const running: ChildProcess[] = [];
  const last: (() => Promise<void> | void)[] = [noteRunning(root)];
  let stopping = false;

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await stopAll(running);
    for (const one of last) await one();
    process.exit();
  }

  const run: Run = {
    stopping: () => stopping,
    runToEnd: (script, env) => runToEnd(root, script, env),
    onStop: (one) => {
      last.push(one);
    },
    async start(server) {
      if (stopping) return;
      const child = await startServer(root, server, (begun) => running.unshift(begun));
      child.once('exit', (code) => {
        if (stopping) return;
        console.error(`The ${server.name} ended unexpectedly (${code ?? 'signal'}); stopping the rest.`);
        process.exitCode = 1;
        void stop();
      });
    },
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  try {
    await begin(run);
  } catch (error) {
    if (stopping) return;
    console.error(error instanceof StartProblem ? error.message : error);
    process.exitCode = 1;
    await stop();
  }
}
