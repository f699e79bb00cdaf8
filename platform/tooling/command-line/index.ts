export { type CommandLine, type Flags, Misused, readCommandLine } from './command-line.ts';
export { runCommand } from './run-command.ts';
