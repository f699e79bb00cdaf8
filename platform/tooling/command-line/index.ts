export { type CommandLine, type Flags, Misused, NotUnderstood, readCommandLine } from './command-line.ts';
export { runCommand } from './run-command.ts';
