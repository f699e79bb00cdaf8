export { type CommandLine, Misused, readCommandLine } from './command-line.ts';
export { runCommand } from './run-command.ts';
